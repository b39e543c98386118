// The coach: goes through a finished game and says of each decision what it was worth, and what luck and skill made of the rest.
import { CHANCE, type Seat } from '../../engine/game.ts';
import type { AnyInsight } from '../../engine/insight.ts';
import { sharesOfVictory } from '../../engine/outcome.ts';
import type { AnyTable } from '../../engine/table.ts';
import type { Budget } from '../budget.ts';
import { levelBot } from '../levels.ts';
import { type Course, courseOf, type Moment } from './moments.ts';
import { isSame, judge } from './verdict.ts';
import { worthOf } from './worth.ts';

/** One real choice of a seat. Chances are shares of the victory, 0 to 1. */
export interface Decision {
  /** The number of the decision in the game, from 1. */
  readonly ply: number;
  readonly played: string;
  /** What a master would have played; the same as `played` where nothing was better. */
  readonly better: string;
  /** The chance before: with the best move there was. */
  readonly before: number;
  /** The chance after the move that was played. */
  readonly after: number;
  /** What the decision gave away: before − after. */
  readonly cost: number;
}

/** What moved a seat's chance other than its own decisions. */
export interface Luck {
  /** Deal, draws and dice. */
  readonly chance: number;
  /** What others decided, and what that revealed. */
  readonly others: number;
}

/** `even + luck.chance + luck.others − cost` is the share of the victory at the end. */
export interface SeatReview {
  readonly seat: Seat;
  /** The share of the victory before anything has happened: the same for all. */
  readonly even: number;
  readonly decisions: readonly Decision[];
  /** The chance after so many decisions of the game. */
  readonly curve: readonly { readonly ply: number; readonly chance: number }[];
  /** Those that cost most, most first; at most three. */
  readonly mattered: readonly Decision[];
  readonly luck: Luck;
  /** The sum of what the own decisions gave away. */
  readonly cost: number;
  /** The share of the victory in the end. */
  readonly share: number;
}

export interface CoachSettings {
  readonly seats: readonly Seat[];
  /** For one decision: the look at all moves takes as much as the comparison of two. */
  readonly budget: Budget;
}

/** A minute for sixty decisions, on an ordinary processor. */
export const USUAL_BUDGET: Budget = { iterations: 400, milliseconds: 400 };

const MOST_MATTERED = 3;
/** Less than this is noise of the playouts, not a mistake. */
const LEAST_COST = 0.02;

/** Yields how much of the work is done, 0 to 1, every few milliseconds; whoever has enough stops asking. */
export function* review(
  table: AnyTable,
  insight: AnyInsight,
  { seats, budget }: CoachSettings,
): Generator<number, readonly SeatReview[]> {
  const { game } = table;
  const course = courseOf(table);
  const chosen = course.moments.filter(
    ({ state, by }) => by !== CHANCE && seats.includes(by) && game.legalMoves(state, by).length > 1,
  );
  // One for the whole game: what it remembers of one step helps it with the next.
  const master = levelBot('master', budget);
  const judged = new Map<Moment, Decision>();
  for (const moment of chosen) {
    const judging = judge(game, insight, moment, master);
    let next = judging.next();
    while (!next.done) {
      yield judged.size / chosen.length;
      next = judging.next();
    }
    const { best, bestValue, rivalValue } = next.value;
    const wasBest = isSame(game, best, moment.move);
    const gap = wasBest ? 0 : bestValue - rivalValue;
    const cost = gap < LEAST_COST ? 0 : gap;
    const after = wasBest ? bestValue : rivalValue;
    const played = game.notation(moment.move);
    judged.set(moment, {
      ply: moment.ply,
      played,
      better: cost > 0 ? game.notation(best) : played,
      before: after + cost,
      after,
      cost,
    });
  }
  return seats.map((seat) => seatReview(table, insight, course, judged, seat));
}

function seatReview(
  table: AnyTable,
  insight: AnyInsight,
  { moments, end }: Course,
  judged: ReadonlyMap<Moment, Decision>,
  seat: Seat,
): SeatReview {
  const { game, outcome } = table;
  if (!outcome) throw new Error('only a finished game can be reviewed');
  const even = 1 / table.seats;
  const share = sharesOfVictory(outcome)[seat]!;
  const decisions: Decision[] = [];
  const curve = [{ ply: 0, chance: even }];
  const luck = { chance: 0, others: 0 };
  let since: Moment[] = [];
  let chance = even;
  /** Shares out what has happened since the last own decision. */
  const reach = (state: unknown, now: number) => {
    const gap = now - chance;
    const byChance = chanceShare(game, insight, since, state, seat, gap);
    luck.chance += byChance;
    luck.others += gap - byChance;
    since = [];
  };
  for (const moment of moments) {
    const decision = moment.by === seat ? judged.get(moment) : undefined;
    if (!decision) {
      if (moment.by !== seat) since.push(moment);
      continue;
    }
    reach(moment.state, decision.before);
    decisions.push(decision);
    curve.push(
      { ply: decision.ply - 1, chance: decision.before },
      { ply: decision.ply, chance: decision.after },
    );
    chance = decision.after;
  }
  reach(end, share);
  curve.push({ ply: table.ply, chance: share });
  const mattered = decisions
    .filter(({ cost }) => cost > 0)
    .sort((a, b) => b.cost - a.cost)
    .slice(0, MOST_MATTERED);
  const cost = decisions.reduce((sum, decision) => sum + decision.cost, 0);
  return { seat, even, decisions, curve, mattered, luck, cost, share };
}

/** Where only chance, or only others, have moved since, all of it is theirs; else quick playouts tell how much was chance. */
function chanceShare(
  game: AnyTable['game'],
  insight: AnyInsight,
  since: readonly Moment[],
  end: unknown,
  seat: Seat,
  gap: number,
): number {
  const kinds = new Set(since.map(({ by }) => by === CHANCE));
  if (kinds.size === 0) return 0;
  if (kinds.size === 1) return kinds.has(true) ? gap : 0;
  let sum = 0;
  for (let at = 0; at < since.length; at++) {
    if (since[at]!.by !== CHANCE) continue;
    const from = since[at]!.state;
    while (since[at + 1]?.by === CHANCE) at++;
    const to = since[at + 1]?.state ?? end;
    const changes = JSON.stringify(game.view(from, seat)) !== JSON.stringify(game.view(to, seat));
    if (changes) sum += worthOf(game, insight, to, seat) - worthOf(game, insight, from, seat);
  }
  return sum;
}
