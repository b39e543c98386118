// Repairs an assignment by random swaps that target a violation. A swap is kept if it makes nothing worse.
import type { Rng } from '../../../engine/rng.ts';
import { UNSEEN } from '../rules/log.ts';
import {
  type Candidate,
  cardInSlot,
  contradictsSighting,
  type HiddenCard,
  isPresent,
  swapCards,
  swapFutures,
  violations,
} from './assignment.ts';
import type { Constraints } from './constraints.ts';

/** After this many swaps the caller starts again with a new first assignment. */
const MAX_STEPS = 3000;
/** The probability of keeping a swap that adds one violation, to get out of a dead end. */
const WORSENING_PROBABILITY = 0.02;

/** Returns false if it found no solution. */
export function repair(candidate: Candidate, rng: Rng): boolean {
  let now = violations(candidate);
  for (let stepsLeft = MAX_STEPS; now > 0; stepsLeft--) {
    if (stepsLeft === 0) return false;
    const undo = change(candidate, rng);
    if (!undo) continue;
    const then = violations(candidate);
    if (then <= now || rng.float() < WORSENING_PROBABILITY ** (then - now)) now = then;
    else undo();
  }
  return true;
}

/** Makes a random change and returns how to undo it; null if nothing changed. */
function change(candidate: Candidate, rng: Rng): (() => void) | null {
  const { arrivals, departures } = candidate.constraints;
  const hidden = randomContradiction(candidate, rng);
  if (hidden >= 0) {
    const kind = rng.int(4);
    if (kind < 2) return reroute(candidate, hidden, rng);
    if (kind === 2 && arrivals[hidden]!.card === UNSEEN)
      return giveCard(candidate, hidden, departures[candidate.seenDeparture[hidden]!]!.card, rng);
  }
  if (candidate.unseenArrivals.length > 0 && rng.int(2) === 0) {
    const other = rng.pick(candidate.unseenArrivals);
    const slot = rng.int(candidate.unseenArrivals.length + candidate.undealt.length);
    return swapCards(candidate, other, slot) ? () => swapCards(candidate, other, slot) : null;
  }
  if (departures.length === 0) return null;
  const j = rng.int(departures.length);
  const a = candidate.leavers[j]!;
  const b = rng.int(arrivals.length);
  if (a === b || !isPresent(candidate, b, j)) return null;
  swapFutures(candidate, j, b);
  return () => swapFutures(candidate, j, a);
}

/** The first hidden card from a random start whose card contradicts what the reader saw, or -1. */
function randomContradiction(candidate: Candidate, rng: Rng): HiddenCard {
  const count = candidate.seenDeparture.length;
  const start = count > 0 ? rng.int(count) : 0;
  for (let n = 0; n < count; n++) {
    const hidden = (start + n) % count;
    if (contradictsSighting(candidate, hidden)) return hidden;
  }
  return -1;
}

/** Gives an unseen arrival the card that the reader saw leaving. */
function giveCard(candidate: Candidate, hidden: HiddenCard, card: number, rng: Rng): (() => void) | null {
  const slots = candidate.unseenArrivals.length + candidate.undealt.length;
  const start = rng.int(slots);
  for (let n = 0; n < slots; n++) {
    const slot = (start + n) % slots;
    if (cardInSlot(candidate, slot) !== card) continue;
    return swapCards(candidate, hidden, slot) ? () => swapCards(candidate, hidden, slot) : null;
  }
  return null;
}

/** Picks a hidden card that is the right one and swaps paths until it is the card that was seen leaving. */
function reroute(candidate: Candidate, wrong: HiddenCard, rng: Rng): (() => void) | null {
  const { constraints, leavers, seenDeparture, cards } = candidate;
  const { arrivals, departures } = constraints;
  const end = seenDeparture[wrong]!;
  const { at: before, card } = departures[end]!;
  const isRight = (hidden: HiddenCard) => cards[hidden] === card && arrivals[hidden]!.at < before;
  const right = pickHidden(arrivals.length, rng, isRight);
  const path = right < 0 ? null : findPath(constraints, right, end, rng);
  if (!path) return null;
  const oldLeavers = leavers.slice();
  const oldSeenDeparture = seenDeparture.slice();
  const undo = () => {
    for (let j = 0; j < leavers.length; j++) leavers[j] = oldLeavers[j]!;
    for (let hidden = 0; hidden < seenDeparture.length; hidden++)
      seenDeparture[hidden] = oldSeenDeparture[hidden]!;
  };
  const place = arrivals.map((arrival) => arrival.place);
  for (let j = 0; j <= end; j++) {
    if (path.includes(j)) {
      if (leavers[j] !== right) swapFutures(candidate, j, right);
    } else if (leavers[j] === right) {
      // It must not leave here: another card does, preferably one that the reader never sees leaving.
      const { at, from } = departures[j]!;
      const isOther = (hidden: HiddenCard) =>
        hidden !== right && place[hidden] === from && arrivals[hidden]!.at < at;
      const isNeverSeen = (hidden: HiddenCard) => isOther(hidden) && seenDeparture[hidden]! < 0;
      let other = rng.int(5) > 0 ? pickHidden(arrivals.length, rng, isNeverSeen) : -1;
      if (other < 0) other = pickHidden(arrivals.length, rng, isOther);
      if (other < 0) {
        undo();
        return null;
      }
      swapFutures(candidate, j, other);
    }
    place[leavers[j]!] = departures[j]!.to;
  }
  return undo;
}

/** Departures that lead a hidden card from its arrival to departure `end`, which is included. Searched backwards at random. */
function findPath(
  { arrivals, departures }: Constraints,
  hidden: HiddenCard,
  end: number,
  rng: Rng,
): number[] | null {
  for (let tries = 6; tries > 0; tries--) {
    const skipRate = 2 + rng.int(20);
    const path = [end];
    let place = departures[end]!.from;
    for (let j = end - 1; j >= 0 && departures[j]!.at > arrivals[hidden]!.at; j--) {
      if (departures[j]!.to !== place || departures[j]!.card !== UNSEEN || rng.int(skipRate) > 0) continue;
      path.push(j);
      place = departures[j]!.from;
    }
    if (place === arrivals[hidden]!.place) return path;
  }
  return null;
}

/** The first hidden card from a random start for which `holds` is true, or -1. */
function pickHidden(count: number, rng: Rng, holds: (hidden: HiddenCard) => boolean): HiddenCard {
  const start = rng.int(count);
  for (let n = 0; n < count; n++) {
    const hidden = (start + n) % count;
    if (holds(hidden)) return hidden;
  }
  return -1;
}
