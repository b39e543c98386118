// Walking from solution to solution by exchanges that are as likely one way as the other: towards an even draw.
import type { Rng } from '../../engine/rng.ts';
import { FIRST_GOLD } from './data.ts';
import { type Draft, isPresent, isWrong, type Life, tradeCards, tradeFutures } from './draft.ts';
import { UNSEEN } from './log.ts';
import { AUCTION, type Place } from './piles.ts';

/** Exchanges tried for everything that leaves a choice, and at least so many. */
const STIRS = 16;
const LEAST = 40;

export function stir(draft: Draft, rng: Rng): void {
  const { puzzle, unseen } = draft;
  const { leaves, bounds, payable } = puzzle;
  // A category card seen leaving can only be itself.
  const loose: number[] = [];
  for (let j = 0; j < leaves.length; j++) if (leaves[j]!.card >= FIRST_GOLD) loose.push(j);
  const isBound = bounds.length > 0 || payable !== null;
  if (loose.length === 0 && !isBound) return;
  const matesAt = mates(draft);
  for (let n = Math.max(LEAST, STIRS * (loose.length + (isBound ? unseen.length : 0))); n > 0; n--) {
    if (unseen.length > 0 && (loose.length === 0 || rng.int(2) === 0)) stirCards(draft, rng);
    else if (loose.length > 0) stirFutures(draft, rng.pick(loose), matesAt, rng);
  }
}

/** By place: the lives that can have been there. */
function mates({ puzzle }: Draft): Life[][] {
  const { births, isMobile } = puzzle;
  const lists = Array.from({ length: AUCTION + 1 }, (): Life[] => []);
  const hands: Life[] = [];
  for (let life = 0; life < births.length; life++) {
    const { place } = births[life]!;
    lists[place]!.push(life);
    if (place !== AUCTION) hands.push(life);
  }
  return isMobile ? lists.map((list, place: Place) => (place === AUCTION ? list : hands)) : lists;
}

function stirCards(draft: Draft, rng: Rng): void {
  const { unseen, rest } = draft;
  const life = rng.pick(unseen);
  const spot = rng.int(unseen.length + rest.length);
  if (!tradeCards(draft, life, spot)) return;
  const isOff = isWrong(draft, life) || (spot < unseen.length && isWrong(draft, unseen[spot]!));
  if (isOff || draft.strain() > 0) tradeCards(draft, life, spot);
}

function stirFutures(draft: Draft, j: number, matesAt: readonly (readonly Life[])[], rng: Rng): void {
  const { puzzle, who, cards } = draft;
  const { from, card } = puzzle.leaves[j]!;
  const list = matesAt[from]!;
  const a = who[j]!;
  // Where the card was seen, only an equal one can have been in its stead.
  const b = card === UNSEEN ? rng.pick(list) : pickEqual(list, cards, card, rng);
  if (a === b || !isPresent(draft, b, j)) return;
  tradeFutures(draft, j, b);
  if (isWrong(draft, a) || isWrong(draft, b) || draft.strain() > 0) tradeFutures(draft, j, a);
}

function pickEqual(list: readonly Life[], cards: readonly number[], card: number, rng: Rng): Life {
  let count = 0;
  for (const life of list) if (cards[life] === card) count++;
  let n = rng.int(count);
  for (const life of list) if (cards[life] === card && n-- === 0) return life;
  throw new Error('who left is one of them');
}
