// Walks from solution to solution by symmetric random swaps, so that the result approaches a uniform draw.
import type { Rng } from '../../../engine/rng.ts';
import { FIRST_GOLD } from '../rules/data.ts';
import { UNSEEN } from '../rules/log.ts';
import { AUCTION, type Place } from '../rules/piles.ts';
import {
  type Candidate,
  contradictsSighting,
  type HiddenCard,
  isPresent,
  swapCards,
  swapFutures,
} from './assignment.ts';

/** Swaps tried for each departure or arrival that leaves a choice. */
const STEPS_PER_CHOICE = 16;
const MIN_STEPS = 40;

export function randomWalk(candidate: Candidate, rng: Rng): void {
  const { constraints, unseenArrivals } = candidate;
  const { departures, goldLimits, payable } = constraints;
  // There is one copy of each category card, so a category card seen leaving leaves no choice.
  const loose: number[] = [];
  for (let j = 0; j < departures.length; j++) if (departures[j]!.card >= FIRST_GOLD) loose.push(j);
  const hasGoldRules = goldLimits.length > 0 || payable !== null;
  if (loose.length === 0 && !hasGoldRules) return;
  const byPlace = hiddenCardsByPlace(candidate);
  const choices = loose.length + (hasGoldRules ? unseenArrivals.length : 0);
  for (let n = Math.max(MIN_STEPS, STEPS_PER_CHOICE * choices); n > 0; n--) {
    if (unseenArrivals.length > 0 && (loose.length === 0 || rng.int(2) === 0))
      swapRandomCards(candidate, rng);
    else if (loose.length > 0) swapRandomFutures(candidate, rng.pick(loose), byPlace, rng);
  }
}

/** By place: the hidden cards that can have been there. */
function hiddenCardsByPlace({ constraints }: Candidate): HiddenCard[][] {
  const { arrivals, hasTransfers } = constraints;
  const lists = Array.from({ length: AUCTION + 1 }, (): HiddenCard[] => []);
  const hands: HiddenCard[] = [];
  for (let hidden = 0; hidden < arrivals.length; hidden++) {
    const { place } = arrivals[hidden]!;
    lists[place]!.push(hidden);
    if (place !== AUCTION) hands.push(hidden);
  }
  return hasTransfers ? lists.map((list, place: Place) => (place === AUCTION ? list : hands)) : lists;
}

function swapRandomCards(candidate: Candidate, rng: Rng): void {
  const { unseenArrivals, undealt } = candidate;
  const hidden = rng.pick(unseenArrivals);
  const slot = rng.int(unseenArrivals.length + undealt.length);
  if (!swapCards(candidate, hidden, slot)) return;
  const isWrong =
    contradictsSighting(candidate, hidden) ||
    (slot < unseenArrivals.length && contradictsSighting(candidate, unseenArrivals[slot]!));
  if (isWrong || candidate.goldViolation() > 0) swapCards(candidate, hidden, slot);
}

function swapRandomFutures(
  candidate: Candidate,
  j: number,
  byPlace: readonly (readonly HiddenCard[])[],
  rng: Rng,
): void {
  const { constraints, leavers, cards } = candidate;
  const { from, card } = constraints.departures[j]!;
  const list = byPlace[from]!;
  const a = leavers[j]!;
  // If the reader saw the card, only an equal card can replace it.
  const b = card === UNSEEN ? rng.pick(list) : pickEqual(list, cards, card, rng);
  if (a === b || !isPresent(candidate, b, j)) return;
  swapFutures(candidate, j, b);
  if (contradictsSighting(candidate, a) || contradictsSighting(candidate, b) || candidate.goldViolation() > 0)
    swapFutures(candidate, j, a);
}

function pickEqual(
  list: readonly HiddenCard[],
  cards: readonly number[],
  card: number,
  rng: Rng,
): HiddenCard {
  let count = 0;
  for (const hidden of list) if (cards[hidden] === card) count++;
  let n = rng.int(count);
  for (const hidden of list) if (cards[hidden] === card && n-- === 0) return hidden;
  throw new Error('the card that left is not among the hidden cards');
}
