// The flow of the game: the phase decides who moves and what is legal.
import { CHANCE, type Emit, OVER, type Seat } from '../../../engine/game.ts';
import type { Rng } from '../../../engine/rng.ts';
import { TOKENS } from './amounts.ts';
import type { Box } from './box.ts';
import { drawDawn, drawOpening, playDawn, playOpening } from './days.ts';
import { discardMoves, discardSketch, eveningMoves, pourInk } from './evening.ts';
import type { Event } from './events.ts';
import { headStart } from './hell.ts';
import { askCopyist, claimQuill, endTurn, illuminationMoves, takeHelp } from './illumination.ts';
import { inkMoves, takeGrimoire, takeInks } from './inks.ts';
import { giveLectern, giveMoves, pickLectern, pickMoves } from './lecterns.ts';
import { placeFree, placeSketch } from './placing.ts';
import { type Move, NOBODY, type Options, type State } from './state.ts';
import { INKS, PARTS } from './tables.ts';

const INK_BAG: readonly number[] = [26, 13, 13, 13, 13];

export function setup(box: Box, seats: number, { lecterns, hell }: Options): State {
  const zeros = (length: number) => new Array<number>(length).fill(0);
  return {
    seats,
    lecterns,
    hell,
    phase: 'opening',
    day: 0,
    turn: 0,
    archivist: NOBODY,
    heir: NOBODY,
    grimoire: NOBODY,
    sketchBag: [...box.sketches.copies],
    inkBag: [...INK_BAG],
    cup: zeros(INKS.length),
    scriptorium: zeros(box.sketches.copies.length),
    desks: [],
    onDesk: [],
    deskOf: new Array<number>(seats).fill(NOBODY),
    stock: Array.from({ length: seats }, () => []),
    inks: zeros(seats * INKS.length),
    scroll: zeros(seats * box.places),
    tokens: new Array<number>(seats).fill(TOKENS),
    flipped: zeros(seats),
    achievements: zeros(seats * PARTS.length),
    taken: zeros(PARTS.length),
    points: new Array<number>(seats).fill(headStart(hell)),
    finished: false,
    door: NOBODY,
  };
}

export function clone(state: State): State {
  return {
    seats: state.seats,
    lecterns: state.lecterns,
    hell: state.hell,
    phase: state.phase,
    day: state.day,
    turn: state.turn,
    archivist: state.archivist,
    heir: state.heir,
    grimoire: state.grimoire,
    sketchBag: state.sketchBag.slice(),
    inkBag: state.inkBag.slice(),
    cup: state.cup.slice(),
    scriptorium: state.scriptorium.slice(),
    desks: state.desks.slice(),
    onDesk: state.onDesk.map((desk) => desk.slice()),
    deskOf: state.deskOf.slice(),
    stock: state.stock.map((list) => list.slice()),
    inks: state.inks.slice(),
    scroll: state.scroll.slice(),
    tokens: state.tokens.slice(),
    flipped: state.flipped.slice(),
    achievements: state.achievements.slice(),
    taken: state.taken.slice(),
    points: state.points.slice(),
    finished: state.finished,
    door: state.door,
  };
}

export function turn({ phase, turn: seat }: State): Seat | typeof CHANCE | typeof OVER {
  if (phase === 'over') return OVER;
  return phase === 'opening' || phase === 'dawn' ? CHANCE : seat;
}

export function chance(box: Box, state: State, rng: Rng): Move {
  return state.phase === 'opening' ? drawOpening(state, rng) : drawDawn(box, state, rng);
}

export function legalMoves(box: Box, state: State, seat: Seat): readonly Move[] {
  if (turn(state) !== seat) return [];
  switch (state.phase) {
    case 'inks':
      return inkMoves(box, state);
    case 'pick':
      return pickMoves(box, state);
    case 'give':
      return giveMoves(box, state);
    case 'illuminate':
      return illuminationMoves(box, state);
    case 'room':
      return discardMoves(box, state);
    case 'evening':
      return eveningMoves(box, state);
    default:
      return [];
  }
}

export function play(box: Box, state: State, move: Move, emit?: Emit<Event>): void {
  switch (move.kind) {
    case 'take':
      takeInks(state, move, emit);
      break;
    case 'grimoire':
      takeGrimoire(state, emit);
      break;
    case 'pick':
      pickLectern(box, state, move, emit);
      break;
    case 'give':
      giveLectern(box, state, move, emit);
      break;
    case 'place':
      placeSketch(box, state, move, emit);
      break;
    case 'free':
      placeFree(box, state, move, emit);
      break;
    case 'help':
      takeHelp(box, state, move, emit);
      break;
    case 'ask':
      askCopyist(box, state, move, emit);
      break;
    case 'quill':
      claimQuill(state, emit);
      break;
    case 'done':
      endTurn(box, state, emit);
      break;
    case 'discard':
      discardSketch(box, state, move, emit);
      break;
    case 'pour':
      pourInk(state, move, emit);
      break;
    case 'opening':
      playOpening(box, state, move, emit);
      break;
    case 'dawn':
      playDawn(box, state, move, emit);
      break;
  }
}
