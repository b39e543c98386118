import { expect, test } from 'vitest';
import { cardOf } from '../rules/state.ts';
import { roundEnds } from './roundEnd.ts';

const shown = (seat: number, ...cards: number[]) => ({ key: 'shown', args: { seat, cards } });
const ended = {
  key: 'round-ended',
  args: { round: 1, why: 'emptied', seat: 1, captured: [2, 5], chips: [1, 0], left: [4, 0], points: [-1, 5] },
};

test('a round ends with its last act and the score of everybody; the seat that ended it loses nothing', () => {
  const cards = [cardOf(3, 1), cardOf(4, 9)];
  expect(roundEnds([shown(0, cardOf(2, 1)), shown(1, ...cards), ended])).toEqual([
    {
      round: 1,
      owner: 1,
      cards,
      rows: [
        { captured: 2, chips: 1, lost: 4, sum: -1, total: -1 },
        { captured: 5, chips: 0, lost: 0, sum: 5, total: 5 },
      ],
    },
  ]);
});

test('without the shows before it, the act is unknown', () => {
  expect(roundEnds([ended])[0]).toMatchObject({ owner: -1, cards: [] });
});
