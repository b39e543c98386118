import { expect, test } from 'vitest';
import { CHANCE, type Step } from '../../engine/index.ts';
import { stepsText, wireSteps } from './move-message.ts';

const STEPS: readonly Step[] = [
  { ply: 3, by: 1, notation: 'take 4', events: [] },
  { ply: 3, by: CHANCE, notation: 'shuffle', events: [] },
  { ply: 3, by: CHANCE, notation: 'deal', events: [{ key: 'dealt', args: { cards: [1, 2] } }] },
  {
    ply: 4,
    by: 0,
    notation: 'keep "é"',
    events: [
      { key: 'kept', args: { seat: 0 }, secret: { seats: [0], args: { card: 'the "é"' } } },
      { key: 'a "key"', args: {}, reveals: true },
    ],
  },
];

test.each([null, 0, 1])('the JSON of the steps equals the data, for reader %s', (reader) => {
  expect(JSON.parse(stepsText(STEPS, reader))).toEqual(wireSteps(STEPS, reader));
});

test('a secret is in the message of its owner only', () => {
  expect(stepsText(STEPS, 0)).toContain('é');
  for (const reader of [null, 1]) expect(stepsText(STEPS, reader)).not.toContain('é');
});
