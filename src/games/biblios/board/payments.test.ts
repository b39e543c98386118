// The board allows exactly the payments that the rules allow, in the steps that the rules require (B14, B18).
import { expect, test } from 'vitest';
import { rngOf } from '../../../engine/chance.ts';
import { biblios } from '../index.ts';
import { BIBLIOS, type Card, goldCard } from '../rules/data.ts';
import { notationFor } from '../rules/notation.ts';
import type { State } from '../rules/state.ts';
import { type PaymentChoice, paymentChoiceOf } from './payment-choice.ts';
import { goldPayments, mayAddGold, type Picked } from './payments.ts';
import { type Decision, playRandomGame } from './random-game.fixtures.ts';

const notation = notationFor(BIBLIOS);
const [one, two, three] = [goldCard(1), goldCard(2), goldCard(3)];

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

function paymentChoiceAt(
  { view, moves }: Decision,
  picked: Picked | null,
  pick: (picked: Picked | null) => void,
): PaymentChoice {
  const payment = paymentChoiceOf({ view, moves, notation, picked, pick });
  if (!payment) throw new Error('nothing to pay');
  return payment;
}

test('payments in gold match the rules', () => {
  let count = 0;
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    playRandomGame(seed, 2 + (seed.charCodeAt(0) % 3), (decision) => {
      const { state, seat, view, moves } = decision;
      if (view.phase !== 'pay' || paymentChoiceAt(decision, null, () => {}).coin !== 'gold') return;
      const offered = moves.flatMap(({ move }) => (move.kind === 'pay' ? [move.card] : []));
      const found = goldPayments({ hand: view.hand, owed: view.owed, offered }).map((cards) => cards.join());
      expect([...found].sort()).toEqual(payments(state, seat).sort());
      count++;
    });
  }
  expect(count).toBeGreaterThan(50);
});

test('the payment ends complete and legal, whatever is tapped in whatever order', () => {
  const rng = rngOf('taps');
  let cards = 0;
  for (const seed of ['g', 'h', 'i', 'j']) {
    playRandomGame(seed, 3, (decision) => {
      if (decision.view.phase !== 'pay') return;
      let picked: Picked = [];
      for (let payment = paymentChoiceAt(decision, picked, () => {}); !payment.steps; ) {
        const open = decision.view.hand.filter((card) => payment.isCurrency(card) && payment.mayAdd(card));
        picked = [...picked, rng.pick(open)];
        payment = paymentChoiceAt(decision, picked, () => {});
        if (payment.coin === 'cards') cards++;
      }
      const payment = paymentChoiceAt(decision, picked, () => {});
      const state = biblios.clone(decision.state);
      for (const step of payment.steps ?? []) {
        const move = biblios.legalMoves(state, decision.seat).find((each) => biblios.notation(each) === step);
        expect(move, `${step} of ${payment.steps?.join(', ')}`).toBeDefined();
        if (move) biblios.play(state, decision.seat, move);
      }
      expect(state.phase === 'pay' && state.owed > 0 && state.card === decision.state.card).toBe(false);
    });
  }
  expect(cards).toBeGreaterThan(20);
});

test('the payment with the least overpayment is proposed first, then the one with the fewest cards', () => {
  const terms = { hand: [one, one, one, two, three], owed: 3, offered: [one, two, three] };
  expect(goldPayments(terms)[0]).toEqual([three]);
  expect(goldPayments({ ...terms, hand: [two, two, three], owed: 5 })[0]).toEqual([three, two]);
});

test('a superfluous coin cannot be added', () => {
  const found = goldPayments({ hand: [one, three, three], owed: 3, offered: [three] });
  expect(mayAddGold(found, [], one)).toBe(false);
  expect(mayAddGold(found, [], three)).toBe(true);
});
