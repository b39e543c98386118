// Why one move of Scriptoria may be better than another: candidates, tested by the coach.
import type { ComparedMoves } from '../../../../engine/cause.ts';
import type { Box } from '../../rules/box.ts';
import type { Move, View } from '../../rules/state.ts';
import { type Compared, comparedIn, type ScriptoriaCause } from './context.ts';
import { grimoire, leftInks, pouredInks, takenInks } from './inks.ts';
import { given, kept, picked } from './lecterns.ts';
import { parts, partsAndPoints } from './parts.ts';
import { discards, help, inksPaid, placesTaken, points, quill, stoppedEarly } from './sketches.ts';

/** The most telling first. */
const KINDS: readonly ((compared: Compared) => Generator<ScriptoriaCause>)[] = [
  parts,
  stoppedEarly,
  points,
  partsAndPoints,
  placesTaken,
  inksPaid,
  help,
  quill,
  picked,
  given,
  kept,
  grimoire,
  takenInks,
  leftInks,
  discards,
  pouredInks,
];

export function explainWith(box: Box): (moves: ComparedMoves<View, Move>) => readonly ScriptoriaCause[] {
  return (moves) => {
    const compared = comparedIn(box, moves);
    return KINDS.flatMap((kind) => [...kind(compared)]);
  };
}
