// Whole payments are exactly those that the legal moves lead to, one card at a time (B14, B18).
import { expect, test } from 'vitest';
import { playRandomGame } from '../fixtures/random-game.ts';
import { biblios } from '../index.ts';
import { type Card, goldCard } from './data.ts';
import { coinFor, goldPayments, mayAdd } from './payments.ts';
import type { State } from './state.ts';

/** All ways to complete this payment by the rules. */
function payments(state: State, seat: number, paid: readonly Card[] = []): string[] {
  if (state.phase !== 'pay' || state.turn !== seat || (paid.length > 0 && state.owed === state.high))
    return [paid.join()];
  return biblios.legalMoves(state, seat).flatMap((move) => {
    if (move.kind !== 'pay') return [];
    const next = biblios.clone(state);
    biblios.play(next, seat, move);
    return payments(next, seat, [...paid, move.card]);
  });
}

test('B18 payments in gold are those of the legal moves', () => {
  let count = 0;
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    playRandomGame(seed, 2 + (seed.charCodeAt(0) % 3), ({ state, seat, view, moves }) => {
      const coin = coinFor(view.card);
      if (view.phase !== 'pay' || coin !== 'gold') return;
      const offered = moves.flatMap(({ move }) => (move.kind === 'pay' ? [move.card] : []));
      const found = goldPayments({ coin, hand: view.hand, owed: view.owed, offered });
      expect(found.map((cards) => cards.join()).sort()).toEqual(payments(state, seat).sort());
      count++;
    });
  }
  expect(count).toBeGreaterThan(50);
});

test('B18 a superfluous coin cannot be added', () => {
  const [one, three] = [goldCard(1), goldCard(3)];
  const terms = { coin: 'gold', hand: [one, three, three], owed: 3, offered: [three] } as const;
  expect(mayAdd(terms, [], one)).toBe(false);
  expect(mayAdd(terms, [], three)).toBe(true);
});
