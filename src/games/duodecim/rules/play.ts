// Plays moves in place: the start, rolls, pawns that move and hit, dice that change hands.
import type { CHANCE, Emit, Seat } from '../../../engine/game.ts';
import { type BoardName, LAST_ROLL, letterAt, OFF, PAWNS, WAITING } from './data.ts';
import { type DiceSet, diceSet, NO_DICE, removeDice } from './dice.ts';
import { partsOf } from './flow.ts';
import { canPlay } from './legal.ts';
import { isAllHome } from './reach.ts';
import { hitPawn, movePawn } from './side.ts';
import type { Block, Colour, Event, Move, PawnMove, Spot, State } from './state.ts';

export function play(state: State, _by: Seat | typeof CHANCE, move: Move, emit?: Emit<Event>): void {
  switch (move.kind) {
    case 'starter':
      start(state, move.dice, emit);
      break;
    case 'colour':
      chooseColour(state, move.colour, emit);
      break;
    case 'roll':
      roll(state, move.dice, emit);
      break;
    default:
      useDice(state, move, emit);
  }
}

/** D3: the higher die starts, equal dice are thrown again. */
function start(state: State, dice: readonly number[], emit?: Emit<Event>): void {
  const first = dice[0]!;
  const second = dice[1]!;
  state.start = dice;
  if (first === second) {
    emit?.({ key: 'start-tied', args: { die: first } });
    return;
  }
  state.turn = first > second ? 0 : 1;
  state.roller = state.turn;
  state.phase = 'colour';
  emit?.({ key: 'starter-rolled', args: { seat: state.turn, dice } });
}

function chooseColour(state: State, colour: Colour, emit?: Emit<Event>): void {
  state.light = colour === 'light' ? state.turn : 1 - state.turn;
  state.phase = 'roll';
  emit?.({ key: 'colour-chosen', args: { seat: state.turn, colour } });
}

function roll(state: State, dice: readonly number[], emit?: Emit<Event>): void {
  state.rolls++;
  state.roll = dice;
  state.dice = dice;
  state.roller = state.turn;
  state.phase = 'dice';
  emit?.({ key: 'rolled', args: { seat: state.turn, dice } });
  continueTurn(state, diceSet(dice), emit);
}

function useDice(state: State, move: PawnMove, emit?: Emit<Event>): void {
  const { turn, board, sides } = state;
  const me = sides[turn]!;
  const foe = sides[1 - turn]!;
  const { from, to } = move;
  movePawn(me, from, to);
  emit?.(pawnEvent(state, move));
  if (to !== OFF && foe.at[to] === 1) {
    hitPawn(foe, to);
    emit?.({ key: 'hit', args: { seat: 1 - turn, by: turn, at: spot(board, to) } });
  }
  const left = removeDice(state.dice, move.dice);
  state.dice = left.dice;
  if (me.at[OFF] === PAWNS) state.phase = 'over';
  else continueTurn(state, left, emit);
}

/** Dice that cannot be played change hands once; dice that the opponent cannot play either are lost (D9). */
function continueTurn(state: State, left: DiceSet, emit?: Emit<Event>): void {
  if (left.dice.length > 0) {
    if (canUseAny(state, left)) return;
    if (state.turn === state.roller) {
      handOver(state, emit);
      if (canUseAny(state, left)) return;
    }
    emit?.({ key: 'dice-lost', args: { seat: state.turn, dice: left.dice, because: blockOf(state) } });
  }
  nextRoll(state);
}

function canUseAny({ turn, sides, sums }: State, left: DiceSet): boolean {
  return canPlay(sides[turn]!, sides[1 - turn]!, partsOf(left, sums));
}

function handOver(state: State, emit?: Emit<Event>): void {
  const { turn, dice } = state;
  emit?.({ key: 'dice-handed-over', args: { seat: turn, to: 1 - turn, dice, because: blockOf(state) } });
  state.turn = 1 - turn;
}

/** D12: no roll follows the last one. */
function nextRoll(state: State): void {
  state.dice = NO_DICE;
  state.turn = 1 - state.roller;
  state.phase = state.rolls < LAST_ROLL ? 'roll' : 'over';
}

function pawnEvent({ turn: seat, board, sides }: State, { kind, from, to, dice }: PawnMove): Event {
  switch (kind) {
    case 'enter':
      return { key: 'entered', args: { seat, to: spot(board, to), dice } };
    case 'move':
      return { key: 'moved', args: { seat, from: spot(board, from), to: spot(board, to), dice } };
    case 'bear':
      return { key: 'borne-off', args: { seat, from: spot(board, from), dice, off: sides[seat]!.at[OFF]! } };
  }
}

function spot(board: BoardName, place: number): Spot {
  return { letter: letterAt(board, place), place };
}

/** Why the player whose turn it is cannot play the dice. */
function blockOf({ turn, sides }: State): Block {
  const me = sides[turn]!;
  if (me.hits > 0) return 'hit-pawn-shut-out';
  if (me.at[WAITING]! > 0) return 'kept-in-first-word';
  return isAllHome(me) ? 'nothing-fits-at-home' : 'no-open-letter';
}
