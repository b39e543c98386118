// A first solution of a puzzle, or nearly one: at random, in the order of the log, with an eye to what follows.
import type { Rng } from '../../engine/rng.ts';
import { type Card, goldCard, isChurch } from './data.ts';
import { goldIn, type Life, type Sketch } from './draft.ts';
import { UNSEEN } from './log.ts';
import { AUCTION, PLACES, type Place } from './piles.ts';
import { GONE, type Puzzle } from './puzzle.ts';

const NOBODY = -1;

interface Work {
  readonly births: Puzzle['births'];
  readonly leaves: Puzzle['leaves'];
  readonly bounds: Puzzle['bounds'];
  readonly rng: Rng;
  /** What is left of the stock. */
  readonly left: number[];
  /** UNSEEN as long as it may be anything. */
  readonly cards: Card[];
  /** By leave: the life kept for it. By life: whether it is kept, for a leave or a payment. */
  readonly keptFor: Life[];
  readonly isKept: boolean[];
}

export function sketch(puzzle: Puzzle, rng: Rng): Sketch {
  const { births, leaves, bounds } = puzzle;
  const work: Work = {
    births,
    leaves,
    bounds,
    rng,
    left: puzzle.stock.slice(),
    cards: births.map((birth) => birth.card),
    keptFor: leaves.map(() => NOBODY),
    isKept: births.map(() => false),
  };
  for (let j = 0; j < leaves.length; j++) {
    const { at, from, card } = leaves[j]!;
    if (card !== UNSEEN) work.keptFor[j] = keep(work, from, card, at);
  }
  if (puzzle.payable) keepPayment(work, puzzle.payable);
  const { who, exit, boundBy } = live(work);
  return { cards: work.cards, who, exit, rest: dealUnseen(work, boundBy) };
}

/** The card that left in sight is best the last one that came in sight; else it must have come unseen. */
function keep(work: Work, place: Place, card: Card, before: number): Life {
  const { births, cards, isKept } = work;
  for (let i = births.length - 1; i >= 0; i--) {
    const { at, place: birthplace } = births[i]!;
    if (at < before && birthplace === place && cards[i] === card && !isKept[i]) {
      isKept[i] = true;
      return i;
    }
  }
  if (work.left[card] === 0) return NOBODY;
  const start = births.length > 0 ? work.rng.int(births.length) : 0;
  for (let n = 0; n < births.length; n++) {
    const i = (start + n) % births.length;
    const { at, place: birthplace } = births[i]!;
    if (at < before && birthplace === place && cards[i] === UNSEEN) {
      isKept[i] = true;
      pin(work, i, card);
      return i;
    }
  }
  return NOBODY;
}

function pin({ cards, left }: Work, life: Life, card: Card): void {
  cards[life] = card;
  left[card]!--;
}

function keepPayment(work: Work, { seat, least, value }: NonNullable<Puzzle['payable']>): void {
  for (let covered = 0, worth = value; covered < least && worth > 0; ) {
    if (keep(work, seat, goldCard(worth), Number.POSITIVE_INFINITY) === NOBODY) worth--;
    else covered += worth;
  }
}

/** Goes through the log: who left, and which bounds each life was under. */
function live(work: Work): { who: Life[]; exit: number[]; boundBy: number[][] } {
  const { births, leaves, bounds, cards } = work;
  const who = leaves.map(() => NOBODY);
  const exit = births.map(() => -1);
  const boundBy = bounds.length === 0 ? [] : births.map((): number[] => []);
  const present = Array.from({ length: PLACES }, (): Life[] => []);
  let born = 0;
  let bound = 0;
  const until = (at: number) => {
    for (; born < births.length && births[born]!.at < at; born++) present[births[born]!.place]!.push(born);
    for (; bound < bounds.length && bounds[bound]!.at < at; bound++) {
      for (const life of present[bounds[bound]!.seat]!) boundBy[life]!.push(bound);
    }
  };
  for (let j = 0; j < leaves.length; j++) {
    const { at, from, to, card } = leaves[j]!;
    until(at);
    const here = present[from]!;
    const index = card === UNSEEN ? unseenLeaver(work, here, j) : seenLeaver(work, here, j);
    const life = here[index]!;
    here[index] = here.at(-1)!;
    here.pop();
    who[j] = life;
    if (card !== UNSEEN) exit[life] = j;
    if (to !== GONE) present[to]!.push(life);
    if (cards[life] !== UNSEEN && card === UNSEEN && to !== GONE) arrive(work, life, j);
  }
  until(Number.POSITIVE_INFINITY);
  return { who, exit, boundBy };
}

/** A known card has come to another hand unseen: if it will be seen leaving from there, it is kept for that. */
function arrive({ leaves, cards, keptFor, isKept }: Work, life: Life, j: number): void {
  for (let k = j + 1; k < leaves.length; k++) {
    if (keptFor[k] === NOBODY && leaves[k]!.card === cards[life] && leaves[k]!.from === leaves[j]!.to) {
      keptFor[k] = life;
      isKept[life] = true;
      return;
    }
  }
}

function seenLeaver(work: Work, here: readonly Life[], j: number): number {
  const { leaves, cards, isKept, keptFor, left, rng } = work;
  const { card } = leaves[j]!;
  const kept = here.indexOf(keptFor[j]!);
  if (kept >= 0) return kept;
  const known = here.findIndex((life) => !isKept[life] && cards[life] === card);
  if (known >= 0) return known;
  const unseen = left[card]! > 0 ? here.findIndex((life) => cards[life] === UNSEEN) : -1;
  if (unseen < 0) return rng.int(here.length);
  pin(work, here[unseen]!, card);
  return unseen;
}

/** Evenly one of those not kept; but first what is missed where it goes to, or gold of which there is too much. */
function unseenLeaver(work: Work, here: readonly Life[], j: number): number {
  const { leaves, cards, isKept, keptFor, rng } = work;
  const { to } = leaves[j]!;
  if (to !== GONE) {
    for (let k = j + 1; k < leaves.length; k++) {
      if (leaves[k]!.card === UNSEEN || leaves[k]!.from !== to || keptFor[k] !== NOBODY) continue;
      const missed = here.findIndex((life) => !isKept[life] && cards[life] === leaves[k]!.card);
      if (missed >= 0) return missed;
    }
  }
  const hasTooMuch = excess(work, here, j) > 0;
  const isFree = (life: Life) => !isKept[life] && (!hasTooMuch || goldIn(cards[life]!) > 0);
  let free = 0;
  for (const life of here) if (isFree(life)) free++;
  if (free === 0) return rng.int(here.length);
  let n = rng.int(free);
  for (let index = 0; ; index++) {
    if (isFree(here[index]!) && n-- === 0) return index;
  }
}

/** By how much the gold known here is above the next bound, what is kept for leaves before that not counted. */
function excess({ leaves, bounds, cards, keptFor }: Work, here: readonly Life[], j: number): number {
  const { at, from } = leaves[j]!;
  const next = bounds.find((bound) => bound.seat === from && bound.at > at);
  if (!next) return 0;
  let gold = 0;
  for (const life of here) gold += goldIn(cards[life]!);
  for (let k = j + 1; k < leaves.length && leaves[k]!.at < next.at; k++) {
    if (keptFor[k] !== NOBODY && here.includes(keptFor[k]!)) gold -= goldIn(cards[keptFor[k]!]!);
  }
  return gold - next.most;
}

/** Fills what came unseen and is still open: no church card ever went to a hand (B9), no gold beyond a bound. */
function dealUnseen(work: Work, boundBy: readonly (readonly number[])[]): Card[] {
  const { births, bounds, cards, left, rng } = work;
  const others: Card[] = [];
  const churches: Card[] = [];
  for (let card = 0; card < left.length; card++) {
    for (let n = left[card]!; n > 0; n--) (isChurch(card) ? churches : others).push(card);
  }
  rng.shuffle(others);
  const room = bounds.map((bound) => bound.most);
  for (let i = 0; i < births.length; i++) {
    if (cards[i] !== UNSEEN) for (const bound of boundBy[i] ?? []) room[bound]! -= goldIn(cards[i]!);
  }
  const open: Life[] = [];
  for (let i = 0; i < births.length; i++)
    if (cards[i] === UNSEEN && births[i]!.place !== AUCTION) open.push(i);
  if (bounds.length > 0) rng.shuffle(open);
  for (const life of open) {
    const under = boundBy[life] ?? [];
    const fits = (card: Card) => under.every((bound) => goldIn(card) === 0 || goldIn(card) <= room[bound]!);
    const index = under.length === 0 ? others.length - 1 : Math.max(0, others.findIndex(fits));
    const card = others[index]!;
    others[index] = others.at(-1)!;
    others.pop();
    cards[life] = card;
    for (const bound of under) room[bound]! -= goldIn(card);
  }
  for (const card of churches) others.push(card);
  rng.shuffle(others);
  for (let i = 0; i < births.length; i++) if (cards[i] === UNSEEN) cards[i] = others.pop()!;
  return others;
}
