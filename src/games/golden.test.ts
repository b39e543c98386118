// Golden records: games played once, that must replay the same for ever (raise a game's version when they cannot).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { verify } from '../engine/index.ts';
import { allGames, findGame } from './loaded.ts';

const folderOf = (id: string) => new URL(`./${id}/golden/`, import.meta.url);
const games = allGames.map(({ game }) => game).filter(({ id }) => existsSync(folderOf(id)));

describe.each(games)('golden records of $id', (game) => {
  const folder = folderOf(game.id);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));

  test('there is one for every seat count', () => {
    const seats = files.map((file) => Number.parseInt(file, 10));
    expect([...new Set(seats)].sort()).toEqual([...game.seatCounts]);
  });

  test.each(files)('%s replays to its result', (file) => {
    const record: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    const answer = verify(record, findGame);
    expect(answer.ok ? answer.record.result : answer.fault).toHaveProperty('places');
  });
});
