// A planned move, for every game: what a seat wants to play when it is asked next, if the others do first what it foresees.
// It is judged by what the seat has seen, so that carrying it out shows nothing that the seat does not know.
import { rngOf } from './chance.ts';
import { redactEvent, type VisibleEvent } from './events.ts';
import { type AnyGame, CHANCE, type GameEvent, type Json, type Order, type Seat } from './game.ts';
import { sameJson } from './json.ts';
import { nameOfSeen, type SeenEvent } from './seen.ts';

export const PLANNED = 'planned';
/** Decisions of others that a plan may foresee. */
export const MAX_FORESEEN = 6;

/** One decision of somebody else, as the seat sees it. */
export interface ForeseenDecision {
  readonly by: Seat;
  readonly events: readonly VisibleEvent[];
}

export interface Plan {
  /** The position at which it was made, and the name of what the seat had seen by then. */
  readonly ply: number;
  readonly seen: string;
  /** What the others do first, one after the other; whatever they do after that is left open. */
  readonly when: readonly ForeseenDecision[];
  /** The notation of the move. */
  readonly move: string;
  /** What the move does, as the seat sees it: the same notation can mean something else later. */
  readonly shows: VisibleEvent | null;
}

/** What a seat knows when it is asked, or waits. */
export interface Knowledge {
  readonly seat: Seat;
  readonly ply: number;
  readonly view: unknown;
  log(): readonly SeenEvent[];
}

/** What others do and what the move shows are JSON texts in it: an order is flat. */
export function plannedOrder({ ply, seen, when, move, shows }: Plan): Order {
  const foreseen = when.map((each) => JSON.stringify(each));
  return { kind: PLANNED, args: { ply, seen, when: foreseen, move, shows: JSON.stringify(shows) } };
}

/** Null if the order is not of this form. */
export function planIn({ kind, args: { ply, seen, when, move, shows } }: Order): Plan | null {
  if (kind !== PLANNED || typeof ply !== 'number' || typeof seen !== 'string' || typeof move !== 'string')
    return null;
  if (!Array.isArray(when) || when.length > MAX_FORESEEN) return null;
  const foreseen = when.map(parsed).filter(isDecisionJson);
  const shown = parsed(shows);
  if (foreseen.length < when.length || !(shown === null || isEvent(shown))) return null;
  return { ply, seen, when: foreseen, move, shows: shown };
}

/** Whether it has been overtaken: the seat has decided, chance has shown something, or the others did something else. */
export function isPlanOver(plan: Plan, { seat, ply, log }: Knowledge): boolean {
  if (plan.ply > ply) return true;
  const seen = log();
  const since = seen.filter((each) => each.ply > plan.ply);
  if (since.some(({ by }) => by === seat || by === CHANCE)) return true;
  for (let at = plan.ply + 1; at <= ply; at++) {
    const decision = since.filter((each) => each.ply === at);
    // A decision that left no trace may have been anybody's.
    if (decision.length === 0) return true;
    const foreseen = plan.when[at - plan.ply - 1];
    if (foreseen && !isDecision(decision, foreseen)) return true;
  }
  // Last, because it costs most.
  return nameOfSeen(seen, plan.ply) !== plan.seen;
}

const isDecision = (decision: readonly SeenEvent[], { by, events }: ForeseenDecision) =>
  decision.every((each) => each.by === by) &&
  sameJson(
    decision.map(({ event }) => event),
    events,
  );

/** The notation of the planned move if everything came as foreseen and the move still does what it did; otherwise null. */
export function plannedMove(
  game: AnyGame,
  plan: Plan,
  knowledge: Knowledge,
  notations: readonly string[],
): string | null {
  if (!notations.includes(plan.move) || isPlanOver(plan, knowledge)) return null;
  if (knowledge.ply - plan.ply < plan.when.length) return null;
  const { view, seat } = knowledge;
  return sameJson(shownFirst(game, view, seat, plan.move), plan.shows) ? plan.move : null;
}

/** What a move does, as its own seat sees it: its first event. From the view alone, in a truth that fits it. */
function shownFirst(game: AnyGame, view: unknown, seat: Seat, notation: string): VisibleEvent | null {
  const state = game.determinize(view, rngOf('planned'));
  const move = game.legalMoves(state, seat).find((each) => game.notation(each) === notation);
  return move === undefined ? null : firstEvent(game, state, seat, move);
}

/** Changes the state. */
export function firstEvent(game: AnyGame, state: unknown, seat: Seat, move: unknown): VisibleEvent | null {
  const events: GameEvent[] = [];
  game.play(state, seat, move, (event) => events.push(event));
  return events[0] ? redactEvent(events[0], seat) : null;
}

/** Undefined if it is no JSON text. */
function parsed(text: Json | undefined): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isEvent = (value: unknown): value is VisibleEvent =>
  isObject(value) &&
  'key' in value &&
  typeof value.key === 'string' &&
  'args' in value &&
  isObject(value.args);

const isDecisionJson = (value: unknown): value is ForeseenDecision =>
  isObject(value) &&
  'by' in value &&
  typeof value.by === 'number' &&
  'events' in value &&
  Array.isArray(value.events) &&
  value.events.every(isEvent);
