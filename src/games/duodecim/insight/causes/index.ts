// Why one move of Duodecim may be better than another: candidates, tested by the coach.
import type { ComparedMoves, TurnEnd } from '../../../../engine/cause.ts';
import type { Move, View } from '../../rules/state.ts';
import type { Compared, DuodecimCause } from './context.ts';
import { bornOff, savedDice, tooDeep } from './home.ts';
import { closedLetters, loneOnes } from './letters.ts';
import { entries, hits } from './pawns.ts';

/** The most telling first. */
const KINDS: readonly ((compared: Compared) => Generator<DuodecimCause>)[] = [
  bornOff,
  tooDeep,
  savedDice,
  hits,
  entries,
  loneOnes,
  closedLetters,
];

export function explain(
  moves: ComparedMoves<View, Move>,
  turnEnd: TurnEnd<View, Move>,
): readonly DuodecimCause[] {
  const { played, better } = moves;
  if (played.kind === 'colour') return [];
  const compared = { ...moves, ends: { played: turnEnd(played), better: turnEnd(better) } };
  return KINDS.flatMap((kind) => [...kind(compared)]);
}
