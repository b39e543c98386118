// One random game under test, walked from set-up to its end.
import { chanceRng } from '../chance.ts';
import { CHANCE, type Game, type GameEvent, type Options, OVER, type Seat } from '../game.ts';
import { firstDifference } from '../json.ts';
import type { Rng } from '../rng.ts';
import { seatList } from '../table.ts';
import type { GameTexts, Lang } from '../texts.ts';

/** What a game's own tests tell the suite. */
export interface Kit<S, V, M> {
  readonly texts: Readonly<Record<Lang, GameTexts<V, M>>>;
  /** Every physical piece by name, in any order: always the same ones. */
  pieces(state: S): string[];
  /**
   * Another truth that this seat cannot tell from this one, as a new state: what the rulebook hides from it, dealt anew.
   * Written apart from `view` and `determinize`, for it is what finds their leaks.
   */
  redeal(state: S, seat: Seat | null, rng: Rng): S;
  /** How random play chooses; evenly if not given. */
  choose?(state: S, seat: Seat, moves: readonly M[], rng: Rng): M;
  /** Random games for each seat count and combination of options. */
  readonly games?: number;
  /** Single games beyond those, each for something rare that it comes to. `npm run reach` finds them. */
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

/** What came up in the games so far of one seat count and combination of options. */
export interface Seen {
  /** How long the game before was; a guess for the first one. */
  plies: number;
  /** How often each kind of event was put into words. */
  readonly said: Map<string, number>;
  /** Whether some determinization, and some re-deal, was not simply the truth. */
  supposed: boolean;
  redealt: boolean;
}

/** A position on the way, and the move that will be played from it (null at the end). */
export interface Position<S, M> {
  readonly state: S;
  readonly ply: number;
  readonly next: { readonly by: Seat | typeof CHANCE; readonly move: M } | null;
  /** What the move before this position told. */
  readonly events: readonly GameEvent[];
  readonly opening: S;
}

const LONGEST_GAME = 50_000;

/** What a fault can be about. `docs/adding-a-game.md` says of each what it catches. */
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
  'texts',
  'typography',
] as const;
export type Point = (typeof POINTS)[number];

export class ConformanceFault extends Error {
  readonly point: Point;
  constructor(point: Point, what: string) {
    super(`${point}: ${what}`);
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

/** Runs something on frozen data; writing on it is a fault of this point, any other error is passed on. */
export function demandNoWriting<T>(point: Point, what: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof TypeError) || !/^Cannot (assign|add|delete|define|redefine)/.test(error.message))
      throw error;
    throw new ConformanceFault(point, `${what}: ${error.message}`);
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
  const told: GameEvent[] = [];
  let chanceSteps = 0;
  let events: GameEvent[] = [];
  for (let ply = 0; ; ply++) {
    demand(ply < LONGEST_GAME, 'ends', `${label}: not over after ${ply} moves`);
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
      // In a simultaneous choice any of the deciders may be first.
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
      told.push(...events);
    }
  }
  if (replayed) replay(run, played, state, told);
}

/** The same moves by notation, the same chance by seed: the same end and the same events. */
function replay<S, V, M>(
  run: Run<S, V, M>,
  played: readonly { by: Seat | typeof CHANCE; move: M }[],
  end: S,
  told: readonly GameEvent[],
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
  demandSame(events, told, 'replay', `${label}: the events`);
}
