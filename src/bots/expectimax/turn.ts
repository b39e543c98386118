// All that one turn can lead to: its steps are walked until chance or another seat is to move, each position once.
import type { AnyGame, Seat } from '../../engine/game.ts';
import type { AnyInsight } from '../../engine/insight.ts';
import { Seen } from './seen.ts';

/** A position of the turn. */
export interface Stage {
  readonly state: unknown;
  /** What can be played here; nothing where the turn has ended. */
  readonly moves: readonly unknown[];
  /** Where each of these moves leads: an index in the list of stages. */
  readonly next: number[];
  /** As the game's insight names it; equal names, equal positions. NaN where the insight names none. */
  readonly name: number;
}

// Scratch: turns are walked one at a time.
const seen = new Seen();
/** No list of moves of any game is longer. */
const MOST_MOVES = 1024;
const scratch = Array.from({ length: 16 }, () => new Float64Array(MOST_MOVES));

/** The first stage is where the turn stands; every other is reached from stages before it or after it, never in a circle. */
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
