// The check that looks for lost and doubled decisions finds them.
import { expect, test } from 'vitest';
import { openTable, rngOf, seedOf } from '../../src/engine/index.ts';
import { scout } from '../../src/games/scout/index.ts';
import type { MatchRow, MoveRow, SitterRow } from '../../src/server/storage/schema.ts';
import type { StoredMatch } from '../../src/server/storage/store.ts';
import type { Attempt, Sitting } from './crowd.ts';
import { compare } from './promises.ts';

const SECRET = 'ab'.repeat(32);
const table = openTable(scout, 2, {}, seedOf(SECRET, ['a', 'b']));
const rng = rngOf('promises');
const rows: MoveRow[] = [];
for (let seat = table.deciders[0]; seat !== undefined; seat = table.deciders[0]) {
  const notation = table.game.notation(rng.pick(table.legalMoves(seat)));
  table.play(seat, notation);
  rows.push({ match: 'm', ply: table.ply, seat, notation, at: table.ply });
}
const attempts: Attempt[] = rows.map(({ ply, seat, notation }) => ({
  ply,
  seat,
  notation,
  isPromised: true,
}));

const faultsOf = async (stored: readonly MoveRow[], sent: readonly Attempt[], state = 'over') => {
  const sitting: Sitting = {
    match: 'm',
    plan: { game: 'scout', seats: [{ kind: 'person' }, { kind: 'person' }] },
    devices: ['x', 'y'],
    contributions: ['a', 'b'],
    attempts: [...sent],
    hearings: [],
    isFinished: true,
  };
  const match = { game: 'scout', options: '{}', secret: SECRET, state } as MatchRow;
  const sitters = ['a', 'b'].map((contribution) => ({ contribution }) as SitterRow);
  const found: StoredMatch = { match, sitters };
  const store = { movesOf: async () => [...stored], matchOf: async () => found };
  return (await compare(store, [sitting])).faults.join();
};

test('an honest match has no faults', async () => {
  expect(rows.length).toBeGreaterThan(20);
  expect(await faultsOf(rows, attempts)).toBe('');
});

test('lost, doubled, foreign and missing decisions are found, and an end that is not stored', async () => {
  const last = attempts.at(-1)!;
  expect(await faultsOf(rows.slice(0, -1), attempts)).toContain(`promised ply ${last.ply} is lost`);
  expect(await faultsOf(rows, [...attempts, last])).toContain('promised twice');
  const unsent = attempts.filter(({ seat, notation }) => seat !== last.seat || notation !== last.notation);
  expect(await faultsOf(rows, unsent)).toContain('was never sent');
  expect(await faultsOf(rows.toSpliced(3, 1), attempts)).toContain('missing or doubled');
  expect(await faultsOf(rows, attempts, 'playing')).toContain('its end is not stored');
});
