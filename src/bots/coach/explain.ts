// Why one of two moves is better: the causes that a game's insight suggests, each tested by its counterfactual.
import type { ComparedMoves, StatedCause } from '../../engine/cause.ts';
import type { Question } from '../bot.ts';
import type { Budget } from '../bot-name.ts';
import { comparingMaster, levelBot } from '../levels.ts';
import { duel } from './compare.ts';
import { gameWithout } from './counterfactual.ts';
import { turnEnd } from './turn-end.ts';

/** Of each duel: one with all causes, and one without each of them. */
export const EXPLAIN_BUDGET: Budget = { iterations: 600, milliseconds: 500 };

/** A cause that carries less than this share of the difference is not said. */
const MIN_SHARE = 0.5;
const MAX_SAID = 2;
const MAX_CANDIDATES = 8;
/** So much more than its parts a composed cause has to carry. */
const MIN_MORE_THAN_PARTS = 0.15;
/** A smaller difference cannot be split into causes by playouts. */
const MIN_GAP = 0.02;

export type Pair = Pick<ComparedMoves<unknown, unknown>, 'played' | 'better'>;

export interface CarriedCause extends StatedCause {
  /** How much of the difference disappears without it, 0.5 to 1. */
  readonly share: number;
}

/**
 * The causes that carry at least half of the difference, the weightiest first; none if the game cannot explain it.
 * `ask` gives the question anew for each duel, and must give the same generator each time: then the duels differ by
 * the cause alone.
 */
export function* explain(
  ask: () => Question,
  pair: Pair,
  budget: Budget = EXPLAIN_BUDGET,
): Generator<undefined, readonly CarriedCause[]> {
  const question = () => unread(ask());
  const { insight, seat, view } = question();
  const end = (move: unknown) => turnEnd(question(), move, levelBot('master', budget));
  const causes = insight.explain?.({ view: view(), seat, ...pair }, end) ?? [];
  if (causes.length === 0) return [];
  // A master of its own for each duel: what it remembers of one world is wrong in another.
  const base = yield* duelOf(question(), pair, budget);
  if (base.better - base.played < MIN_GAP) return [];
  const carried: Tested[] = [];
  for (const { key, about, args, without, parts = [] } of causes.slice(0, MAX_CANDIDATES)) {
    const world = gameWithout(question(), without, seat, [pair.better, pair.played]);
    const { game, insight } = world;
    const changed = yield* duelOf({ ...question(), game, insight }, pair, budget);
    const share = Math.min(1, shareGone(base, changed));
    if (world.isSound() && share >= MIN_SHARE) carried.push({ key, about, args, share, parts });
  }
  return withoutOverlap(carried)
    .sort((a, b) => b.share - a.share)
    .slice(0, MAX_SAID)
    .map(({ key, about, args, share }) => ({ key, about, args, share }));
}

/**
 * Without reading the others' moves: a few likely determinizations would be used again and again, too few to split a
 * difference into causes. Where only those moves make the difference, no cause is found.
 */
const unread = ({ events: _, ...rest }: Question): Question => rest;

interface Tested extends CarriedCause {
  readonly parts: readonly string[];
}

/** Either a composed cause or its parts, never both. */
function withoutOverlap(carried: readonly Tested[]): Tested[] {
  const composed = carried.filter(({ parts, share }) =>
    carried.every((part) => !parts.includes(part.key) || part.share <= share - MIN_MORE_THAN_PARTS),
  );
  const replaced = new Set(composed.flatMap(({ parts }) => parts));
  return composed.filter(({ key }) => !replaced.has(key));
}

/** What two moves are worth in one world. */
interface Duel {
  readonly better: number;
  readonly played: number;
}

function* duelOf(question: Question, { played, better }: Pair, budget: Budget): Generator<undefined, Duel> {
  const [first, second] = yield* duel(question, comparingMaster(budget), better, played);
  return { better: first, played: second };
}

/**
 * How much of the difference is gone. A counterfactual that merely decides the game would hide every difference
 * between chances: so the difference between log-odds has to go too, and a world where nothing is left to win or to
 * lose proves nothing.
 */
function shareGone(original: Duel, without: Duel): number {
  const isWon = Math.min(without.better, without.played) > Math.max(DECIDED, original.better);
  const isLost = Math.max(without.better, without.played) < Math.min(1 - DECIDED, original.played);
  if (isWon || isLost) return 0;
  const left = (scale: (chance: number) => number) =>
    (scale(without.better) - scale(without.played)) / (scale(original.better) - scale(original.played));
  return (
    1 -
    Math.max(
      left((chance) => chance),
      left(logOdds),
    )
  );
}

const DECIDED = 0.97;

function logOdds(chance: number): number {
  const bounded = Math.min(DECIDED, Math.max(1 - DECIDED, chance));
  return Math.log(bounded / (1 - bounded));
}
