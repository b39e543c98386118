// Why one move of Biblios may be better than another: candidates, tested by the coach.
import type { ComparedMoves } from '../../../../engine/cause.ts';
import type { Move, View } from '../../rules/state.ts';
import { cheap, left, lotsToCome, overpaid, poorRivals, spent, unpayable, worthBuying } from './bids.ts';
import { highDie, notWorthIt } from './categories.ts';
import { type BibliosCause, type Compared, comparedIn } from './context.ts';
import { turnedDice } from './dice.ts';
import { diceOfCards, gained, gainedFromOthers, keptTooSoon, leftForOthers, sold } from './gifts.ts';
import { neededCards, wastedGold } from './payments.ts';

/** The most telling first. */
const KINDS: readonly ((compared: Compared) => Generator<BibliosCause>)[] = [
  unpayable,
  turnedDice,
  leftForOthers,
  left,
  worthBuying,
  gained,
  gainedFromOthers,
  highDie,
  diceOfCards,
  notWorthIt,
  overpaid,
  lotsToCome,
  poorRivals,
  spent,
  cheap,
  keptTooSoon,
  sold,
  neededCards,
  wastedGold,
];

export function explain(moves: ComparedMoves<View, Move>): readonly BibliosCause[] {
  const compared = comparedIn(moves);
  return KINDS.flatMap((kind) => [...kind(compared)]);
}
