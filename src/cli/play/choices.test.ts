// Input at the prompt: numbers must match exactly, seats are counted from 1.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chooseOptions, OVER } from '../../engine/index.ts';
import { findLoadedGame } from '../../games/loaded.ts';
import { defaultPeople } from '../people.ts';
import { Terminal } from '../terminal.ts';
import { textStyle } from '../text-style.ts';
import { isNumeric, narrow } from './choices.ts';
import { newLocalGame } from './local-game.ts';
import { runSession } from './run.ts';
import { newSession } from './session.ts';

let home: string;

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'scriptorium-'));
  process.env.SCRIPTORIUM_HOME = home;
});

afterAll(() => {
  delete process.env.SCRIPTORIUM_HOME;
  rmSync(home, { recursive: true });
});

const choice = (notation: string, number = 1) => ({ number, notation, typed: notation, words: 'Show cards' });

describe('numbers', () => {
  test.each(['-1', '+1', '−1', '0', '01', '1e1', '1E+1', '1.0', '1,0', '０１', '٣', ' 12 '])(
    '%s is one',
    (typed) => {
      expect(isNumeric(typed)).toBe(true);
    },
  );

  test.each(['show 1', '3-5', 'x2', '2x', '', 'e1', '-', 'mark 1 1'])('%s is none', (typed) => {
    expect(isNumeric(typed)).toBe(false);
  });

  test('part of a number does not match it', () => {
    const choices = [choice('show 13-14'), choice('show 3-5', 2)];
    expect(narrow(choices, '3-1')).toEqual([]);
    expect(narrow(choices, '3-14')).toEqual([]);
    expect(narrow(choices, '3-5')).toEqual([choices[1]]);
    expect(narrow(choices, 'ow 13')).toEqual([choices[0]]);
  });
});

/** Plays until the first seat has a decision that `wanted` accepts, then types these lines. */
async function typedAt(id: string, seats: number, wanted: string, lines: (typed: string[]) => string[]) {
  const loaded = findLoadedGame(id)!;
  const { game, texts } = loaded;
  const chosen = chooseOptions(game, {});
  if (!chosen.ok) throw new Error(chosen.code);
  const people = defaultPeople(
    Array.from({ length: seats }, () => 'human'),
    'en',
  );
  const local = newLocalGame(loaded, people, chosen.options, 'a seed');
  const { table } = local;
  const notations = () => table.legalMoves(table.turn).map((move) => game.notation(move));
  while (table.turn !== OVER && !notations().some((notation) => notation.startsWith(wanted)))
    table.play(table.turn, notations()[0]!);
  const seat = table.turn;
  const before = table.moves.length;
  const legal = notations();
  const input = new PassThrough();
  const output = new PassThrough();
  const terminal = new Terminal({
    input,
    output,
    errors: output,
    isInteractive: false,
    style: textStyle('plain'),
  });
  // The first line takes the keyboard.
  input.end(['', ...lines(legal)].map((line) => `${line}\n`).join(''));
  await runSession(newSession(local, terminal, 'en'));
  return { seat, legal, played: table.moves.slice(before), text: String(output.read()), texts: texts.en };
}

test('at Scout -1 is refused and Enter after it plays nothing', async () => {
  const { played, text } = await typedAt('scout', 2, 'show 10-11', () => ['-1', '', '-11', '', '1e1', '']);
  expect(text).toContain('show 10-11');
  expect(text).toContain('There is no choice -1.');
  expect(text).toContain('There is no choice -11.');
  expect(text).toContain('There is no choice 1e1.');
  expect(played).toEqual([]);
});

describe('seats at Scriptoria are typed from 1 and recorded from 0', () => {
  test('giving a lectern', async () => {
    let lectern = '';
    const { seat, played, text } = await typedAt('scriptoria', 3, 'give', ([first = '']) => {
      const [, name = '', to = ''] = first.split(' ');
      lectern = `${name} ${to}`;
      return [`give ${name} 0`, `give ${name} ${Number(to) + 1}`];
    });
    expect(text).toContain('There is no copyist with that number at this table.');
    expect(played[0]).toBe(`${seat} give ${lectern}`);
  });

  test('the list shows what can be typed', async () => {
    const { legal, text } = await typedAt('scriptoria', 3, 'give', () => []);
    const seats = (notation: string) => Number(notation.split(' ')[2]);
    for (const notation of legal.slice(0, 3)) {
      const [verb, name] = notation.split(' ');
      expect(text).toMatch(new RegExp(`${verb} ${name} ${seats(notation) + 1}\\n`));
    }
    expect(text).not.toMatch(/give \S+ 0\n/);
  });
});
