// Whole games of Scout through a pipe: played, left, resumed, verified, replayed.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { scriptorium, temporaryDirectory, tidyUp } from './fixtures/child.ts';
import { inside } from './fixtures/inside.ts';

afterAll(tidyUp);

/** Always the first choice, for more decisions than any game has. */
const FIRSTS = '1\n'.repeat(400);

let home: string;

beforeEach(() => {
  home = temporaryDirectory();
  process.env.SCRIPTORIUM_HOME = home;
});

function fileIn(folder: 'saves' | 'records'): string {
  const names = readdirSync(join(home, folder));
  expect(names).toHaveLength(1);
  return join(home, folder, names[0]!);
}

function recordIn(folder: 'saves' | 'records'): { moves: string[]; result: unknown } {
  return JSON.parse(readFileSync(fileIn(folder), 'utf8')).record;
}

test('a whole game against bots as a process, and its record is verified', async () => {
  const args = ['play', 'scout', '--seats', '3', '--seed', 's', '--names', 'Anna'];
  const played = await scriptorium(args, { input: FIRSTS, home });
  expect(played).toMatchObject({ code: 0, err: '' });
  expect(played.out).toContain('1 Anna · 2 Alcuin (bot: apprentice) · 3 Claricia (bot: apprentice)');
  expect(played.out).toContain('The game is over');
  const verified = await inside(['verify', fileIn('records')]);
  expect(verified.out).toMatch(/^ok .*: Scout, 3 seats, \d+ decisions, finished\n$/);
  expect(verified.code).toBe(0);
});

test('a resumed game has the same people and the same end as one without a break', async () => {
  const args = ['play', 'scout', '--seats', 'human,random', '--seed', 's', '--names', 'Anna'];
  await inside(args, FIRSTS);
  const whole = recordIn('records');
  home = temporaryDirectory();
  const left = await scriptorium(args, { input: '1\n1\n1\n', home });
  expect(left.code).toBe(0);
  expect(left.out).toContain('The game is saved: ');
  const resumed = await scriptorium(['resume'], { input: FIRSTS, home });
  expect(resumed.out).toContain('1 Anna · 2 Alcuin (bot: random)');
  expect(recordIn('records').moves).toEqual(whole.moves);
  expect(recordIn('records').result).not.toBeNull();
  expect(readdirSync(join(home, 'saves'))).toEqual([]);
});

test('a record of an unfinished game can be continued, and the file stays unchanged', async () => {
  await inside(['play', 'scout', '--seed', 's'], '1\n');
  const bare = join(home, 'bare.json');
  const text = JSON.stringify(recordIn('saves'));
  writeFileSync(bare, text);
  home = temporaryDirectory();
  process.env.SCRIPTORIUM_HOME = home;
  const ran = await inside(['resume', bare]);
  expect(ran.out).toContain('1 Player 1 · 2 Player 2');
  expect(readFileSync(bare, 'utf8')).toBe(text);
  expect(recordIn('saves').moves).toEqual(JSON.parse(text).moves);
});

test('names with control characters in a save are refused', async () => {
  await inside(['play', 'scout', '--seed', 's'], '1\n');
  const file = fileIn('saves');
  const save = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(
    file,
    JSON.stringify({ ...save, people: [{ name: '\u001B[2J', bot: null }, save.people[1]] }),
  );
  const ran = await inside(['play', 'scout', '--resume', file]);
  expect(ran.err).toContain('error[bad-people]');
  expect(ran.code).toBe(1);
});

test('--resume is refused together with options of a new game', async () => {
  const ran = await inside(['play', 'scout', '--resume', 'x.json', '--seed', '1', '--no-color']);
  expect(ran.err).toBe('error[resume-with-others]: --resume continues what was saved; leave out --seed.\n');
  expect(ran.code).toBe(2);
});

test('in French, two people at one keyboard, replayed', async () => {
  const args = [
    'play',
    'scout',
    '--seats',
    'human,human',
    '--names',
    'Zoé,Luc',
    '--lang',
    'fr',
    '--seed',
    '7',
  ];
  const played = await inside(args, '\nkeep\n\nkeep\n\n');
  expect(played.out).toContain('Passez le clavier à Luc.');
  expect(played.out).toContain('La partie est enregistrée\u00a0: ');
  const all = await inside(['replay', fileIn('saves'), '--lang', 'fr']);
  expect(all.out).toContain('Avant la première décision');
  expect(all.out).toContain('vu par Zoé');
  expect(all.out).toContain('2/2 · Luc');
  const one = await inside(['replay', fileIn('saves'), '--lang', 'fr', '--seat', '2', '--at', '1']);
  expect(one.out).toContain('1/2 · Zoé');
  expect(one.out).not.toContain('keep');
  const wrong = await inside(['replay', fileIn('saves'), '--at', '3']);
  expect(wrong.err).toBe('error[bad-number]: --at cannot be “3”. Use a whole number from 0 to 2.\n');
  expect(wrong.code).toBe(2);
});

test('a hint names the best moves of a master by their numbers, with the chance to win', async () => {
  const args = ['play', 'scout', '--seats', 'human,novice', '--seed', 's'];
  const { out } = await inside(args, 'hint\n');
  const [, hints = ''] = out.split('What a master would choose, with the chance of winning:\n');
  expect(hints).toMatch(/^ {2}\d+\.\d% {2}[12] {2}(Keep|Turn)/);
});
