// States for the tests, built by hand from names: what lies where, in the words of the rulebook.
import { CHANCE, OVER, type Seat } from '../../engine/game.ts';
import type { Rng } from '../../engine/rng.ts';
import type { Event } from './events.ts';
import { GROUPS_OF_KIND } from './grid.ts';
import { lettersOfInks, put, sum } from './heaps.ts';
import { scriptoria } from './index.ts';
import { reconstructed as box } from './print.ts';
import type { Move, Options, Phase, Sketch, State } from './state.ts';
import { INKS, PARTS } from './tables.ts';

/** Every piece of the box, wherever it is; equal ones are counted instead of named again and again. */
export function piecesOf(state: State): string[] {
  const sketches = box.sketches.names.map(
    (_, sketch) => state.sketchBag[sketch]! + state.scriptorium[sketch]!,
  );
  for (const sketch of [...state.onDesk.flat(), ...state.stock.flat()]) sketches[sketch]!++;
  for (const mark of state.scroll) if (mark !== 0) sketches[Math.abs(mark) - 1]!++;
  const inks = INKS.map((_, ink) => state.inkBag[ink]! + state.cup[ink]!);
  for (const [i, count] of state.inks.entries()) inks[i % INKS.length]! += count;
  const achievements = PARTS.flatMap((part, i) => [
    ...box.piles[i]!.slice(state.taken[i]).map((points) => `${part} ${points}`),
    ...seatsOf(state)
      .map((seat) => state.achievements[seat * PARTS.length + i]!)
      .filter((points) => points > 0)
      .map((points) => `${part} ${points}`),
  ]);
  return [
    ...sketches.map((count, sketch) => `${count} ${box.sketches.names[sketch]}`),
    ...inks.map((count, ink) => `${count} ${INKS[ink]}`),
    ...achievements,
    `${sum(state.tokens) + sum(state.flipped)} tokens`,
  ];
}

function seatsOf({ seats }: State): number[] {
  return [...Array(seats).keys()];
}

/** What a test sets out; everything not named stays in the bags. */
export interface Scene {
  readonly seats?: number;
  readonly phase?: Phase;
  readonly day?: number;
  readonly turn?: Seat;
  readonly archivist?: Seat;
  /** Letters, such as 'KKRA'. */
  readonly cup?: string;
  /** By seat, letters. */
  readonly inks?: readonly string[];
  /** By lectern name, the sketches on it. */
  readonly lecterns?: { readonly [name: string]: readonly string[] };
  /** By seat, the name of the lectern. */
  readonly owners?: readonly string[];
  readonly stock?: readonly (readonly string[])[];
  readonly scriptorium?: readonly string[];
  /** By seat: sketches already placed, such as 'bKR left', or '(bKR) left' for one that was not paid. */
  readonly scrolls?: readonly (readonly string[])[];
  readonly tokens?: readonly number[];
  readonly options?: Partial<Options>;
}

/** A scene in the Last Hour of the first seat, unless it says otherwise. */
export function scene(given: Scene): State {
  const seats = given.seats ?? 3;
  const state = scriptoria.setup(seats, { lecterns: 'random', hell: 'closed', ...given.options });
  state.phase = given.phase ?? 'illuminate';
  state.day = given.day ?? 1;
  state.archivist = given.archivist ?? 0;
  state.turn = given.turn ?? state.archivist;
  for (const letter of given.cup ?? '') fromInkBag(state, state.cup, inkOf(letter));
  for (const [seat, letters] of (given.inks ?? []).entries()) {
    for (const letter of letters) fromInkBag(state, state.inks, seat * INKS.length + inkOf(letter));
  }
  const lecterns =
    given.lecterns ??
    Object.fromEntries((given.owners ?? ['Q', 'K', 'R', 'G'].slice(0, seats)).map((name) => [name, []]));
  for (const [name, sketches] of Object.entries(lecterns)) {
    state.desks.push(box.lecternNames.indexOf(name));
    state.onDesk.push(sketches.map((sketch) => fromBag(state, sketch)).sort((a, b) => a - b));
  }
  const settled = ['illuminate', 'room', 'evening'].includes(state.phase);
  const owners = given.owners ?? (settled ? Object.keys(lecterns).slice(0, seats) : []);
  for (const [seat, name] of owners.entries())
    state.deskOf[seat] = state.desks.indexOf(box.lecternNames.indexOf(name));
  for (const [seat, sketches] of (given.stock ?? []).entries()) {
    for (const sketch of sketches) put(state.stock[seat]!, fromBag(state, sketch));
  }
  for (const sketch of given.scriptorium ?? []) state.scriptorium[fromBag(state, sketch)]!++;
  for (const [seat, sketches] of (given.scrolls ?? []).entries())
    for (const sketch of sketches) paint(state, seat, sketch);
  if (given.tokens) state.tokens = [...given.tokens];
  return state;
}

/** The sketches of a whole part, for scrolls that are nearly done. */
export const LEFT_FRIEZE = ['cKRG', 'cKRB', 'bKR', 'bKG', 'bKB', 'bKA', 'bKRG', 'bKRB'].map(
  (name) => `${name} left`,
);
export const RIGHT_FRIEZE = ['cKGB', 'cKRA', 'bKR', 'bKG', 'bKB', 'bKA', 'bKRG', 'bKRB'].map(
  (name) => `${name} right`,
);
export const TEXT_AND_DROPCAP = ['tKR', 'tKG', 'tKB', 'dKRA'];
export const MINIATURE = ['mKRG', 'mKRB', 'mKGB', 'mKRGB'];

function sketchOf(name: string): Sketch {
  const sketch = box.sketches.names.indexOf(name);
  if (sketch < 0) throw new Error(`no sketch ${name}`);
  return sketch;
}

export function names(list: readonly Sketch[]): string[] {
  return list.map((sketch) => box.sketches.names[sketch]!);
}

/** What the copyist on turn may do. */
export function may(state: State): string[] {
  return scriptoria.legalMoves(state, state.turn).map((move) => scriptoria.notation(move));
}

/** The copyist on turn does it, and this is what happens. */
export function does(state: State, notation: string): Event[] {
  const move = scriptoria.legalMoves(state, state.turn).find((m) => scriptoria.notation(m) === notation);
  if (!move) throw new Error(`"${notation}" is not among: ${may(state).join(', ')}`);
  const events: Event[] = [];
  scriptoria.play(state, state.turn, move, (event) => events.push(event));
  return events;
}

/** A copyist's inks as letters. */
export function inksOf(state: State, seat: Seat): string {
  return lettersOfInks(state.inks.slice(seat * INKS.length, (seat + 1) * INKS.length));
}

/** Plays on evenly at random until the game is over or `stop` says so; every list of moves is shown to `look`. */
export function wander(
  state: State,
  rng: Rng,
  {
    stop,
    look,
    game = scriptoria,
  }: {
    stop?: (state: State) => boolean;
    look?: (moves: readonly Move[]) => void;
    game?: typeof scriptoria;
  } = {},
): void {
  while (game.turn(state) !== OVER && !stop?.(state)) {
    const turn = game.turn(state);
    if (turn === CHANCE) {
      game.play(state, CHANCE, game.chance(state, rng));
    } else {
      const moves = game.legalMoves(state, turn);
      look?.(moves);
      game.play(state, turn, rng.pick(moves));
    }
  }
}

function inkOf(letter: string): number {
  return INKS.join('').indexOf(letter);
}

function fromInkBag(state: State, counts: number[], index: number): void {
  state.inkBag[index % INKS.length]!--;
  counts[index]!++;
}

function fromBag(state: State, name: string): Sketch {
  const sketch = sketchOf(name);
  if (state.sketchBag[sketch] === 0) throw new Error(`no ${name} left in the bag`);
  state.sketchBag[sketch]!--;
  return sketch;
}

function paint(state: State, seat: Seat, text: string): void {
  const [, open, name, page] = /^(\()?(\w+)\)?(?: (left|right))?$/.exec(text)!;
  const sketch = fromBag(state, name!);
  const groups = GROUPS_OF_KIND[box.sketches.kinds[sketch]!]!;
  const start = seat * box.places;
  const place = box.groups[groups[page === 'right' ? 1 : 0]]!.find(
    (each) => state.scroll[start + each] === 0,
  )!;
  state.scroll[start + place] = open ? -(sketch + 1) : sketch + 1;
}
