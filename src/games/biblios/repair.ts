// Leading a sketch with faults to a solution: exchanges that aim at a fault, kept when they make nothing worse.
import type { Rng } from '../../engine/rng.ts';
import {
  cardAt,
  type Draft,
  faults,
  isPresent,
  isWrong,
  type Life,
  tradeCards,
  tradeFutures,
} from './draft.ts';
import { UNSEEN } from './log.ts';
import type { Puzzle } from './puzzle.ts';

/** Exchanges tried before a sketch is given up for a new one. */
const PATIENCE = 3000;
/** How often something worse is kept, to get out of a dead end. */
const SLIP = 0.02;

/** False when it did not come to a solution. */
export function repair(draft: Draft, rng: Rng): boolean {
  let now = faults(draft);
  for (let patience = PATIENCE; now > 0; patience--) {
    if (patience === 0) return false;
    const undo = change(draft, rng);
    if (!undo) continue;
    const then = faults(draft);
    if (then <= now || rng.float() < SLIP ** (then - now)) now = then;
    else undo();
  }
  return true;
}

/** Tries something and returns how to undo it; null if nothing was changed. */
function change(draft: Draft, rng: Rng): (() => void) | null {
  const { births, leaves } = draft.puzzle;
  const life = wrongOne(draft, rng);
  if (life >= 0) {
    const kind = rng.int(4);
    if (kind < 2) return reroute(draft, life, rng);
    if (kind === 2 && births[life]!.card === UNSEEN)
      return rename(draft, life, leaves[draft.exit[life]!]!.card, rng);
  }
  if (draft.unseen.length > 0 && rng.int(2) === 0) {
    const other = rng.pick(draft.unseen);
    const spot = rng.int(draft.unseen.length + draft.rest.length);
    return tradeCards(draft, other, spot) ? () => tradeCards(draft, other, spot) : null;
  }
  if (leaves.length === 0) return null;
  const j = rng.int(leaves.length);
  const a = draft.who[j]!;
  const b = rng.int(births.length);
  if (a === b || !isPresent(draft, b, j)) return null;
  tradeFutures(draft, j, b);
  return () => tradeFutures(draft, j, a);
}

/** Evenly from a random start; -1 if there is none. */
function wrongOne(draft: Draft, rng: Rng): Life {
  const lives = draft.exit.length;
  const start = lives > 0 ? rng.int(lives) : 0;
  for (let n = 0; n < lives; n++) {
    const life = (start + n) % lives;
    if (isWrong(draft, life)) return life;
  }
  return -1;
}

/** A life that came unseen becomes the card it should be. */
function rename(draft: Draft, life: Life, card: number, rng: Rng): (() => void) | null {
  const spots = draft.unseen.length + draft.rest.length;
  const start = rng.int(spots);
  for (let n = 0; n < spots; n++) {
    const spot = (start + n) % spots;
    if (cardAt(draft, spot) !== card) continue;
    return tradeCards(draft, life, spot) ? () => tradeCards(draft, life, spot) : null;
  }
  return null;
}

/** A life that is the right card is led, by exchanges with others on the way, to where the wrong one was seen leaving. */
function reroute(draft: Draft, wrong: Life, rng: Rng): (() => void) | null {
  const { puzzle, who, exit, cards } = draft;
  const { births, leaves } = puzzle;
  const end = exit[wrong]!;
  const { at: before, card } = leaves[end]!;
  const guide = pickLife(births.length, rng, (life) => cards[life] === card && births[life]!.at < before);
  const path = guide < 0 ? null : findPath(puzzle, guide, end, rng);
  if (!path) return null;
  const oldWho = who.slice();
  const oldExit = exit.slice();
  const undo = () => {
    for (let j = 0; j < who.length; j++) who[j] = oldWho[j]!;
    for (let life = 0; life < exit.length; life++) exit[life] = oldExit[life]!;
  };
  const place = births.map((birth) => birth.place);
  for (let j = 0; j <= end; j++) {
    if (path.includes(j)) {
      if (who[j] !== guide) tradeFutures(draft, j, guide);
    } else if (who[j] === guide) {
      // It must not go now: somebody else does, best who is not needed.
      const { at, from } = leaves[j]!;
      const isOther = (life: Life) => life !== guide && place[life] === from && births[life]!.at < at;
      const isFree = (life: Life) => isOther(life) && exit[life]! < 0;
      let other = rng.int(5) > 0 ? pickLife(births.length, rng, isFree) : -1;
      if (other < 0) other = pickLife(births.length, rng, isOther);
      if (other < 0) {
        undo();
        return null;
      }
      tradeFutures(draft, j, other);
    }
    place[who[j]!] = leaves[j]!.to;
  }
  return undo;
}

/** Leaves that lead a life from its birth to this one, itself the last: found backwards, at random. */
function findPath({ births, leaves }: Puzzle, life: Life, end: number, rng: Rng): number[] | null {
  for (let tries = 6; tries > 0; tries--) {
    const eagerness = 2 + rng.int(20);
    const path = [end];
    let place = leaves[end]!.from;
    for (let j = end - 1; j >= 0 && leaves[j]!.at > births[life]!.at; j--) {
      if (leaves[j]!.to !== place || leaves[j]!.card !== UNSEEN || rng.int(eagerness) > 0) continue;
      path.push(j);
      place = leaves[j]!.from;
    }
    if (place === births[life]!.place) return path;
  }
  return null;
}

/** The first from a random start for which it holds; -1 if there is none. */
function pickLife(lives: number, rng: Rng, holds: (life: Life) => boolean): Life {
  const start = rng.int(lives);
  for (let n = 0; n < lives; n++) {
    const life = (start + n) % lives;
    if (holds(life)) return life;
  }
  return -1;
}
