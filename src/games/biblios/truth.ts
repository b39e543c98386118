// From a view and a solution of its puzzle to a state: the log filled in, every card where it then is.
import type { Rng } from '../../engine/rng.ts';
import { type Card, isGold } from './data.ts';
import { cardIn, type Entry, fromIn, only, SHORT, seersIn, toIn, UNSEEN, withCard } from './log.ts';
import { add, BURIED, DECK, DISCARD, emptyPiles, list, type Piles, PUBLIC, remove } from './piles.ts';
import { isHidden, puzzleOf } from './puzzle.ts';
import { solve } from './sample.ts';
import type { State, View } from './state.ts';

/** What a view does not say. */
export type Truth = Pick<State, 'piles' | 'card' | 'log'>;

export function sampleTruth(view: View, rng: Rng): Truth {
  const puzzle = puzzleOf(view);
  const { births, leaves } = puzzle;
  const { cards, who, rest } = solve(puzzle, rng);
  const log = view.log.slice();
  for (let i = 0; i < births.length; i++) log[births[i]!.at] = withCard(log[births[i]!.at]!, cards[i]!);
  for (let j = 0; j < leaves.length; j++) log[leaves[j]!.at] = withCard(log[leaves[j]!.at]!, cards[who[j]!]!);
  // The rest is in no order that matters: any of it may be the card just drawn.
  const card = view.card === UNSEEN ? rest.pop()! : view.card;
  const piles = pilesOf(view, log, rest);
  sortPayments(view, log, piles, rng);
  return { piles, card, log };
}

function pilesOf(view: View, log: readonly Entry[], deck: readonly Card[]): Piles {
  const piles = emptyPiles();
  for (const e of log) {
    if (toIn(e) === SHORT) continue;
    const card = cardIn(e);
    if (isHidden(fromIn(e), view.seat)) remove(piles, fromIn(e), card);
    if (isHidden(toIn(e), view.seat) || toIn(e) === BURIED) add(piles, toIn(e), card);
  }
  for (const card of view.hand) add(piles, view.seat!, card);
  for (const card of view.public) add(piles, PUBLIC, card);
  for (const card of view.discard) add(piles, DISCARD, card);
  for (const card of deck) add(piles, DECK, card);
  return piles;
}

/** B18: cards for gold are paid in rising order, so within one payment the log has them in that order. */
function sortPayments(view: View, log: Entry[], piles: Piles, rng: Rng): void {
  let end = log.length;
  if (view.phase === 'pay' && isGold(view.card) && view.turn !== view.seat) {
    end -= view.high - view.owed;
    arrangeOpenPayment(view, log, end, piles, rng);
  }
  for (let start = 0; start < end; ) {
    let next = start + 1;
    if (isUnseenPayment(log[start]!, view)) {
      while (next < end && isUnseenPayment(log[next]!, view)) next++;
      write(log, start, cardsOf(log, start, next));
    }
    start = next;
  }
}

const isUnseenPayment = (e: Entry, { seat }: View): boolean =>
  toIn(e) === BURIED && fromIn(e) !== seat && seersIn(e) === only(fromIn(e));

const cardsOf = (log: readonly Entry[], start: number, end: number) =>
  log
    .slice(start, end)
    .map(cardIn)
    .sort((a, b) => a - b);

function write(log: Entry[], start: number, cards: readonly Card[]): void {
  for (const [i, card] of cards.entries()) log[start + i] = withCard(log[start + i]!, card);
}

/**
 * A payment that is not complete: all that will be paid is chosen from the hand, and the lowest of it has been paid,
 * for what is still owed has to follow in rising order.
 */
function arrangeOpenPayment(view: View, log: Entry[], start: number, piles: Piles, rng: Rng): void {
  const paid = cardsOf(log, start, log.length);
  const more = rng.shuffle(list(piles, view.turn)).slice(0, view.owed);
  const lowest = [...paid, ...more].sort((a, b) => a - b).slice(0, paid.length);
  for (const card of paid) {
    remove(piles, BURIED, card);
    add(piles, view.turn, card);
  }
  for (const card of lowest) {
    remove(piles, view.turn, card);
    add(piles, BURIED, card);
  }
  write(log, start, lowest);
}
