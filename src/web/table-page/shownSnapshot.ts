// What keeps a player from choosing: a move that is not sent yet, a bot that plays for them, a match that has ended.
import type { Snapshot } from '../table/tableClient.ts';

/** A move that could not be sent yet. */
export interface UnsentMove {
  readonly notations: readonly string[];
  readonly ply: number;
  say(move: string): string;
  /** Null if it is too late. */
  readonly withdraw: (() => void) | null;
  readonly withdrawLabel: string;
}

export interface StandIn {
  readonly text: string;
  readonly endLabel: string;
  /** Null if it is for good. */
  readonly end: (() => void) | null;
}

export const NO_MOVES: readonly never[] = [];

/** Nothing can be chosen while a bot plays for this player, or once the players have stopped. */
export function shownSnapshot(snapshot: Snapshot, isReplaced: boolean, isStopped: boolean): Snapshot {
  if (!isReplaced && !isStopped) return snapshot;
  const isNow = snapshot.ply === snapshot.last;
  return {
    ...snapshot,
    moves: NO_MOVES,
    ...(isStopped && { canTakeBack: false, ...(isNow && { deciders: NO_MOVES }) }),
  };
}
