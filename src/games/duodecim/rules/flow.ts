// The flow of the game: setup, whose turn it is, legal moves, chance, the end.
import { CHANCE, type Outcome, OVER, type Seat } from '../../../engine/game.ts';
import { placesByScore } from '../../../engine/outcome.ts';
import type { Rng } from '../../../engine/rng.ts';
import { OFF, PAWNS } from './data.ts';
import { type DiceSet, diceSet, NO_DICE, type Part, ROLL_DRAWS, ROLLS, STARTS } from './dice.ts';
import { pawnMoves } from './legal.ts';
import { cloneSide, newSide } from './side.ts';
import { COLOURS, type DuodecimOptions, type Move, type State, type Sums } from './state.ts';

const NO_MOVES: readonly Move[] = Object.freeze([]);
const COLOUR_MOVES: readonly Move[] = Object.freeze(
  COLOURS.map((colour) => Object.freeze({ kind: 'colour' as const, colour })),
);

export function setup(_seats: number, { board, sums }: DuodecimOptions): State {
  return {
    board,
    sums,
    phase: 'starter',
    start: NO_DICE,
    light: null,
    turn: 0,
    roller: 0,
    roll: NO_DICE,
    dice: NO_DICE,
    rolls: 0,
    sides: [newSide(), newSide()],
  };
}

/** Lists of dice are never changed in place, so copies share them. */
export function clone(state: State): State {
  return {
    board: state.board,
    sums: state.sums,
    phase: state.phase,
    start: state.start,
    light: state.light,
    turn: state.turn,
    roller: state.roller,
    roll: state.roll,
    dice: state.dice,
    rolls: state.rolls,
    sides: [cloneSide(state.sides[0]), cloneSide(state.sides[1])],
  };
}

export function turn(state: State): Seat | typeof CHANCE | typeof OVER {
  switch (state.phase) {
    case 'dice':
    case 'colour':
      return state.turn;
    case 'over':
      return OVER;
    default:
      return CHANCE;
  }
}

export function legalMoves(state: State, seat: Seat): readonly Move[] {
  if (seat !== state.turn) return NO_MOVES;
  if (state.phase === 'dice') {
    const { dice, sums, sides } = state;
    return pawnMoves(sides[seat]!, sides[1 - seat]!, partsOf(diceSet(dice), sums));
  }
  return state.phase === 'colour' ? COLOUR_MOVES : NO_MOVES;
}

/** The ways to use dice for one move under the sum rule of this table (D7). */
export function partsOf(dice: DiceSet, sums: Sums): readonly Part[] {
  return sums === 'leap' ? dice.leap : dice.steps;
}

export function chance(state: State, rng: Rng): Move {
  return state.phase === 'starter' ? rng.pick(STARTS).move : rng.pick(ROLL_DRAWS);
}

export function odds(state: State): readonly { readonly move: Move; readonly weight: number }[] {
  if (state.phase === 'starter') return STARTS;
  return state.phase === 'roll' ? ROLLS : [];
}

/** D11, D12. The scores are the pawns borne off. */
export function outcome(state: State): Outcome | null {
  if (state.phase !== 'over') return null;
  const scores = state.sides.map((side) => side.at[OFF]!);
  if (!scores.includes(PAWNS)) return { places: [1, 1], scores, reason: 'roll-limit' };
  return { places: placesByScore(scores), scores, reason: 'all-borne-off' };
}
