// The payment that a player puts together on the board is complete and legal in the end (B14, B18).
import { expect, test } from 'vitest';
import { rngOf } from '../../../engine/chance.ts';
import { type Decision, playRandomGame } from '../fixtures/random-game.ts';
import { biblios } from '../index.ts';
import { BIBLIOS, goldCard } from '../rules/data.ts';
import { notationFor } from '../rules/notation.ts';
import { type PaymentChoice, type Picked, paymentChoiceOf, proposedPayment } from './payment-choice.ts';

const notation = notationFor(BIBLIOS);

function paymentChoiceAt(
  { view, moves }: Decision,
  picked: Picked | null,
  pick: (picked: Picked | null) => void,
): PaymentChoice {
  const payment = paymentChoiceOf({ view, moves, notation, picked, pick });
  if (!payment) throw new Error('nothing to pay');
  return payment;
}

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

test('the payment with the least overpayment is proposed, then the one with the fewest cards', () => {
  const [one, two, three] = [goldCard(1), goldCard(2), goldCard(3)];
  const terms = {
    coin: 'gold',
    hand: [one, one, one, two, three],
    owed: 3,
    offered: [one, two, three],
  } as const;
  expect(proposedPayment(terms)).toEqual([three]);
  expect(proposedPayment({ ...terms, hand: [two, two, three], owed: 5 })).toEqual([three, two]);
});
