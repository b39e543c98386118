// The stock and its limits, and the end of a day (C12, C13).
import type { Emit, Seat } from '../../../engine/game.ts';
import { STOCK_LIMIT } from './amounts.ts';
import type { Box } from './box.ts';
import type { Event } from './events.ts';
import { sum } from './ink-counts.ts';
import { finish } from './scoring.ts';
import { removeSketch } from './sorted-sketches.ts';
import { type Discard, type Move, NOBODY, type Pour, type State } from './state.ts';
import { INKS, PARTS } from './tables.ts';

/** Room for sketches: achievements stay in the stock for good. */
export function hasRoom(state: State, seat: Seat): boolean {
  return state.stock[seat]!.length <= sketchRoom(state, seat);
}

export function sketchRoom({ achievements }: State, seat: Seat): number {
  let room = STOCK_LIMIT;
  for (let part = 0; part < PARTS.length; part++) {
    if (achievements[seat * PARTS.length + part]! > 0) room--;
  }
  return room;
}

export function hasInkSurplus({ inks }: State, seat: Seat): boolean {
  let held = 0;
  for (let ink = 0; ink < INKS.length; ink++) held += inks[seat * INKS.length + ink]!;
  return held > STOCK_LIMIT;
}

/** C14: this day is the last if a manuscript is complete or the bag has no sketches left. */
export function isLastDay(state: State): boolean {
  return state.finished || sum(state.sketchBag) === 0;
}

/** The last day has no evening. */
export function closeDay(box: Box, state: State, emit?: Emit<Event>): void {
  if (isLastDay(state)) {
    finish(box, state, emit);
  } else {
    state.phase = 'evening';
    state.turn = state.archivist;
    nextSurplus(state);
  }
}

/** Continues clockwise to the next player who has too much of something; after all of them a new day begins. */
function nextSurplus(state: State): void {
  const { archivist, seats } = state;
  while (hasRoom(state, state.turn) && !hasInkSurplus(state, state.turn)) {
    state.turn = (state.turn + 1) % seats;
    if (state.turn !== archivist) continue;
    state.archivist = nextArchivist(state);
    state.phase = 'dawn';
    return;
  }
}

/** The next day's Archivist: the left neighbour, or the player who has used the Quill. */
export function nextArchivist({ heir, archivist, seats }: State): Seat {
  return heir === NOBODY ? (archivist + 1) % seats : heir;
}

export function discardMoves({ moves }: Box, { stock, turn: seat }: State): Move[] {
  const mine = stock[seat]!;
  return mine.filter((sketch, i) => sketch !== mine[i - 1]).map((sketch) => moves.discards[sketch]!);
}

/** Inks first, then sketches. */
export function eveningMoves(box: Box, state: State): Move[] {
  if (!hasInkSurplus(state, state.turn)) return discardMoves(box, state);
  return box.moves.pours.filter(({ ink }) => state.inks[state.turn * INKS.length + ink]! > 0);
}

export function discardSketch(box: Box, state: State, { sketch }: Discard, emit?: Emit<Event>): void {
  const { turn: seat } = state;
  removeSketch(state.stock[seat]!, sketch);
  state.scriptorium[sketch]!++;
  emit?.({ key: 'discarded', args: { seat, sketch: box.sketches.names[sketch]! } });
  if (state.phase === 'evening') nextSurplus(state);
  else if (hasRoom(state, seat)) state.phase = 'illuminate';
}

export function pourInk(state: State, { ink }: Pour, emit?: Emit<Event>): void {
  const { turn: seat } = state;
  state.inks[seat * INKS.length + ink]!--;
  state.inkBag[ink]!++;
  emit?.({ key: 'poured', args: { seat, ink: INKS[ink]! } });
  nextSurplus(state);
}
