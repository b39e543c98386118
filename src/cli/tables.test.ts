// An owner's own tables (`--data`) and the experience that the Hell of the Library asks for.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { reconstruction } from '../games/scriptoria/rules/tables.ts';
import { scriptorium, temporaryDirectory, tidyUp } from './fixtures/child.ts';
import { inside } from './fixtures/inside.ts';

afterAll(tidyUp);

let home = '';
beforeEach(() => {
  home = temporaryDirectory();
  process.env.SCRIPTORIUM_HOME = home;
});

function fileWith(tables: object): string {
  const file = join(home, 'tables.json');
  writeFileSync(file, JSON.stringify(tables, null, 1));
  return file;
}

const unwrapped = (text: string) => text.replaceAll(/\s+/g, ' ');

/** Always the first choice, which is enough to reach the end. */
const FIRST = '1\n'.repeat(2000);

describe('--data', () => {
  test('an error in the file is reported with its field and line', async () => {
    const [first, ...rest] = reconstruction.tiles;
    const file = fileWith({ ...reconstruction, tiles: [{ ...first, cost: 'RR' }, ...rest] });
    const { code, err } = await inside(['play', 'scriptoria', '--data', file]);
    expect(code).toBe(2);
    expect(err).toMatch(/^error\[bad-tables\]: .*line \d+: tiles\[0\]\.cost should be /);
  });

  test('a game without tables of its own says which has them', async () => {
    const { code, err } = await inside(['play', 'scout', '--data', fileWith(reconstruction)]);
    expect([code, err]).toEqual([2, expect.stringContaining('error[takes-no-data]: “scout”')]);
    expect(err).toContain('scriptoria');
  });

  test('a game with other tables is a different game: without them its save is refused', async () => {
    const { achievements } = reconstruction;
    const file = fileWith({ ...reconstruction, achievements: { ...achievements, manuscript: [6, 3, 1] } });
    // As processes, because one process has one set of tables per game.
    const played = await scriptorium(['play', 'scriptoria', '--data', file], { input: '1\n1\n', home });
    expect(played.code).toBe(0);
    const [name = ''] = readdirSync(join(home, 'saves'));
    const save = join(home, 'saves', name);
    const without = await scriptorium(['verify', save], { home });
    expect([without.code, without.err]).toEqual([1, expect.stringContaining('error[other-version]')]);
    const withTables = await scriptorium(['verify', save, '--data', file], { home });
    expect(withTables.code).toBe(0);
    const simulated = await scriptorium(['simulate', 'scriptoria', '--data', file, '--games', '3', '--json']);
    expect(JSON.parse(simulated.out)).toMatchObject({ game: 'scriptoria', games: 3 });
  });
});

describe('experience', () => {
  test('finishing a game counts for the people, and hell=open starts from it', async () => {
    const seats = ['--seats', 'human,random', '--names', 'Anna'];
    const before = await inside(['play', 'scriptoria', ...seats, '--options', 'hell=open'], '');
    expect(unwrapped(before.out)).toContain('first game, no head start');
    // A chosen deal may be known and practice is not a real game, so neither counts.
    for (const flags of [['--seed', 'x'], ['--practice']]) {
      const uncounted = await inside(['play', 'scriptoria', ...seats, ...flags], FIRST);
      expect(uncounted.code).toBe(0);
      expect(existsSync(join(home, 'profile.json'))).toBe(false);
    }
    const played = await inside(['play', 'scriptoria', ...seats], FIRST);
    expect(played.code).toBe(0);
    const profile = JSON.parse(readFileSync(join(home, 'profile.json'), 'utf8'));
    expect(profile.finished).toEqual({ scriptoria: { Anna: 1 } });
    const after = await inside(['play', 'scriptoria', ...seats, '--options', 'hell=open'], '');
    expect(unwrapped(after.out)).toContain('everyone starts at 2');
  });

  test('a damaged profile is reported and left unchanged, and the finished game is saved', async () => {
    writeFileSync(join(home, 'profile.json'), '{"format":"something else"}');
    const { code, err } = await inside(['play', 'scriptoria', '--options', 'hell=open'], '');
    expect([code, err]).toEqual([2, expect.stringContaining('error[bad-profile]')]);
    await inside(['play', 'scriptoria', '--seats', 'human,random'], FIRST);
    expect(existsSync(join(home, 'records'))).toBe(true);
    expect(readFileSync(join(home, 'profile.json'), 'utf8')).toBe('{"format":"something else"}');
  });
});
