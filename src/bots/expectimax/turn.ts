// All positions that one turn can lead to, each once, until chance or another seat has to move.
import type { AnyGame, Seat } from '../../engine/game.ts';
import type { AnyInsight } from '../../engine/insight.ts';
import { NumberIndex } from './number-index.ts';

/** A position of the turn. */
export interface Stage {
  readonly state: unknown;
  /** The legal moves; empty where the turn has ended. */
  readonly moves: readonly unknown[];
  /** For each move the index of the stage that it leads to. */
  readonly next: number[];
  /** The key of the insight: equal keys, equal positions. NaN for an insight without keys. */
  readonly name: number;
}

// Shared buffers: turns are walked one at a time.
const seen = new NumberIndex();
/** More than the legal moves of any game. */
const MAX_MOVES = 1024;
const scratch = Array.from({ length: 16 }, () => new Float64Array(MAX_MOVES));

/** The first stage is the current position. Every other stage is reached from one or more others, never in a circle. */
export function walkTurn(
  game: AnyGame,
  insight: AnyInsight,
  state: unknown,
  moves = game.legalMoves(state, game.turn(state)),
): Stage[] {
  const stages: Stage[] = [{ state, moves, next: [], name: Number.NaN }];
  const seat = game.turn(state);
  seen.clear();
  walk(game, insight, seat, stages, 0, 0);
  return stages;
}

function walk(
  game: AnyGame,
  insight: AnyInsight,
  seat: Seat,
  stages: Stage[],
  at: number,
  depth: number,
): void {
  const { state, moves, next } = stages[at]!;
  const names = scratch[depth]!;
  insight.keys?.(state, moves, names);
  for (let i = 0; i < moves.length; i++) {
    const known = insight.keys ? seen.meet(names[i]!, stages.length) : -1;
    if (known >= 0) {
      next.push(known);
      continue;
    }
    const index = stages.length;
    const after = game.clone(state);
    game.play(after, seat, moves[i]);
    const goesOn = game.turn(after) === seat;
    stages.push({
      state: after,
      moves: goesOn ? game.legalMoves(after, seat) : NO_MOVES,
      next: goesOn ? [] : NOWHERE,
      name: insight.keys ? names[i]! : Number.NaN,
    });
    next.push(index);
    if (goesOn) walk(game, insight, seat, stages, index, depth + 1);
  }
}

const NO_MOVES: readonly unknown[] = Object.freeze([]);
const NOWHERE: number[] = [];
