import { expect, test } from 'vitest';
import { cardOf } from '../rules/state.ts';
import { actNumbers } from './actNumbers.ts';

test('what was scouted and what was shown in a turn', () => {
  const scouted = { key: 'scouted', args: { seat: 1, card: cardOf(7, 2) } };
  const shown = { key: 'shown', args: { seat: 1, cards: [cardOf(6, 1), cardOf(7, 2)] } };
  expect(actNumbers([scouted, shown])).toEqual({ scouted: [7], shown: [6, 7] });
  expect(actNumbers([{ key: 'hand-chosen', args: { seat: 1 } }])).toEqual({ scouted: [], shown: [] });
});
