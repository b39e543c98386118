// A solution in the making: what is still wrong with it, and the two exchanges that change it.
import { type Card, isChurch, isGold, VALUE } from './data.ts';
import { UNSEEN } from './log.ts';
import { AUCTION, PLACES } from './piles.ts';
import { GONE, type Puzzle } from './puzzle.ts';

/** Lives are numbered by birth. */
export type Life = number;

export interface Sketch {
  /** By life. */
  readonly cards: Card[];
  /** By leave: which life it was. */
  readonly who: Life[];
  /** By life: the leave by which the reader saw it go, or -1. */
  readonly exit: number[];
  /** What is in the deck, and in the hand of who has just drawn. */
  readonly rest: Card[];
}

export interface Draft extends Sketch {
  readonly puzzle: Puzzle;
  /** The lives that came unseen: their cards can be exchanged. */
  readonly unseen: readonly Life[];
  /** By how much gold it breaks what is known of purses. */
  strain(): number;
}

export const goldIn = (card: Card): number => (isGold(card) ? VALUE[card]! : 0);

const noStrain = () => 0;

export function draftOf(puzzle: Puzzle, sketch: Sketch): Draft {
  const unseen: Life[] = [];
  for (let i = 0; i < puzzle.births.length; i++) if (puzzle.births[i]!.card === UNSEEN) unseen.push(i);
  const isBound = puzzle.bounds.length > 0 || puzzle.payable !== null;
  const { cards, who, exit, rest } = sketch;
  return { cards, who, exit, rest, puzzle, unseen, strain: isBound ? strainOn(puzzle, sketch) : noStrain };
}

/** Not the card that the reader saw leaving. */
export function isWrong({ puzzle, cards, exit }: Draft, life: Life): boolean {
  const j = exit[life]!;
  return j >= 0 && cards[life] !== puzzle.leaves[j]!.card;
}

/** None in a solution. */
export function faults(draft: Draft): number {
  let wrong = 0;
  for (let life = 0; life < draft.exit.length; life++) if (isWrong(draft, life)) wrong++;
  return wrong + draft.strain();
}

/** `spot` counts the unseen lives, then the rest. */
export function cardAt({ cards, unseen, rest }: Draft, spot: number): Card {
  return spot < unseen.length ? cards[unseen[spot]!]! : rest[spot - unseen.length]!;
}

/** An unseen life and another spot exchange their cards; done again it is undone. False if it cannot be (B9). */
export function tradeCards(draft: Draft, life: Life, spot: number): boolean {
  const { puzzle, cards, unseen, rest } = draft;
  const other = spot < unseen.length ? unseen[spot]! : -1;
  const mine = cards[life]!;
  const its = cardAt(draft, spot);
  if (mine === its) return false;
  if (isChurch(its) && puzzle.births[life]!.place !== AUCTION) return false;
  if (isChurch(mine) && other >= 0 && puzzle.births[other]!.place !== AUCTION) return false;
  cards[life] = its;
  if (other >= 0) cards[other] = mine;
  else rest[spot - unseen.length] = mine;
  return true;
}

/** Whether a life was where a leave started, just before it. */
export function isPresent({ puzzle, who }: Draft, life: Life, j: number): boolean {
  const { births, leaves, isMobile } = puzzle;
  const { at, from } = leaves[j]!;
  if (births[life]!.at > at) return false;
  let { place } = births[life]!;
  if (!isMobile && place !== from) return false;
  for (let k = 0; k < j; k++) if (who[k] === life) place = leaves[k]!.to;
  return place === from;
}

/** From this leave on, the life that left and another that was there go each other's way; done again it is undone. */
export function tradeFutures({ who, exit }: Sketch, j: number, b: Life): void {
  const a = who[j]!;
  for (let k = j; k < who.length; k++) {
    if (who[k] === a) who[k] = b;
    else if (who[k] === b) who[k] = a;
  }
  const held = exit[a]!;
  exit[a] = exit[b]!;
  exit[b] = held;
}

function strainOn({ births, leaves, bounds, payable }: Puzzle, { cards, who }: Sketch): () => number {
  // The order of all that happened, worked out once: births as 4i, leaves as 4j + 1, bounds as 4b + 2.
  const order: { at: number; code: number }[] = [];
  for (const [i, { at }] of births.entries()) order.push({ at, code: 4 * i });
  for (const [j, { at }] of leaves.entries()) order.push({ at, code: 4 * j + 1 });
  for (const [b, { at }] of bounds.entries()) order.push({ at, code: 4 * b + 2 });
  const codes = order.sort((a, b) => a.at - b.at).map(({ code }) => code);
  const gold = Array<number>(PLACES).fill(0);

  function overBounds(): number {
    let strain = 0;
    gold.fill(0);
    for (const code of codes) {
      const index = code >> 2;
      if ((code & 3) === 0) gold[births[index]!.place]! += goldIn(cards[index]!);
      else if ((code & 3) === 1) {
        const { from, to } = leaves[index]!;
        const worth = goldIn(cards[who[index]!]!);
        gold[from]! -= worth;
        if (to !== GONE) gold[to]! += worth;
      } else {
        const { seat, most } = bounds[index]!;
        if (gold[seat]! > most) strain += gold[seat]! - most;
      }
    }
    return strain;
  }

  function underPayment({ seat, least, value }: NonNullable<Puzzle['payable']>): number {
    let sum = 0;
    const counts = (life: Life) => (VALUE[cards[life]!]! <= value ? goldIn(cards[life]!) : 0);
    for (let i = 0; i < births.length; i++) if (births[i]!.place === seat) sum += counts(i);
    for (let j = 0; j < leaves.length; j++) {
      if (leaves[j]!.from === seat) sum -= counts(who[j]!);
      if (leaves[j]!.to === seat) sum += counts(who[j]!);
    }
    return Math.max(0, least - sum);
  }

  return () => (bounds.length > 0 ? overBounds() : 0) + (payable ? underPayment(payable) : 0);
}
