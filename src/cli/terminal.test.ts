// Narrow screens: words are not broken, and the progress bar stays on one line.
import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { allGames } from '../games/loaded.ts';
import { widthOf } from './columns.ts';
import { commandLine } from './command-line.ts';
import { fold } from './prose.ts';
import { progressBar } from './simulation/progress.ts';
import { Terminal } from './terminal.ts';
import { textStyle } from './text-style.ts';

/** A terminal of this width; without a width the output is a pipe and only the errors go to a terminal. */
function screen(columns: number, output: PassThrough & { columns?: number } = new PassThrough()) {
  const input = new PassThrough();
  input.end();
  const errors: PassThrough & { columns?: number; isTTY?: boolean } = new PassThrough();
  errors.isTTY = true;
  errors.columns = columns;
  const terminal = new Terminal({ input, output, errors, isInteractive: false, style: textStyle('plain') });
  return { terminal, output, errors };
}

function narrowOutput(columns: number): PassThrough & { columns?: number } {
  const output: PassThrough & { columns?: number } = new PassThrough();
  output.columns = columns;
  return output;
}

const wordsOf = (text: string) => text.split(/[\s•]+/).filter((word) => word !== '');

describe('below 60 columns', () => {
  test.each([['games'], ['--help'], ['rules', 'scout'], ['simulate', '--help']])('%s %s', async (...args) => {
    const wide = screen(80);
    const narrow = screen(38, narrowOutput(38));
    const given = args.filter((arg) => arg !== undefined);
    expect(await commandLine(given, wide.terminal, {})).toBe(0);
    expect(await commandLine(given, narrow.terminal, {})).toBe(0);
    const text = String(narrow.output.read());
    // Every line fits, except for single words wider than the screen.
    const tooWide = text.split('\n').filter((line) => widthOf(line) > 38 && wordsOf(line).length > 1);
    expect(tooWide).toEqual([]);
    expect(wordsOf(text)).toEqual(wordsOf(String(wide.output.read())));
  });

  test('a wrapped line continues under its first word', () => {
    expect(fold('    one two three', 12)).toEqual(['    one two', '    three']);
    expect(fold('incomprehensibilities are long', 10)).toEqual(['incomprehensibilities', 'are long']);
    expect(fold('short', 10)).toEqual(['short']);
  });

  test('lines are not wrapped in a pipe', () => {
    const { terminal, output } = screen(20);
    terminal.print('x '.repeat(100));
    expect(String(output.read())).toBe(`${'x '.repeat(100)}\n`);
  });

  test.each(allGames.map(({ game }) => game.id))('a game of %s can be played', async (id) => {
    const narrow = screen(30, narrowOutput(30));
    expect(await commandLine(['play', id, '--seed', 'x'], narrow.terminal, {})).toBe(0);
  });
});

describe('progress', () => {
  test.each([20, 38, 60, 120])('fits into %i columns, so that it can be overwritten', (room) => {
    for (const lang of ['en', 'fr'] as const) {
      for (const done of [0, 1, 499_999, 1_000_000]) {
        const bar = progressBar({ done, all: 1_000_000, seconds: 7 }, room, lang);
        expect(widthOf(bar)).toBeLessThanOrEqual(room);
        expect(bar).toMatch(/%/);
      }
    }
  });

  test('also when the report goes into a pipe and only the progress is on the screen', () => {
    const { terminal, errors } = screen(24);
    terminal.progress('0123456789'.repeat(5));
    const written = stripVTControlCharacters(String(errors.read())).replace('\r', '');
    expect(widthOf(written)).toBeLessThan(24);
  });
});
