// Last Hour: what a player may do with sketches, tokens and supplies (C10), and the help taken.
import type { Emit } from '../../../engine/game.ts';
import { type Box, namesOf, QUILL } from './box.ts';
import { closeDay, isLastDay, nextArchivist } from './evening.ts';
import type { Event } from './events.ts';
import { GROUPS_OF_KIND } from './grid.ts';
import { supplyOf } from './lecterns.ts';
import { covers, packed, spot } from './moves.ts';
import { isFull } from './placing.ts';
import { insertSketch, removeSketch } from './sorted-sketches.ts';
import type { Ask, Help, Move, State } from './state.ts';
import { INKS, KINDS } from './tables.ts';

const BORDER = KINDS.indexOf('border');
/** Indices into PAGES and SOURCES: what a move has to name. */
const NONE: readonly number[] = [];
const ONLY: readonly number[] = [0];
const EITHER: readonly number[] = [1, 2];

export function illuminationMoves(box: Box, state: State): Move[] {
  const list: Move[] = [];
  addPlaces(box, state, list);
  if (state.tokens[state.turn]! > 0) addHelp(box, state, list);
  if (quillMatters(box, state)) list.push(box.moves.quill);
  list.push(box.moves.done);
  return list;
}

/** Each kind of sketch once, whether it lies on the lectern, in the stock or in both. */
function addPlaces(box: Box, state: State, list: Move[]): void {
  const { turn: seat } = state;
  const desk = state.onDesk[state.deskOf[seat]!]!;
  const stock = state.stock[seat]!;
  const ways = box.moves.ways[supplyOf(box, state, seat)]!;
  const have = packed(state.inks, seat * INKS.length);
  let d = 0;
  let s = 0;
  while (d < desk.length || s < stock.length) {
    const sketch = s === stock.length || (d < desk.length && desk[d]! < stock[s]!) ? desk[d]! : stock[s]!;
    let sources = 0;
    for (; d < desk.length && desk[d] === sketch; d++) sources |= 1;
    for (; s < stock.length && stock[s] === sketch; s++) sources |= 2;
    const kind = box.sketches.kinds[sketch]!;
    const pages = openPages(box, state, kind);
    if (pages.length === 0) continue;
    const from = sources === 3 ? EITHER : ONLY;
    for (const { pay, moves } of ways[sketch]!) if (covers(have, pay)) addSpots(moves, pages, from, list);
    if (kind === BORDER) addSpots(box.moves.frees[sketch]!, pages, from, list);
  }
}

function addSpots(
  moves: readonly Move[],
  pages: readonly number[],
  from: readonly number[],
  list: Move[],
): void {
  for (const page of pages) for (const source of from) list.push(moves[spot(page, source)]!);
}

function openPages(box: Box, state: State, kind: number): readonly number[] {
  const [left, right] = GROUPS_OF_KIND[kind]!;
  const here = !isFull(box, state, left);
  if (left === right) return here ? ONLY : NONE;
  const there = !isFull(box, state, right);
  if (here && there) return EITHER;
  return here || there ? ONLY : NONE;
}

function addHelp({ moves }: Box, { seats, turn: seat, scriptorium, stock }: State, list: Move[]): void {
  for (let sketch = 0; sketch < scriptorium.length; sketch++) {
    if (scriptorium[sketch]! > 0) list.push(moves.helps[sketch]!);
  }
  for (let from = 0; from < seats; from++) {
    if (from === seat) continue;
    const theirs = stock[from]!;
    for (let i = 0; i < theirs.length; i++) {
      if (i === 0 || theirs[i] !== theirs[i - 1]) list.push(moves.asks[from]![theirs[i]!]!);
    }
  }
}

/** Whether using the Quill would change the next Archivist, so never on the last day (C5). */
function quillMatters(box: Box, state: State): boolean {
  return (
    supplyOf(box, state, state.turn) === QUILL && nextArchivist(state) !== state.turn && !isLastDay(state)
  );
}

export function takeHelp(box: Box, state: State, { sketch }: Help, emit?: Emit<Event>): void {
  const { turn: seat } = state;
  state.tokens[seat]!--;
  state.flipped[seat]!++;
  state.scriptorium[sketch]!--;
  insertSketch(state.stock[seat]!, sketch);
  emit?.({ key: 'helped', args: { seat, sketch: box.sketches.names[sketch]! } });
}

/** The token handed over lies points up and may be used again. */
export function askCopyist(box: Box, state: State, { from, sketch }: Ask, emit?: Emit<Event>): void {
  const { turn: seat } = state;
  state.tokens[seat]!--;
  state.tokens[from]!++;
  removeSketch(state.stock[from]!, sketch);
  insertSketch(state.stock[seat]!, sketch);
  emit?.({ key: 'asked', args: { seat, from, sketch: box.sketches.names[sketch]! } });
}

export function claimQuill(state: State, emit?: Emit<Event>): void {
  state.heir = state.turn;
  emit?.({ key: 'quill', args: { seat: state.turn } });
}

/** The sketches left on the lectern go to the stock (C13). */
export function endTurn(box: Box, state: State, emit?: Emit<Event>): void {
  const { turn: seat } = state;
  const desk = state.onDesk[state.deskOf[seat]!]!;
  emit?.({ key: 'done', args: { seat, kept: namesOf(box, desk) } });
  for (const sketch of desk) insertSketch(state.stock[seat]!, sketch);
  desk.length = 0;
  state.turn = (seat + 1) % state.seats;
  if (state.turn === state.archivist) closeDay(box, state, emit);
}
