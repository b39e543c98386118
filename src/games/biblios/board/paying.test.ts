// What the board lets somebody pay is what the rules let them pay, in the steps the rules ask for (B14, B18).
import { expect, test } from 'vitest';
import { rngOf } from '../../../engine/chance.ts';
import { BIBLIOS, type Card, goldCard } from '../data.ts';
import { biblios } from '../index.ts';
import { notations } from '../notation.ts';
import type { State } from '../state.ts';
import { goldPayments, mayAddGold, type Picked } from './paying.ts';
import { type Till, tillOf } from './till.ts';
import { type Moment, walk } from './walk.fixtures.ts';

const written = notations(BIBLIOS);
const [one, two, three] = [goldCard(1), goldCard(2), goldCard(3)];

/** All ways in which the rules let this payment be completed. */
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

function tillAt({ view, moves }: Moment, picked: Picked | null, pick: (picked: Picked | null) => void): Till {
  const till = tillOf({ view, moves, notations: written, picked, pick });
  if (!till) throw new Error('nothing to pay');
  return till;
}

test('payments in gold are those of the rules', () => {
  let count = 0;
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    walk(seed, 2 + (seed.charCodeAt(0) % 3), (moment) => {
      const { state, seat, view, moves } = moment;
      if (view.phase !== 'pay' || tillAt(moment, null, () => {}).coin !== 'gold') return;
      const offered = moves.flatMap(({ move }) => (move.kind === 'pay' ? [move.card] : []));
      const found = goldPayments({ hand: view.hand, owed: view.owed, offered }).map((cards) => cards.join());
      expect([...found].sort()).toEqual(payments(state, seat).sort());
      count++;
    });
  }
  expect(count).toBeGreaterThan(50);
});

test('whatever is tapped in whatever order, the payment is completed and legal', () => {
  const rng = rngOf('taps');
  let cards = 0;
  for (const seed of ['g', 'h', 'i', 'j']) {
    walk(seed, 3, (moment) => {
      if (moment.view.phase !== 'pay') return;
      let picked: Picked = [];
      for (let till = tillAt(moment, picked, () => {}); !till.steps; ) {
        const open = moment.view.hand.filter((card) => till.isCurrency(card) && till.mayAdd(card));
        picked = [...picked, rng.pick(open)];
        till = tillAt(moment, picked, () => {});
        if (till.coin === 'cards') cards++;
      }
      const till = tillAt(moment, picked, () => {});
      const state = biblios.clone(moment.state);
      for (const step of till.steps ?? []) {
        const move = biblios.legalMoves(state, moment.seat).find((each) => biblios.notation(each) === step);
        expect(move, `${step} of ${till.steps?.join(', ')}`).toBeDefined();
        if (move) biblios.play(state, moment.seat, move);
      }
      expect(state.phase === 'pay' && state.owed > 0 && state.card === moment.state.card).toBe(false);
    });
  }
  expect(cards).toBeGreaterThan(20);
});

test('the least waste is proposed first, then the fewest cards', () => {
  const bill = { hand: [one, one, one, two, three], owed: 3, offered: [one, two, three] };
  expect(goldPayments(bill)[0]).toEqual([three]);
  expect(goldPayments({ ...bill, hand: [two, two, three], owed: 5 })[0]).toEqual([three, two]);
});

test('a coin that would be superfluous cannot be added', () => {
  const found = goldPayments({ hand: [one, three, three], owed: 3, offered: [three] });
  expect(mayAddGold(found, [], one)).toBe(false);
  expect(mayAddGold(found, [], three)).toBe(true);
});
