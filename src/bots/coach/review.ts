// The coach: reviews a game that is over, values each decision, and splits the rest into luck and skill.
import { type AnyGame, CHANCE, type Seat } from '../../engine/game.ts';
import type { AnyInsight } from '../../engine/insight.ts';
import { winShares } from '../../engine/outcome.ts';
import type { AnyTable } from '../../engine/table.ts';
import type { Budget } from '../bot-name.ts';
import { estimateWinShare } from './estimate.ts';
import { type GameHistory, historyOf, type PlayedPosition } from './history.ts';
import { type Decision, type Judges, judgeDecision, judgesWith } from './judge.ts';
import { costlyOf, type ExplainedDecision, explained, hardOf } from './mattered.ts';

/** Changes of a seat's chance that its own decisions did not cause. */
export interface Luck {
  /** Deal, draws and dice. */
  readonly chance: number;
  /** What others decided, and what that revealed. */
  readonly others: number;
}

/** `even + luck.chance + luck.others − cost` is the win share at the end. */
export interface SeatReview {
  readonly seat: Seat;
  /** The win share before the game, equal for all seats. */
  readonly even: number;
  readonly decisions: readonly Decision[];
  /** The chance after `ply` decisions of the game. */
  readonly curve: readonly { readonly ply: number; readonly chance: number }[];
  /** The most expensive decisions, at most three, the most expensive first. */
  readonly mattered: readonly ExplainedDecision[];
  /** Decisions that were right by far and hard to find, at most two. */
  readonly praised: readonly ExplainedDecision[];
  readonly luck: Luck;
  /** The sum of the costs of all decisions. */
  readonly cost: number;
  /** The win share at the end; an estimate if the game was not played to its end. */
  readonly share: number;
}

export interface CoachSettings {
  readonly seats: readonly Seat[];
  /** Per search: each decision takes one for all moves and one to compare two. */
  readonly budget: Budget;
}

/** About a minute for sixty decisions on an ordinary processor. */
export const USUAL_BUDGET: Budget = { iterations: 400, milliseconds: 400 };

/** Finding out why takes about as long as judging so many decisions. */
const EXPLAINING_WEIGHT = 4;
const MAX_EXPLAINED = 5;
/** Whether half of a difference is gone needs more playouts than whether there is one. */
const EXPLAINING_FACTOR = 4;

/** Yields the share of the work that is done, 0 to 1: after each decision, and every few milliseconds within a long one. The caller may stop at any yield. */
export function* review(
  table: AnyTable,
  insight: AnyInsight,
  { seats, budget }: CoachSettings,
): Generator<number, readonly SeatReview[]> {
  const { game } = table;
  const history = historyOf(table);
  const chosen = history.positions.filter(
    ({ state, by }) => by !== CHANCE && seats.includes(by) && game.legalMoves(state, by).length > 1,
  );
  const judges = judgesWith(budget);
  const reviewed = new Map<PlayedPosition, Decision>();
  const judgingShare = chosen.length / (chosen.length + EXPLAINING_WEIGHT * MAX_EXPLAINED * seats.length);
  for (const position of chosen) {
    const share = () => (judgingShare * reviewed.size) / chosen.length;
    reviewed.set(position, yield* reporting(judgeDecision(game, insight, position, judges), share));
    yield share();
  }
  const reviews: SeatReview[] = [];
  for (const seat of seats) {
    const share = () => judgingShare + ((1 - judgingShare) * reviews.length) / seats.length;
    const own = new Map([...reviewed].filter(([{ by }]) => by === seat));
    const talk = yield* reporting(talkAbout(game, insight, own, judges, budget), share);
    reviews.push({ ...accountOf(table, insight, history, reviewed, seat), ...talk });
    yield share();
  }
  yield 1;
  return reviews;
}

/** Reports the share of the work at every step. */
function* reporting<R>(work: Generator<unknown, R>, share: () => number): Generator<number, R> {
  let next = work.next();
  while (!next.done) {
    yield share();
    next = work.next();
  }
  return next.value;
}

function* talkAbout(
  game: AnyGame,
  insight: AnyInsight,
  decided: ReadonlyMap<PlayedPosition, Decision>,
  { comparing }: Judges,
  budget: Budget,
): Generator<undefined, Pick<SeatReview, 'mattered' | 'praised'>> {
  const explaining = {
    iterations: EXPLAINING_FACTOR * budget.iterations,
    milliseconds: EXPLAINING_FACTOR * budget.milliseconds,
  };
  const explainAll = function* (decisions: ReadonlyMap<PlayedPosition, Decision>) {
    const found: ExplainedDecision[] = [];
    for (const [position, decision] of decisions)
      found.push(yield* explained(game, insight, position, decision, explaining));
    return found;
  };
  const mattered = yield* explainAll(costlyOf(decided));
  const praised = yield* explainAll(yield* hardOf(game, insight, decided, comparing, explaining));
  return { mattered, praised };
}

function accountOf(
  table: AnyTable,
  insight: AnyInsight,
  { positions, end }: GameHistory,
  reviewed: ReadonlyMap<PlayedPosition, Decision>,
  seat: Seat,
): Omit<SeatReview, 'mattered' | 'praised'> {
  const { game, outcome } = table;
  const even = 1 / table.seats;
  // Somebody has resigned, or all have agreed to stop: what the seat could still hope for.
  const share = outcome ? winShares(outcome)[seat]! : estimateWinShare(game, insight, end, seat);
  const decisions: Decision[] = [];
  const curve = [{ ply: 0, chance: even }];
  const luck = { chance: 0, others: 0 };
  let since: PlayedPosition[] = [];
  let chance = even;
  /** Splits the change since the seat's last decision into chance and others. */
  const reach = (state: unknown, now: number) => {
    const gap = now - chance;
    const byChance = chanceShare(game, insight, since, state, seat, gap);
    luck.chance += byChance;
    luck.others += gap - byChance;
    since = [];
  };
  for (const position of positions) {
    const decision = position.by === seat ? reviewed.get(position) : undefined;
    if (!decision) {
      if (position.by !== seat) since.push(position);
      continue;
    }
    reach(position.state, decision.before);
    decisions.push(decision);
    curve.push(
      { ply: decision.ply - 1, chance: decision.before },
      { ply: decision.ply, chance: decision.after },
    );
    chance = decision.after;
  }
  reach(end, share);
  curve.push({ ply: table.ply, chance: share });
  const cost = decisions.reduce((sum, decision) => sum + decision.cost, 0);
  return { seat, even, decisions, curve, luck, cost, share };
}

/** How much of the change was chance. If both chance and others have moved, quick playouts estimate it. */
function chanceShare(
  game: AnyGame,
  insight: AnyInsight,
  since: readonly PlayedPosition[],
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
    if (changes)
      sum += estimateWinShare(game, insight, to, seat) - estimateWinShare(game, insight, from, seat);
  }
  return sum;
}
