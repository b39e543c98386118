// All moves of a player, created once and shared: listing legal moves picks from them.
import type { Seat } from '../../../engine/game.ts';
import type { SketchTypes } from './sketch-types.ts';
import {
  type Ask,
  BLACK,
  type Discard,
  type Free,
  type Give,
  GOLD,
  type Help,
  PAGES,
  type Pick,
  type Place,
  type Plain,
  type Pour,
  SOURCES,
  type Take,
} from './state.ts';
import { INKS, KINDS } from './tables.ts';

const SEATS: readonly Seat[] = [0, 1, 2, 3];
/** Red, green, blue: the inks that gold can replace. */
const COLOURS = [1, 2, 3] as const;
const BORDER = KINDS.indexOf('border');
/** A lectern that waives no ink. */
const NO_WAIVER = INKS.length;

/** One way to pay for a sketch, and the moves that pay this way, indexed by `spot`. */
interface Way {
  /** The inks paid, encoded by `packed`. */
  readonly pay: number;
  readonly moves: readonly Place[];
}

export interface Moves {
  readonly takes: readonly Take[];
  readonly grimoire: Plain<'grimoire'>;
  /** By lectern. */
  readonly picks: readonly Pick[];
  /** By lectern and receiver. */
  readonly gives: readonly (readonly Give[])[];
  /** By waived ink (NO_WAIVER for none) and sketch. */
  readonly ways: readonly (readonly (readonly Way[])[])[];
  /** By sketch, then indexed by `spot`; empty for sketches that are not borders. */
  readonly frees: readonly (readonly Free[])[];
  readonly helps: readonly Help[];
  /** By seat asked and sketch. */
  readonly asks: readonly (readonly Ask[])[];
  readonly quill: Plain<'quill'>;
  readonly done: Plain<'done'>;
  readonly discards: readonly Discard[];
  readonly pours: readonly Pour[];
}

/** The index of the move with PAGES[page] and SOURCES[source] in a list of moves. */
export function spot(page: number, source: number): number {
  return page * SOURCES.length + source;
}

/** Five ink counts in one number, six bits each; the highest bit of each stays free for `covers`. */
export function packed(counts: readonly number[], offset = 0): number {
  return (
    counts[offset]! |
    (counts[offset + 1]! << 6) |
    (counts[offset + 2]! << 12) |
    (counts[offset + 3]! << 18) |
    (counts[offset + 4]! << 24)
  );
}

const GUARDS = packed([32, 32, 32, 32, 32]);

/** Whether there is enough of every ink: no field has to borrow its guard bit. */
export function covers(have: number, pay: number): boolean {
  return (((have | GUARDS) - pay) & GUARDS) === GUARDS;
}

/** The cost of a sketch if one ink is waived and gold replaces some colours (C5, C11). */
export function price(cost: readonly number[], gold: readonly number[], waived: number): number[] {
  const due = cost.map((count, ink) => (ink === waived ? 0 : count));
  for (const [i, ink] of COLOURS.entries()) {
    due[ink]! -= gold[i]!;
    due[GOLD]! += gold[i]!;
  }
  return due;
}

export function movesOf(sketches: SketchTypes, lecternNames: readonly string[]): Moves {
  const { names, kinds } = sketches;
  const sketchMoves = names.map((_, sketch) => placesOf(sketches, sketch));
  return {
    takes: takes(),
    grimoire: Object.freeze({ kind: 'grimoire', notation: 'grimoire' }),
    picks: lecternNames.map((name, lectern) =>
      Object.freeze({ kind: 'pick', lectern, notation: `pick ${name}` }),
    ),
    gives: lecternNames.map((name, lectern) =>
      SEATS.map((to) => Object.freeze({ kind: 'give', lectern, to, notation: `give ${name} ${to}` })),
    ),
    ways: [...INKS.keys(), NO_WAIVER].map((waived) =>
      sketchMoves.map((all, sketch) => waysOf(sketches.costs[sketch]!, all, waived)),
    ),
    frees: kinds.map((kind, sketch) => (kind === BORDER ? freesOf(sketch, names[sketch]!) : [])),
    helps: names.map((name, sketch) => Object.freeze({ kind: 'help', sketch, notation: `help ${name}` })),
    asks: SEATS.map((from) =>
      names.map((name, sketch) =>
        Object.freeze({ kind: 'ask', from, sketch, notation: `ask ${from} ${name}` }),
      ),
    ),
    quill: Object.freeze({ kind: 'quill', notation: 'quill' }),
    done: Object.freeze({ kind: 'done', notation: 'done' }),
    discards: names.map((name, sketch) =>
      Object.freeze({ kind: 'discard', sketch, notation: `discard ${name}` }),
    ),
    pours: INKS.map((letter, ink) => Object.freeze({ kind: 'pour', ink, notation: `pour ${letter}` })),
  };
}

/** C8: one ink, or two of different colours, but never gold with black. */
function takes(): Take[] {
  const all: Take[] = [];
  for (const [a, first] of INKS.entries()) {
    all.push(Object.freeze({ kind: 'take', inks: Object.freeze([a]), notation: `take ${first}` }));
    for (const [b, second] of INKS.entries()) {
      if (b <= a || (a === BLACK && b === GOLD)) continue;
      all.push(
        Object.freeze({ kind: 'take', inks: Object.freeze([a, b]), notation: `take ${first}${second}` }),
      );
    }
  }
  return all;
}

/** All ways to replace colours by gold, each with its moves; the payment without replacement first. */
function placesOf(
  { names, costs }: SketchTypes,
  sketch: number,
): { gold: readonly number[]; moves: Place[] }[] {
  const [, reds, greens, blues] = costs[sketch]!;
  const ways: { gold: readonly number[]; moves: Place[] }[] = [];
  for (let r = 0; r <= reds!; r++) {
    for (let g = 0; g <= greens!; g++) {
      for (let b = 0; b <= blues!; b++) {
        const gold = Object.freeze([r, g, b]);
        const jokers = 'R'.repeat(r) + 'G'.repeat(g) + 'B'.repeat(b);
        ways.push({
          gold,
          moves: spots().map(({ page, from, words }) =>
            Object.freeze({
              kind: 'place',
              sketch,
              page,
              from,
              gold,
              notation: `place ${names[sketch]}${words}${jokers && ` gold=${jokers}`}`,
            }),
          ),
        });
      }
    }
  }
  return ways;
}

function freesOf(sketch: number, name: string): Free[] {
  return spots().map(({ page, from, words }) =>
    Object.freeze({
      kind: 'free',
      sketch,
      page,
      from,
      notation: `free ${name}${words}`,
    }),
  );
}

/** In the order of `spot`. */
function spots() {
  return PAGES.flatMap((page) =>
    SOURCES.map((from) => ({
      page,
      from,
      words: (page === 'only' ? '' : ` ${page}`) + (from === 'only' ? '' : ` from=${from}`),
    })),
  );
}

/** A waived ink is never paid, so gold does not replace it either. */
function waysOf(
  cost: readonly number[],
  all: readonly { gold: readonly number[]; moves: Place[] }[],
  waived: number,
): Way[] {
  return all
    .filter(({ gold }) => COLOURS.every((ink, i) => ink !== waived || gold[i] === 0))
    .map(({ gold, moves }) => ({ pay: packed(price(cost, gold, waived)), moves }));
}
