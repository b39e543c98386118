// Turns a view and an assignment of its hidden cards into the hidden part of a state: complete log, piles, drawn card.
import type { Rng } from '../../../engine/rng.ts';
import { type Card, isGold } from '../rules/data.ts';
import {
  cardIn,
  fromIn,
  INSUFFICIENT_GOLD,
  type LogEntry,
  observersIn,
  onlySeat,
  toIn,
  UNSEEN,
  withCard,
} from '../rules/log.ts';
import { add, BURIED, DECK, DISCARD, emptyPiles, list, type Piles, PUBLIC, remove } from '../rules/piles.ts';
import type { State, View } from '../rules/state.ts';
import { constraintsOf, isHidden } from './constraints.ts';
import { sampleAssignment } from './sampler.ts';

/** The fields of a state that a view does not contain in full. */
export type HiddenState = Pick<State, 'piles' | 'card' | 'log'>;

export function sampleHiddenState(view: View, rng: Rng): HiddenState {
  const constraints = constraintsOf(view);
  const { arrivals, departures } = constraints;
  const { cards, leavers, undealt } = sampleAssignment(constraints, rng);
  const log = view.log.slice();
  for (let i = 0; i < arrivals.length; i++) log[arrivals[i]!.at] = withCard(log[arrivals[i]!.at]!, cards[i]!);
  for (let j = 0; j < departures.length; j++)
    log[departures[j]!.at] = withCard(log[departures[j]!.at]!, cards[leavers[j]!]!);
  // The undealt cards are in random order, so any of them can be the card just drawn.
  const card = view.card === UNSEEN ? undealt.pop()! : view.card;
  const piles = pilesOf(view, log, undealt);
  sortPayments(view, log, piles, rng);
  return { piles, card, log };
}

function pilesOf(view: View, log: readonly LogEntry[], deck: readonly Card[]): Piles {
  const piles = emptyPiles();
  for (const entry of log) {
    if (toIn(entry) === INSUFFICIENT_GOLD) continue;
    const card = cardIn(entry);
    if (isHidden(fromIn(entry), view.seat)) remove(piles, fromIn(entry), card);
    if (isHidden(toIn(entry), view.seat) || toIn(entry) === BURIED) add(piles, toIn(entry), card);
  }
  for (const card of view.hand) add(piles, view.seat!, card);
  for (const card of view.public) add(piles, PUBLIC, card);
  for (const card of view.discard) add(piles, DISCARD, card);
  for (const card of deck) add(piles, DECK, card);
  return piles;
}

/** B18: cards that pay for gold are paid in ascending order, so the log has them in that order within one payment. */
function sortPayments(view: View, log: LogEntry[], piles: Piles, rng: Rng): void {
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

const isUnseenPayment = (entry: LogEntry, { seat }: View): boolean =>
  toIn(entry) === BURIED && fromIn(entry) !== seat && observersIn(entry) === onlySeat(fromIn(entry));

const cardsOf = (log: readonly LogEntry[], start: number, end: number) =>
  log
    .slice(start, end)
    .map(cardIn)
    .sort((a, b) => a - b);

function write(log: LogEntry[], start: number, cards: readonly Card[]): void {
  for (const [i, card] of cards.entries()) log[start + i] = withCard(log[start + i]!, card);
}

/**
 * Arranges an incomplete payment: picks all cards of the payment and makes the lowest of them the ones already paid,
 * because the cards still owed must follow in ascending order.
 */
function arrangeOpenPayment(view: View, log: LogEntry[], start: number, piles: Piles, rng: Rng): void {
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
