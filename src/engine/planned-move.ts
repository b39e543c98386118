// A planned move, for every game: whether everything came as a plan foresees, and what the move does.
// It is judged by what the seat has seen, so that carrying it out shows nothing that the seat does not know.
import { rngOf } from './chance.ts';
import { redactEvent, type VisibleEvent } from './events.ts';
import { type AnyGame, CHANCE, type GameEvent, type Seat } from './game.ts';
import { sameJson } from './json.ts';
import type { ForeseenDecision, Plan } from './plan.ts';
import { nameOfSeen, type SeenEvent } from './seen.ts';

/** What a seat knows when it is asked, or waits. */
export interface Knowledge {
  readonly seat: Seat;
  readonly ply: number;
  readonly view: unknown;
  log(): readonly SeenEvent[];
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
