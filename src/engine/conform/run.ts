// One random game under test, from the setup to its end, and the types of the conformance suite.
import { chanceRng } from '../chance.ts';
import { CHANCE, type Game, type GameEvent, type Options, OVER, type Seat } from '../game.ts';
import { firstDifference } from '../json.ts';
import type { Rng } from '../rng.ts';
import { seatList } from '../seats.ts';
import type { GameTexts, Lang } from '../texts.ts';

/** What a game's tests provide for the suite. */
export interface Kit<S, V, M> {
  readonly texts: Readonly<Record<Lang, GameTexts<V, M>>>;
  /** The name of every physical piece, in any order; always the same list. */
  pieces(state: S): string[];
  /**
   * A new state that this seat cannot distinguish from the given one: everything the rulebook hides from it is re-dealt.
   * Written independently of `view` and `determinize`, because it finds their leaks.
   */
  redeal(state: S, seat: Seat | null, rng: Rng): S;
  /** Chooses the moves of random play; evenly if not given. */
  choose?(state: S, seat: Seat, moves: readonly M[], rng: Rng): M;
  /** The number of random games for each seat count and combination of options. */
  readonly games?: number;
  /** Single games beyond those, each for something rare that it comes to. `npm run study -- reach` finds them. */
  readonly also?: readonly RareGame[];
}

export interface RareGame {
  /** The name of the check: seat count and options. */
  readonly check: string;
  readonly game: number;
  /** The key of an event and values of its arguments, or the reason of the outcome: "unrewarded leftFrieze". */
  readonly comesTo: string;
}

export interface Run<S, V, M> {
  readonly game: Game<S, V, M>;
  readonly kit: Kit<S, V, M>;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  readonly label: string;
  readonly seen: Seen;
}

/** What has occurred in the games so far of one seat count and combination of options. */
export interface Seen {
  /** The length of the previous game; a guess for the first one. */
  plies: number;
  /** How often the text of each kind of event was checked. */
  readonly said: Map<string, number>;
  /** Whether any determinization, and any re-deal, differed from the real state. */
  supposed: boolean;
  redealt: boolean;
}

/** A position of the game, and the move that will be played from it (null at the end). */
export interface Position<S, M> {
  readonly state: S;
  readonly ply: number;
  readonly next: { readonly by: Seat | typeof CHANCE; readonly move: M } | null;
  /** The events of the move before this position. */
  readonly events: readonly GameEvent[];
  readonly opening: S;
}

const MAX_MOVES = 50_000;

/** The kinds of faults. `docs/adding-a-game.md` explains each of them. */
export const POINTS = [
  'ends',
  'json',
  'clone',
  'emit',
  'queries-change-nothing',
  'notation',
  'legal-moves',
  'pieces',
  'outcome',
  'odds',
  'replay',
  'determinize-fits',
  'determinize-turn',
  'determinize-moves',
  'leak-in-view',
  'leak-in-event',
  'untold',
  'reveals',
  'redeal',
  'orders',
  'texts',
  'typography',
] as const;
export type Point = (typeof POINTS)[number];

export class ConformanceFault extends Error {
  readonly point: Point;
  constructor(point: Point, what: string, cause?: unknown) {
    super(`${point}: ${what}`, { cause });
    this.name = 'ConformanceFault';
    this.point = point;
  }
}

export function demand(holds: boolean, point: Point, what: string): asserts holds {
  if (!holds) throw new ConformanceFault(point, what);
}

export function demandSame(a: unknown, b: unknown, point: Point, what: string): void {
  const where = firstDifference(a, b);
  demand(where === null, point, `${what}: differs at ${where}`);
}

/** Runs `act` on frozen data. Writing to it is a fault of this point; any other error is passed on. */
export function demandNoWriting<T>(point: Point, what: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof TypeError) || !/^Cannot (assign|add|delete|define|redefine)/.test(error.message))
      throw error;
    throw new ConformanceFault(point, `${what}: ${error.message}`, error);
  }
}

/** All readers of a game: its seats and a spectator. */
export function readers(seats: number): (Seat | null)[] {
  return [...seatList(seats), null];
}

export function walk<S, V, M>(
  run: Run<S, V, M>,
  rng: Rng,
  { replayed }: { replayed: boolean },
  visit: (position: Position<S, M>) => void,
): void {
  const { game, kit, seats, options, seed, label } = run;
  const state = game.setup(seats, options);
  const opening = game.clone(state);
  const played: { by: Seat | typeof CHANCE; move: M }[] = [];
  const allEvents: GameEvent[] = [];
  let chanceSteps = 0;
  let events: GameEvent[] = [];
  for (let ply = 0; ; ply++) {
    demand(ply < MAX_MOVES, 'ends', `${label}: not over after ${ply} moves`);
    const turn = game.turn(state);
    if (turn === OVER) {
      visit({ state, ply, next: null, events, opening });
      run.seen.plies = ply;
      break;
    }
    let next: { by: Seat | typeof CHANCE; move: M };
    if (turn === CHANCE) {
      next = { by: CHANCE, move: game.chance(state, chanceRng(seed, chanceSteps++)) };
    } else {
      // In a simultaneous choice any decider may move first.
      const deciders = seatList(seats).filter((seat) => game.legalMoves(state, seat).length > 0);
      demand(
        deciders.includes(turn),
        'legal-moves',
        `${label} ply ${ply}: seat ${turn} has the turn but no move`,
      );
      const by = rng.pick(deciders);
      const moves = game.legalMoves(state, by);
      next = { by, move: kit.choose ? kit.choose(state, by, moves, rng) : rng.pick(moves) };
    }
    visit({ state, ply, next, events, opening });
    events = [];
    game.play(state, next.by, next.move, (event) => events.push(event));
    if (replayed) {
      played.push(next);
      allEvents.push(...events);
    }
  }
  if (replayed) replay(run, played, state, allEvents);
}

/** The same notations and the same seed must give the same end and the same events. */
function replay<S, V, M>(
  run: Run<S, V, M>,
  played: readonly { by: Seat | typeof CHANCE; move: M }[],
  end: S,
  allEvents: readonly GameEvent[],
): void {
  const { game, seats, options, seed, label } = run;
  const state = game.setup(seats, options);
  const events: GameEvent[] = [];
  let chanceSteps = 0;
  for (const { by, move } of played) {
    const notation = game.notation(move);
    const again =
      by === CHANCE
        ? game.chance(state, chanceRng(seed, chanceSteps++))
        : game.legalMoves(state, by).find((m) => game.notation(m) === notation);
    demand(again !== undefined, 'replay', `${label}: "${notation}" was legal and is not in the replay`);
    demand(
      game.notation(again) === notation,
      'replay',
      `${label}: chance gave "${game.notation(again)}", not "${notation}"`,
    );
    game.play(state, by, again, (event) => events.push(event));
  }
  demandSame(state, end, 'replay', `${label}: the end`);
  demandSame(events, allEvents, 'replay', `${label}: the events`);
}
