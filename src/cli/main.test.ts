// Wrong usage, exit codes, pipes.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scriptorium, temporaryDirectory, tidyUp } from './fixtures/child.ts';
import { inside } from './fixtures/inside.ts';

afterAll(tidyUp);

beforeAll(() => {
  process.env.SCRIPTORIUM_HOME = temporaryDirectory();
});

describe('wrong usage is one line with a code and what is valid, and exit code 2', () => {
  test.each([
    [
      ['dance'],
      'unknown-command',
      'games, play, resume, rules, replay, verify, analyse, backup, move-to-postgres, admin, simulate',
    ],
    [['games', '--colour'], 'unknown-flag', '--json'],
    [['play'], 'missing-argument', '<game>'],
    [['games', '--lang', 'de'], 'unknown-language', 'en, fr'],
    [['play', 'chess'], 'unknown-game', 'scout'],
    [['play', 'scout', '--seats', 'human'], 'bad-seat-count', '2, 3, 4, 5'],
    [
      ['play', 'scout', '--seats', 'human,deepblue'],
      'unknown-bot',
      'human, novice, apprentice, scribe, master',
    ],
    [
      ['play', 'scout', '--seats', '3', '--names', 'A,B'],
      'bad-names',
      '1 (for the people) or 3 (for all seats)',
    ],
    [['play', 'scout', '--options', 'wild=yes'], 'unknown-option', 'this game has none'],
    [['simulate', 'scout', '--seats', '0x2'], 'bad-seat-count', '2, 3, 4, 5'],
    [['simulate', 'scout', '--seats', ''], 'bad-seat-count', '2, 3, 4, 5'],
    [['play', 'scout', '--seats', '99999999999'], 'bad-seat-count', '2, 3, 4, 5'],
    [['simulate', 'scout', '--games', '1e3'], 'bad-number', 'from 1 to'],
    [['simulate', 'scout', '--games', 'many'], 'bad-number', 'from 1 to'],
    [['serve', '--role', 'cook'], 'unknown-role', 'all, web, bots'],
    [['serve', '--port', 'high'], 'bad-number', 'from 0 to 65535'],
    [
      ['simulate', 'scout', '--seats', '3', '--bots', 'random,random'],
      'bad-bot-count',
      'Name one bot for all seats, or one for each.',
    ],
    [['replay', '/no/such/file'], 'no-such-file', '/no/such/file'],
    [['resume'], 'nothing-to-resume', 'play <game>'],
  ])('%j', async (args, code, valid) => {
    const ran = await inside(args);
    expect(ran.err).toMatch(/^error\[[a-z-]+\]: .*\n$/);
    expect(ran.err).toContain(`error[${code}]: `);
    expect(ran.err).toContain(valid);
    expect(ran.out).toBe('');
    expect(ran.code).toBe(2);
  });

  test('as a process too', async () => {
    const ran = await scriptorium(['play', 'chess']);
    expect(ran.err).toMatch(
      /^error\[unknown-game\]: There is no game “chess”\. Games: .*scout.*\. .*--game FILE\.\n$/,
    );
    expect(ran).toMatchObject({ code: 2, out: '' });
  });

  test('in French as well', async () => {
    const ran = await inside(['play', 'échecs'], '', { LANG: 'fr_FR.UTF-8' });
    expect(ran.err).toContain(
      'error[unknown-game]: Il n’y a pas de jeu «\u00a0échecs\u00a0». Possibles\u00a0: ',
    );
    expect(ran.code).toBe(2);
  });
});

describe('first commands', () => {
  test('without a terminal and without arguments: help', async () => {
    const ran = await scriptorium([]);
    expect(ran.out).toContain('Usage: scriptorium');
    expect(ran.out).toContain('simulate');
    expect(ran).toMatchObject({ code: 0, err: '' });
  });

  test('help in French, titles included', async () => {
    const ran = await inside(['play', '--help', '--lang', 'fr']);
    expect(ran.out).toContain('Options\u00a0:');
    expect(ran.out).not.toContain('Options:');
    expect(ran.code).toBe(0);
  });

  test('games as JSON', async () => {
    const ran = await inside(['games', '--json']);
    const games: unknown = JSON.parse(ran.out);
    expect(games).toContainEqual(
      expect.objectContaining({ id: 'scout', name: 'Scout', seatCounts: [2, 3, 4, 5], minutes: [15, 30] }),
    );
    expect(games).toContainEqual(
      expect.objectContaining({
        id: 'scriptoria',
        options: expect.objectContaining({ hell: expect.arrayContaining(['closed', 'open']) }),
      }),
    );
    expect(ran.out.trimEnd()).not.toContain('\n');
  });

  test('a reader that closes early ends it quietly', async () => {
    const ran = await scriptorium(['rules', 'scout'], { started: (child) => child.stdout?.destroy() });
    expect(ran.err).toBe('');
    expect(ran.code).toBe(0);
  });

  test('a damaged file is explained, with exit code 1 and no stack trace', async () => {
    const file = join(temporaryDirectory(), 'half.json');
    writeFileSync(file, '{"format":"scriptor');
    const ran = await inside(['resume', file]);
    expect(ran.err).toBe(`error[not-json]: ${file}: This is not a JSON file, or it is damaged.\n`);
    expect(ran.code).toBe(1);
  });
});
