// The bounds of every value: the last accepted one and the first refused one.
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { LIMITS } from './limits.ts';
import * as values from './values.ts';

const x = (length: number) => 'x'.repeat(length);
const DAY = 86_400;
/** The tags that make a black flag the flag of England. */
const ENGLAND = '\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}';
const perMove = (seconds: unknown) => ({ kind: 'move', seconds });
const perGame = (seconds: unknown, increment: unknown = 0) => ({ kind: 'game', seconds, increment });

const BOUNDS: { [name: string]: [v.GenericSchema, taken: unknown[], refused: unknown[]] } = {
  'an id': [values.matchId, [x(8), x(32), 'a-B_3456'], [x(7), x(33), 'a.b.c.d.e', 12345678]],
  'a token': [
    values.seatToken,
    [x(8), x(40), `${x(8)}.${x(8)}`, `${x(40)}.${x(60)}`],
    [x(7), x(41), `${x(8)}.${x(7)}`, `${x(8)}.${x(61)}`, `${x(8)}.`, `${x(8)}.${x(8)}.${x(8)}`],
  ],
  'the id of a request': [values.requestId, [0, 2 ** 31], [-1, 2 ** 31 + 1, 1.5, '1']],
  'a seat': [values.seat, [0, 15], [-1, 16, 0.5]],
  'a ply': [values.ply, [0, 100_000], [-1, 100_001]],
  'a name': [
    values.personName,
    [
      ...[
        'A',
        x(24),
        '👩🏽‍🚀 🫩',
        '\u{1fae9}',
        '❤️‍🔥',
        '🇫🇷',
        `\u{1f3f4}${ENGLAND}`,
        '\u{1f3f4}',
        'می\u200cخواهم',
        'क्\u200dष',
      ],
      // Combining marks in real names: decomposed Vietnamese, Burmese with five marks on a letter, a keycap, a kanji variant.
      ...['Nguye\u0302\u0303n', 'လျှို့ဝှက်', '1\ufe0f\u20e3', '葛\u{e0100}城', 'a\u0300\u0301\u0302\u0303', '⠁⠀⠃'],
    ],
    [
      '',
      ' ',
      x(25),
      'a\u202eb',
      'a\nb',
      '\ud800',
      'An\u200dna',
      'An\u200cna',
      '\u200d',
      '👩\u200d',
      '\u200b',
      // Invisible: fillers, an empty Braille pattern, a variation selector or a combining mark alone.
      ...[
        '\u3164',
        '\u115f',
        '\u1160',
        '\uffa0',
        '\u2800',
        '\ufe0f',
        '\u0301',
        ' \u2800 ',
        'a\u3164',
        'a\u034fb',
      ],
      // A placeholder for something that is not text, and tags that are no flag or have none before them.
      ...[
        '\ufffc',
        'a\ufffc',
        ENGLAND,
        `a${ENGLAND}`,
        `\u{1f3f4}${ENGLAND.slice(0, -2)}`,
        '\u{1f3f4}\u{e0061}',
      ],
      // Stacked combining marks.
      ...['a\u0300\u0301\u0302\u0303\u0304', 'ก็็็็็', `မ${'\u103b'.repeat(7)}`],
    ],
  ],
  'a line of chat': [
    values.line,
    ['?', x(200)],
    ['', '  ', x(201), 'a\u2028b', '\u3164', `Z${'\u0335'.repeat(20)}`],
  ],
  'the key of a line': [values.lineKey, [x(8), x(40)], [x(7), x(41), 'a key with spaces']],
  'a contribution': [values.contribution, ['', x(100), 'é 7'], [x(101), 'a\u202eb', 'a\0', '\ud800']],
  'a move': [values.notation, ['a', x(190)], ['', x(191), 'a\0']],
  'a game': [values.gameId, ['scout', x(40)], [x(41), 'a\0']],
  'the settings': [values.settingsText, ['', x(2000), '{\n\t"a": 1\r\n}'], [x(2001), 'a\0', '\ud800']],
  options: [
    values.options,
    [{}, { [x(40)]: x(60), b: 0.5, c: false }],
    [{ [x(41)]: 1 }, { a: x(61) }, { a: Number.POSITIVE_INFINITY }, { a: null }, { a: 'a\0' }],
  ],
  'a level': [values.level, ['random', ...values.LEVEL_NAMES], ['', 'expert', 3]],
  'who is to sit': [
    values.seatPlan,
    [{ kind: 'person' }, { kind: 'bot', level: 'random' }],
    [{ kind: 'bot' }, { kind: 'person', level: 'random' }, { kind: 'nobody' }],
  ],
  'a clock': [
    values.clock,
    [null, perMove(5), perMove(14 * DAY), perGame(30), perGame(DAY), perGame(30, 600)],
    [
      ...[perMove(4), perMove(14 * DAY + 1), perMove(5.5), perGame(29), perGame(DAY + 1), perGame(30.5)],
      ...[perGame(30, -1), perGame(30, 601), perGame(30, 0.5), { kind: 'game', seconds: 30 }],
    ],
  ],
};

describe.each(Object.entries(BOUNDS))('%s', (_, [schema, taken, refused]) => {
  test.each(taken)('%j is accepted', (value) => expect(v.is(schema, value)).toBe(true));
  test.each(refused)('%j is refused', (value) => expect(v.is(schema, value)).toBe(false));
});

test('the limits that clients and old records rely on', () => {
  expect(LIMITS).toMatchObject({
    ...{ name: 24, line: 200, contribution: 100, notation: 190, settings: 2000, steps: 40 },
    ...{ message: 16_384, body: 65_536, chat: 100, delay: 180_000 },
  });
});

test('names and chat messages are trimmed', () => {
  expect(v.parse(values.personName, '  Ada ')).toBe('Ada');
  expect(v.parse(values.line, ' hello  ')).toBe('hello');
});

test('a row of emoji before a refused character is refused at once', () => {
  const started = performance.now();
  expect(v.is(values.line, `${'👩'.repeat(99)}\n`)).toBe(false);
  expect(performance.now() - started).toBeLessThan(1000);
});
