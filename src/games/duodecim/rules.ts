// The course of the game: start, rolls, pawns that move and are hit, dice handed over, the end.
import { CHANCE, type Emit, type Outcome, OVER, type Seat } from '../../engine/game.ts';
import { placesByScore } from '../../engine/outcome.ts';
import type { Rng } from '../../engine/rng.ts';
import { LAST_ROLL, letterName, OFF, PAWNS, WAITING } from './data.ts';
import { handful, type Part, ROLL_DRAWS, ROLLS, STARTS, without } from './dice.ts';
import { canPlay, pawnMoves } from './legal.ts';
import { follow, HALF, isHome } from './reach.ts';
import {
  type Block,
  type ColourMove,
  COLOURS,
  type DuodecimOptions,
  type Event,
  type Move,
  type PawnMove,
  type Side,
  type State,
} from './state.ts';

const NO_DICE: readonly number[] = Object.freeze([]);
const NO_MOVES: readonly Move[] = Object.freeze([]);
const COLOUR_MOVES: readonly ColourMove[] = Object.freeze(
  COLOURS.map((colour) => Object.freeze({ kind: 'colour', colour })),
);

export function setup(_seats: number, { board, sums }: DuodecimOptions): State {
  return {
    board,
    sums,
    phase: 'starter',
    start: NO_DICE,
    light: null,
    seat: 0,
    roller: 0,
    roll: NO_DICE,
    dice: NO_DICE,
    rolls: 0,
    sides: [newSide(), newSide()],
  };
}

/** D2: all pawns off the board. */
function newSide(): Side {
  const at = Array<number>(OFF + 1).fill(0);
  at[WAITING] = PAWNS;
  return { at, hits: 0, heldLo: 1, heldHi: 0, stackLo: 1, stackHi: 0 };
}

export function clone(state: State): State {
  return {
    board: state.board,
    sums: state.sums,
    phase: state.phase,
    start: state.start,
    light: state.light,
    seat: state.seat,
    roller: state.roller,
    roll: state.roll,
    dice: state.dice,
    rolls: state.rolls,
    sides: [cloneSide(state.sides[0]), cloneSide(state.sides[1])],
  };
}

function cloneSide({ at, hits, heldLo, heldHi, stackLo, stackHi }: Side): Side {
  return { at: at.slice(), hits, heldLo, heldHi, stackLo, stackHi };
}

export function turn(state: State): Seat | typeof CHANCE | typeof OVER {
  switch (state.phase) {
    case 'dice':
    case 'colour':
      return state.seat;
    case 'over':
      return OVER;
    default:
      return CHANCE;
  }
}

export function legalMoves(state: State, seat: Seat): readonly Move[] {
  if (seat !== state.seat) return NO_MOVES;
  if (state.phase === 'dice') {
    const me = state.sides[seat]!;
    const foe = state.sides[1 - seat]!;
    return pawnMoves(me, foe, state.dice.length, partsOf(state));
  }
  return state.phase === 'colour' ? COLOUR_MOVES : NO_MOVES;
}

/** The dice left, as this table's rule of sums lets them be taken (D7). */
function partsOf(state: State): readonly Part[] {
  const all = handful(state.dice);
  return state.sums === 'leap' ? all.leap : all.steps;
}

export function chance(state: State, rng: Rng): Move {
  return state.phase === 'starter' ? rng.pick(STARTS).move : ROLL_DRAWS[rng.int(216)]!;
}

export function odds(state: State): readonly { readonly move: Move; readonly weight: number }[] {
  if (state.phase === 'starter') return STARTS;
  return state.phase === 'roll' ? ROLLS : [];
}

export function play(state: State, _by: Seat | typeof CHANCE, move: Move, emit?: Emit<Event>): void {
  switch (move.kind) {
    case 'starter':
      return start(state, move.dice, emit);
    case 'colour':
      state.light = move.colour === 'light' ? state.seat : 1 - state.seat;
      state.phase = 'roll';
      return emit?.({ key: 'colour', args: { seat: state.seat, colour: move.colour } });
    case 'roll':
      state.rolls++;
      state.roll = move.dice;
      state.dice = move.dice;
      state.roller = state.seat;
      state.phase = 'dice';
      emit?.({ key: 'rolled', args: { seat: state.seat, dice: move.dice, roll: state.rolls } });
      return goOn(state, emit);
    default:
      movePawn(state, move, emit);
      state.dice = without(state.dice, move.dice);
      return goOn(state, emit);
  }
}

/** D3. */
function start(state: State, dice: readonly number[], emit?: Emit<Event>): void {
  const [first, second] = [dice[0]!, dice[1]!];
  state.start = dice;
  if (first === second) return emit?.({ key: 'start-tied', args: { die: first } });
  state.seat = first > second ? 0 : 1;
  state.roller = state.seat;
  state.phase = 'colour';
  emit?.({ key: 'starter', args: { seat: state.seat, dice } });
}

const TOLD = { enter: 'entered', move: 'moved', bear: 'borne-off' } as const;

function movePawn(state: State, { kind, from, to, dice }: PawnMove, emit?: Emit<Event>): void {
  const { seat, board } = state;
  const me = state.sides[seat]!;
  follow(me, from, to, me);
  me.at[from]!--;
  me.at[to]!++;
  emit?.({
    key: TOLD[kind],
    args: {
      seat,
      from: kind === 'enter' ? '' : letterName(board, from),
      to: kind === 'bear' ? '' : letterName(board, to),
      dice,
    },
  });
  const foe = state.sides[1 - seat]!;
  if (to === OFF || foe.at[to] === 0) return;
  hit(foe, to);
  emit?.({ key: 'hit', args: { seat: 1 - seat, by: seat, letter: letterName(board, to) } });
}

/** D5: a lone pawn is taken off and starts again; D6: before any other. */
function hit(side: Side, place: number): void {
  side.at[place] = 0;
  if (place < HALF) side.heldLo ^= 1 << place;
  else side.heldHi ^= 1 << (place - HALF);
  side.hits++;
  if (side.at[WAITING]!++ === 0) side.heldLo |= 1;
  else side.stackLo |= 1;
}

/** Finds who has something to do after a roll or a move: dice that cannot be played change hands once (D9). */
function goOn(state: State, emit?: Emit<Event>): void {
  const { sides, seat, roller } = state;
  if (sides[seat]!.at[OFF] === PAWNS) {
    state.phase = 'over';
    return emit?.({ key: 'won', args: { seat } });
  }
  if (state.dice.length === 0) return nextRoll(state, emit);
  const parts = partsOf(state);
  if (canPlay(sides[seat]!, sides[1 - seat]!, parts)) return;
  if (seat === roller) {
    const { dice } = state;
    emit?.({ key: 'handed-over', args: { from: seat, to: 1 - seat, dice, because: blockOf(sides[seat]!) } });
    state.seat = 1 - seat;
    if (canPlay(sides[1 - seat]!, sides[seat]!, parts)) return;
  }
  const { dice } = state;
  emit?.({ key: 'lost', args: { seat: state.seat, dice, because: blockOf(sides[state.seat]!) } });
  nextRoll(state, emit);
}

function nextRoll(state: State, emit?: Emit<Event>): void {
  state.dice = NO_DICE;
  state.seat = 1 - state.roller;
  state.phase = 'roll';
  if (state.rolls < LAST_ROLL) return;
  state.phase = 'over';
  emit?.({ key: 'drawn', args: { rolls: state.rolls } });
}

function blockOf(side: Side): Block {
  if (side.hits > 0) return 'hit-pawn-shut-out';
  if (side.at[WAITING]! > 0) return 'kept-in-first-word';
  return isHome(side) ? 'nothing-fits-at-home' : 'no-open-letter';
}

/** D11, D12. The scores are the pawns borne off. */
export function outcome(state: State): Outcome | null {
  if (state.phase !== 'over') return null;
  const scores = state.sides.map((side) => side.at[OFF]!);
  if (!scores.includes(PAWNS)) return { places: [1, 1], scores, reason: 'roll-limit' };
  return { places: placesByScore(scores), scores, reason: 'all-borne-off' };
}
