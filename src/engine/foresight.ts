// What may happen until a seat is asked next, as far as it can know: for planning a move. From its view alone.
import { rngOf } from './chance.ts';
import { redactEvent, type VisibleEvent } from './events.ts';
import { type AnyGame, CHANCE, type GameEvent, OVER, type Seat } from './game.ts';
import { sameJson } from './json.ts';
import type { ForeseenDecision } from './plan.ts';
import { firstEvent } from './planned-move.ts';
import type { Rng } from './rng.ts';
import { seatList } from './seats.ts';

export interface PossibleMove {
  readonly notation: string;
  readonly move: unknown;
  readonly shows: VisibleEvent | null;
  /** The view of the seat at a position where the move is possible, for the words. */
  readonly view: unknown;
}

export interface Foresight {
  /** What somebody else may do next, whatever is hidden from the seat. Empty if the seat itself is asked next. */
  readonly decisions: readonly ForeseenDecision[];
  /** What the seat can answer when it is asked, the surest first. Empty if chance comes before. */
  readonly moves: readonly PossibleMove[];
}

/** Truths that are supposed. */
const SUPPOSED = 24;
/** Decisions of others that are tried in each of them, and those that are shown. */
const MAX_TRIED = 80;
const MAX_DECISIONS = 60;
/** Decisions that differ only in details, as the gap into which a card goes: more of them are no conditions to choose from. */
const MAX_ALIKE = 12;
const MAX_MOVES = 240;
/** The share of truths in which the seat's own move is possible; in fewer it answers what was made up. */
const LIKELY = 1 / 6;
/** Decisions of others until the seat is asked. */
const MAX_PLIES = 24;
/** Characters of a decision as JSON: longer ones are a whole scoring, after which everything is different. */
const MAX_TEXT = 2000;

/** `after` is what is foreseen already; `supposed` the number of truths that are tried. */
export function foresee(
  game: AnyGame,
  view: unknown,
  { seat, seats }: { readonly seat: Seat; readonly seats: number },
  after: readonly ForeseenDecision[],
  supposed = SUPPOSED,
): Foresight {
  const decisions = new Counted<ForeseenDecision>();
  const moves = new Counted<PossibleMove>();
  const table = { game, seat, seats };
  let reached = 0;
  for (let i = 0; i < supposed; i++) {
    const rng = rngOf(`foresee ${i}`);
    let state: unknown = game.determinize(view, rng);
    for (const decision of after) state = state === null ? null : follow(table, state, decision);
    if (state === null) continue;
    reached++;
    for (const [decision] of possibleDecisions(table, state, rng)) {
      const text = JSON.stringify(decision);
      if (text.length <= MAX_TEXT) decisions.add(text, decision);
    }
    for (const found of ownMoves(table, state, rng))
      moves.add(`${found.notation} ${JSON.stringify(found.shows)}`, found);
  }
  // A decision that is possible in some truths only needs cards that were made up.
  const certain = decisions.surest(MAX_DECISIONS, reached);
  return { decisions: withoutAlike(certain), moves: moves.surest(MAX_MOVES, Math.ceil(reached * LIKELY)) };
}

function withoutAlike(decisions: readonly ForeseenDecision[]): ForeseenDecision[] {
  const kindOf = ({ by, events }: ForeseenDecision) => [by, ...events.map(({ key }) => key)].join();
  const counts = new Map<string, number>();
  for (const each of decisions) counts.set(kindOf(each), (counts.get(kindOf(each)) ?? 0) + 1);
  return decisions.filter((each) => (counts.get(kindOf(each)) ?? 0) <= MAX_ALIKE);
}

interface Supposed {
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly seats: number;
}

/** What the others can do in this truth, as the seat sees it, with the position after it. Nothing if the seat is asked. */
function possibleDecisions(
  { game, seat, seats }: Supposed,
  state: unknown,
  rng: Rng | null,
): [ForeseenDecision, unknown][] {
  const turn = game.turn(state);
  if (turn === CHANCE || turn === OVER || game.legalMoves(state, seat).length > 0) return [];
  return seatList(seats).flatMap((by) => {
    const moves = game.legalMoves(state, by);
    const tried = rng && moves.length > MAX_TRIED ? rng.shuffle([...moves]).slice(0, MAX_TRIED) : moves;
    return tried.map((move): [ForeseenDecision, unknown] => {
      const next = game.clone(state);
      const events: GameEvent[] = [];
      game.play(next, by, move, (event) => events.push(event));
      return [{ by, events: events.map((event) => redactEvent(event, seat)) }, next];
    });
  });
}

/** A position after this decision; null if it is not possible in this truth. */
function follow(table: Supposed, state: unknown, decision: ForeseenDecision): unknown {
  const found = possibleDecisions(table, state, null).find(([each]) => sameJson(each, decision));
  return found?.[1] ?? null;
}

/** The moves of the seat when it is asked after some play of the others. None if chance has to move before. */
function ownMoves({ game, seat, seats }: Supposed, from: unknown, rng: Rng): PossibleMove[] {
  const state = game.clone(from);
  for (let plies = 0; plies < MAX_PLIES; plies++) {
    const turn = game.turn(state);
    if (turn === CHANCE || turn === OVER) return [];
    const own = game.legalMoves(state, seat);
    if (own.length > 0) {
      const view = game.view(state, seat);
      return own.map((move) => ({
        notation: game.notation(move),
        move,
        shows: firstEvent(game, game.clone(state), seat, move),
        view,
      }));
    }
    const by = rng.pick(seatList(seats).filter((each) => game.legalMoves(state, each).length > 0));
    game.play(state, by, rng.pick(game.legalMoves(state, by)));
  }
  return [];
}

/** Things with the number of times that they were found. */
class Counted<T> {
  private readonly found = new Map<string, { readonly thing: T; count: number }>();

  add(key: string, thing: T): void {
    const known = this.found.get(key);
    if (known) known.count++;
    else this.found.set(key, { thing, count: 1 });
  }

  /** Found at least `min` times. */
  surest(most: number, min = 1): T[] {
    const sorted = [...this.found.values()]
      .filter(({ count }) => count >= min)
      .sort((a, b) => b.count - a.count);
    return sorted.slice(0, most).map(({ thing }) => thing);
  }
}
