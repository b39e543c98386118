// A plan as data: what a seat wants to play when it is asked next, if the others do first what it foresees. How it is carried
// out is in planned-move.ts, which needs the rules; a page needs only this.
import type { VisibleEvent } from './events.ts';
import type { Json, Order, Seat } from './game.ts';
import { PLANNED } from './general-orders.ts';

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
