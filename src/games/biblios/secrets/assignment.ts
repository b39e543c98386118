// An assignment of cards to everything a reader cannot see: how far it violates the constraints, and the two swaps that change it.
import { type Card, isChurch, isGold, VALUE } from '../rules/data.ts';
import { UNSEEN } from '../rules/log.ts';
import { AUCTION, PLACES } from '../rules/piles.ts';
import { type Constraints, GONE, type Payable } from './constraints.ts';

/** One physical card that the reader cannot see, as its index in `Constraints.arrivals`. */
export type HiddenCard = number;

export interface Assignment {
  /** By hidden card: which card it is. */
  readonly cards: Card[];
  /** By departure: which hidden card left. */
  readonly leavers: HiddenCard[];
  /** By hidden card: the departure at which the reader saw it, or -1. */
  readonly seenDeparture: number[];
  /** The cards in the deck, and the card that the active player has just drawn. */
  readonly undealt: Card[];
}

/** An assignment together with the constraints it should satisfy. */
export interface Candidate extends Assignment {
  readonly constraints: Constraints;
  /** The hidden cards that arrived unseen: only their cards can be swapped. */
  readonly unseenArrivals: readonly HiddenCard[];
  /** How much gold is above the limits or missing for the payment under way. */
  goldViolation(): number;
}

export const goldIn = (card: Card): number => (isGold(card) ? VALUE[card]! : 0);

const noViolation = () => 0;

export function candidateOf(constraints: Constraints, assignment: Assignment): Candidate {
  const unseenArrivals: HiddenCard[] = [];
  for (let i = 0; i < constraints.arrivals.length; i++)
    if (constraints.arrivals[i]!.card === UNSEEN) unseenArrivals.push(i);
  const hasGoldRules = constraints.goldLimits.length > 0 || constraints.payable !== null;
  const { cards, leavers, seenDeparture, undealt } = assignment;
  return {
    cards,
    leavers,
    seenDeparture,
    undealt,
    constraints,
    unseenArrivals,
    goldViolation: hasGoldRules ? goldViolationOf(constraints, assignment) : noViolation,
  };
}

/** Whether the reader saw another card at this departure. */
export function contradictsSighting(
  { constraints, cards, seenDeparture }: Candidate,
  hidden: HiddenCard,
): boolean {
  const j = seenDeparture[hidden]!;
  return j >= 0 && cards[hidden] !== constraints.departures[j]!.card;
}

/** 0 for a solution. */
export function violations(candidate: Candidate): number {
  let wrong = 0;
  for (let hidden = 0; hidden < candidate.seenDeparture.length; hidden++)
    if (contradictsSighting(candidate, hidden)) wrong++;
  return wrong + candidate.goldViolation();
}

/** Slots are the unseen arrivals followed by the undealt cards. */
export function cardInSlot({ cards, unseenArrivals, undealt }: Candidate, slot: number): Card {
  return slot < unseenArrivals.length
    ? cards[unseenArrivals[slot]!]!
    : undealt[slot - unseenArrivals.length]!;
}

/** Swaps the card of an unseen arrival with another slot. A second call undoes it. Returns false if B9 forbids the swap. */
export function swapCards(candidate: Candidate, hidden: HiddenCard, slot: number): boolean {
  const { constraints, cards, unseenArrivals, undealt } = candidate;
  const other = slot < unseenArrivals.length ? unseenArrivals[slot]! : -1;
  const mine = cards[hidden]!;
  const its = cardInSlot(candidate, slot);
  if (mine === its) return false;
  if (isChurch(its) && constraints.arrivals[hidden]!.place !== AUCTION) return false;
  if (isChurch(mine) && other >= 0 && constraints.arrivals[other]!.place !== AUCTION) return false;
  cards[hidden] = its;
  if (other >= 0) cards[other] = mine;
  else undealt[slot - unseenArrivals.length] = mine;
  return true;
}

/** Whether a hidden card was in the place that departure `j` started from, just before it. */
export function isPresent({ constraints, leavers }: Candidate, hidden: HiddenCard, j: number): boolean {
  const { arrivals, departures, hasTransfers } = constraints;
  const { at, from } = departures[j]!;
  if (arrivals[hidden]!.at > at) return false;
  let { place } = arrivals[hidden]!;
  if (!hasTransfers && place !== from) return false;
  for (let k = 0; k < j; k++) if (leavers[k] === hidden) place = departures[k]!.to;
  return place === from;
}

/** From departure `j` on, the card that left and card `b`, which was in the same place, swap their paths. A second call undoes it. */
export function swapFutures({ leavers, seenDeparture }: Assignment, j: number, b: HiddenCard): void {
  const a = leavers[j]!;
  for (let k = j; k < leavers.length; k++) {
    if (leavers[k] === a) leavers[k] = b;
    else if (leavers[k] === b) leavers[k] = a;
  }
  const held = seenDeparture[a]!;
  seenDeparture[a] = seenDeparture[b]!;
  seenDeparture[b] = held;
}

function goldViolationOf(
  { arrivals, departures, goldLimits, payable }: Constraints,
  { cards, leavers }: Assignment,
): () => number {
  // All entries in log order, computed once: arrivals as 4i, departures as 4j + 1, gold limits as 4k + 2.
  const order: { at: number; code: number }[] = [];
  for (const [i, { at }] of arrivals.entries()) order.push({ at, code: 4 * i });
  for (const [j, { at }] of departures.entries()) order.push({ at, code: 4 * j + 1 });
  for (const [k, { at }] of goldLimits.entries()) order.push({ at, code: 4 * k + 2 });
  const codes = order.sort((a, b) => a.at - b.at).map(({ code }) => code);
  const gold = Array<number>(PLACES).fill(0);

  function goldAboveLimits(): number {
    let excess = 0;
    gold.fill(0);
    for (const code of codes) {
      const index = code >> 2;
      if ((code & 3) === 0) gold[arrivals[index]!.place]! += goldIn(cards[index]!);
      else if ((code & 3) === 1) {
        const { from, to } = departures[index]!;
        const worth = goldIn(cards[leavers[index]!]!);
        gold[from]! -= worth;
        if (to !== GONE) gold[to]! += worth;
      } else {
        const { seat, max } = goldLimits[index]!;
        if (gold[seat]! > max) excess += gold[seat]! - max;
      }
    }
    return excess;
  }

  function goldMissingFor({ seat, min, maxCardValue }: Payable): number {
    let sum = 0;
    const counts = (hidden: HiddenCard) =>
      VALUE[cards[hidden]!]! <= maxCardValue ? goldIn(cards[hidden]!) : 0;
    for (let i = 0; i < arrivals.length; i++) if (arrivals[i]!.place === seat) sum += counts(i);
    for (let j = 0; j < departures.length; j++) {
      if (departures[j]!.from === seat) sum -= counts(leavers[j]!);
      if (departures[j]!.to === seat) sum += counts(leavers[j]!);
    }
    return Math.max(0, min - sum);
  }

  return () => (goldLimits.length > 0 ? goldAboveLimits() : 0) + (payable ? goldMissingFor(payable) : 0);
}
