// Every refusal of a message says in words what would have been right.
import { expect, test } from 'vitest';
import { LANGS } from '../../engine/texts.ts';
import { newMatch } from '../../protocol/http.ts';
import { newMail } from '../../protocol/notices.ts';
import { parse, parseMessage } from './parse.ts';
import { refusalBody } from './refuse.ts';

const play = { kind: 'play', id: 1, ply: 0, moves: ['x'] };
const plan = { game: 'scout', seats: [{ kind: 'person' }] };
const said = (message: unknown) => {
  const parsed = parseMessage(typeof message === 'string' ? message : JSON.stringify(message));
  return parsed.ok ? 'ok' : refusalBody(parsed.refusal, 'en').message;
};

test.each([
  [{ ...play, ply: undefined }, 'The message is not valid at “ply”. Expected: a value, which is missing.'],
  [{ ...play, plies: 3 }, 'The message is not valid at “plies”. Expected: no field of this name.'],
  [{ ...play, ply: 1.5 }, 'The message is not valid at “ply”. Expected: a whole number.'],
  [{ ...play, ply: -1 }, 'The message is not valid at “ply”. Expected: at least 0.'],
  [{ ...play, moves: 'x' }, 'The message is not valid at “moves”. Expected: a list.'],
  [{ ...play, moves: [] }, 'The message is not valid at “moves”. Expected: at least 1 element.'],
  [{ ...play, moves: [7] }, 'The message is not valid at “moves.0”. Expected: text.'],
  ['{', 'The message is not valid. Expected: JSON.'],
  ['"x"', 'The message is not valid. Expected: an object.'],
  [
    { kind: 'hear-spectators', id: 1, hears: 1 },
    'The message is not valid at “hears”. Expected: true or false.',
  ],
])('%j', (message, sentence) => {
  expect(said(message)).toBe(sentence);
});

test('an unknown kind of message is answered with all that there are', () => {
  const sentence = said({ kind: 'nope', id: 1 });
  for (const kind of ['enter', 'play', 'rematch']) expect(sentence).toContain(`"${kind}"`);
});

test('a wrong choice is answered with those that there are', () => {
  const found = parse(newMatch, { ...plan, seats: [{ kind: 'bot', level: 'genius' }] });
  expect(found).toMatchObject({
    refusal: {
      field: 'seats.0.level',
      expected: expect.stringMatching(/^one of "novice", "apprentice", .*"gisela", "random"$/),
    },
  });
});

test.each([
  [{ kind: 'sit', id: 1, name: '\u202e', contribution: '' }, /1 to 24/],
  [{ kind: 'sit', id: 1, name: 'x'.repeat(25), contribution: '' }, /1 to 24/],
  [{ kind: 'say', id: 1, said: { kind: 'line', line: ' ' } }, /1 to 200/],
])('what people type is refused in words for people: %j', (message, sentence) => {
  expect(said(message)).toMatch(sentence);
  expect(said(message)).not.toContain('Expected');
});

test('an address that is none is refused by that name, in both languages', () => {
  const found = parse(newMail, { address: 'nobody' });
  if (found.ok) throw new Error('accepted');
  for (const lang of LANGS) expect(refusalBody(found.refusal, lang).message).not.toContain('e-mail address');
  expect(refusalBody(found.refusal, 'fr').message).toContain('adresse');
});
