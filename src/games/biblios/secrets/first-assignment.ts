// Builds a random first assignment in log order. It reserves cards for later departures, so it nearly satisfies the constraints.
import type { Rng } from '../../../engine/rng.ts';
import { type Card, goldCard, isChurch } from '../rules/data.ts';
import { UNSEEN } from '../rules/log.ts';
import { AUCTION, PLACES, type Place } from '../rules/piles.ts';
import { type Assignment, goldIn, type HiddenCard } from './assignment.ts';
import { type Constraints, GONE, type Payable } from './constraints.ts';

const NONE_FOUND = -1;

interface Progress {
  readonly arrivals: Constraints['arrivals'];
  readonly departures: Constraints['departures'];
  readonly goldLimits: Constraints['goldLimits'];
  readonly rng: Rng;
  /** By card: how many of the unseen ones are not assigned yet. */
  readonly left: number[];
  /** By hidden card: which card it is, UNSEEN while undecided. */
  readonly cards: Card[];
  /** By departure: the hidden card reserved for it. */
  readonly reservedFor: HiddenCard[];
  /** By hidden card: whether it is reserved for a departure or a payment. */
  readonly isReserved: boolean[];
}

export function firstAssignment(constraints: Constraints, rng: Rng): Assignment {
  const { arrivals, departures, goldLimits } = constraints;
  const progress: Progress = {
    arrivals,
    departures,
    goldLimits,
    rng,
    left: constraints.unseenCounts.slice(),
    cards: arrivals.map((arrival) => arrival.card),
    reservedFor: departures.map(() => NONE_FOUND),
    isReserved: arrivals.map(() => false),
  };
  for (let j = 0; j < departures.length; j++) {
    const { at, from, card } = departures[j]!;
    if (card !== UNSEEN) progress.reservedFor[j] = reserve(progress, from, card, at);
  }
  if (constraints.payable) reservePayment(progress, constraints.payable);
  const { leavers, seenDeparture, limitsOf } = walkLog(progress);
  return { cards: progress.cards, leavers, seenDeparture, undealt: dealUnseen(progress, limitsOf) };
}

/** For a card seen leaving: prefers the last one that was seen arriving, otherwise assigns it to an unseen arrival. */
function reserve(progress: Progress, place: Place, card: Card, before: number): HiddenCard {
  const { arrivals, cards, isReserved } = progress;
  for (let i = arrivals.length - 1; i >= 0; i--) {
    const { at, place: arrivalPlace } = arrivals[i]!;
    if (at < before && arrivalPlace === place && cards[i] === card && !isReserved[i]) {
      isReserved[i] = true;
      return i;
    }
  }
  if (progress.left[card] === 0) return NONE_FOUND;
  const start = arrivals.length > 0 ? progress.rng.int(arrivals.length) : 0;
  for (let n = 0; n < arrivals.length; n++) {
    const i = (start + n) % arrivals.length;
    const { at, place: arrivalPlace } = arrivals[i]!;
    if (at < before && arrivalPlace === place && cards[i] === UNSEEN) {
      isReserved[i] = true;
      assign(progress, i, card);
      return i;
    }
  }
  return NONE_FOUND;
}

function assign({ cards, left }: Progress, hidden: HiddenCard, card: Card): void {
  cards[hidden] = card;
  left[card]!--;
}

function reservePayment(progress: Progress, { seat, min, maxCardValue }: Payable): void {
  for (let covered = 0, worth = maxCardValue; covered < min && worth > 0; ) {
    if (reserve(progress, seat, goldCard(worth), Number.POSITIVE_INFINITY) === NONE_FOUND) worth--;
    else covered += worth;
  }
}

/** Goes through the log: which card left at each departure, and which gold limits applied to each card. */
function walkLog(progress: Progress): {
  leavers: HiddenCard[];
  seenDeparture: number[];
  limitsOf: number[][];
} {
  const { arrivals, departures, goldLimits, cards } = progress;
  const leavers = departures.map(() => NONE_FOUND);
  const seenDeparture = arrivals.map(() => -1);
  const limitsOf = goldLimits.length === 0 ? [] : arrivals.map((): number[] => []);
  const present = Array.from({ length: PLACES }, (): HiddenCard[] => []);
  let arrived = 0;
  let limit = 0;
  const until = (at: number) => {
    for (; arrived < arrivals.length && arrivals[arrived]!.at < at; arrived++)
      present[arrivals[arrived]!.place]!.push(arrived);
    for (; limit < goldLimits.length && goldLimits[limit]!.at < at; limit++) {
      for (const hidden of present[goldLimits[limit]!.seat]!) limitsOf[hidden]!.push(limit);
    }
  };
  for (let j = 0; j < departures.length; j++) {
    const { at, from, to, card } = departures[j]!;
    until(at);
    const here = present[from]!;
    const index = card === UNSEEN ? unseenLeaver(progress, here, j) : seenLeaver(progress, here, j);
    const hidden = here[index]!;
    here[index] = here.at(-1)!;
    here.pop();
    leavers[j] = hidden;
    if (card !== UNSEEN) seenDeparture[hidden] = j;
    if (to !== GONE) present[to]!.push(hidden);
    if (cards[hidden] !== UNSEEN && card === UNSEEN && to !== GONE) reserveArrived(progress, hidden, j);
  }
  until(Number.POSITIVE_INFINITY);
  return { leavers, seenDeparture, limitsOf };
}

/** A known card went to another hand unseen. If an equal card is later seen leaving that hand, reserves it for that departure. */
function reserveArrived(
  { departures, cards, reservedFor, isReserved }: Progress,
  hidden: HiddenCard,
  j: number,
): void {
  for (let k = j + 1; k < departures.length; k++) {
    if (
      reservedFor[k] === NONE_FOUND &&
      departures[k]!.card === cards[hidden] &&
      departures[k]!.from === departures[j]!.to
    ) {
      reservedFor[k] = hidden;
      isReserved[hidden] = true;
      return;
    }
  }
}

function seenLeaver(progress: Progress, here: readonly HiddenCard[], j: number): number {
  const { departures, cards, isReserved, reservedFor, left, rng } = progress;
  const { card } = departures[j]!;
  const reserved = here.indexOf(reservedFor[j]!);
  if (reserved >= 0) return reserved;
  const known = here.findIndex((hidden) => !isReserved[hidden] && cards[hidden] === card);
  if (known >= 0) return known;
  const unseen = left[card]! > 0 ? here.findIndex((hidden) => cards[hidden] === UNSEEN) : -1;
  if (unseen < 0) return rng.int(here.length);
  assign(progress, here[unseen]!, card);
  return unseen;
}

/** A random card that is not reserved. Prefers one that its destination needs later, then gold if the hand has too much. */
function unseenLeaver(progress: Progress, here: readonly HiddenCard[], j: number): number {
  const { departures, cards, isReserved, reservedFor, rng } = progress;
  const { to } = departures[j]!;
  if (to !== GONE) {
    for (let k = j + 1; k < departures.length; k++) {
      if (departures[k]!.card === UNSEEN || departures[k]!.from !== to || reservedFor[k] !== NONE_FOUND)
        continue;
      const needed = here.findIndex((hidden) => !isReserved[hidden] && cards[hidden] === departures[k]!.card);
      if (needed >= 0) return needed;
    }
  }
  const hasTooMuch = excessGold(progress, here, j) > 0;
  const mayLeave = (hidden: HiddenCard) => !isReserved[hidden] && (!hasTooMuch || goldIn(cards[hidden]!) > 0);
  let count = 0;
  for (const hidden of here) if (mayLeave(hidden)) count++;
  if (count === 0) return rng.int(here.length);
  let n = rng.int(count);
  for (let index = 0; ; index++) {
    if (mayLeave(here[index]!) && n-- === 0) return index;
  }
}

/** How far the known gold here is above the next limit, without the gold reserved for departures before that limit. */
function excessGold(
  { departures, goldLimits, cards, reservedFor }: Progress,
  here: readonly HiddenCard[],
  j: number,
): number {
  const { at, from } = departures[j]!;
  const next = goldLimits.find((limit) => limit.seat === from && limit.at > at);
  if (!next) return 0;
  let gold = 0;
  for (const hidden of here) gold += goldIn(cards[hidden]!);
  for (let k = j + 1; k < departures.length && departures[k]!.at < next.at; k++) {
    if (reservedFor[k] !== NONE_FOUND && here.includes(reservedFor[k]!))
      gold -= goldIn(cards[reservedFor[k]!]!);
  }
  return gold - next.max;
}

/** Deals the remaining cards to the undecided hidden cards: no church card to a hand (B9), no gold above a limit. Returns the undealt cards. */
function dealUnseen(progress: Progress, limitsOf: readonly (readonly number[])[]): Card[] {
  const { arrivals, goldLimits, cards, left, rng } = progress;
  const others: Card[] = [];
  const churches: Card[] = [];
  for (let card = 0; card < left.length; card++) {
    for (let n = left[card]!; n > 0; n--) (isChurch(card) ? churches : others).push(card);
  }
  rng.shuffle(others);
  const room = goldLimits.map((limit) => limit.max);
  for (let i = 0; i < arrivals.length; i++) {
    if (cards[i] !== UNSEEN) for (const limit of limitsOf[i] ?? []) room[limit]! -= goldIn(cards[i]!);
  }
  const open: HiddenCard[] = [];
  for (let i = 0; i < arrivals.length; i++)
    if (cards[i] === UNSEEN && arrivals[i]!.place !== AUCTION) open.push(i);
  if (goldLimits.length > 0) rng.shuffle(open);
  for (const hidden of open) {
    const under = limitsOf[hidden] ?? [];
    const fits = (card: Card) => under.every((limit) => goldIn(card) === 0 || goldIn(card) <= room[limit]!);
    const index = under.length === 0 ? others.length - 1 : Math.max(0, others.findIndex(fits));
    const card = others[index]!;
    others[index] = others.at(-1)!;
    others.pop();
    cards[hidden] = card;
    for (const limit of under) room[limit]! -= goldIn(card);
  }
  for (const card of churches) others.push(card);
  rng.shuffle(others);
  for (let i = 0; i < arrivals.length; i++) if (cards[i] === UNSEEN) cards[i] = others.pop()!;
  return others;
}
