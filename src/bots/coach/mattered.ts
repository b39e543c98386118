// The decisions of a seat that the coach talks about: the costly ones, and the hard ones that were right.
import type { AnyGame } from '../../engine/game.ts';
import type { AnyInsight } from '../../engine/insight.ts';
import { type Bot, choose } from '../bot.ts';
import type { Budget } from '../bot-name.ts';
import { levelBot, levelSettings } from '../levels.ts';
import { isSame, questionAt } from './compare.ts';
import { type CarriedCause, explain } from './explain.ts';
import type { PlayedPosition } from './history.ts';
import { confirmed, type Decision } from './judge.ts';
import { type Lines, linesAfter } from './line.ts';

/** A decision with what made the difference. */
export interface ExplainedDecision extends Decision {
  /** For a decision that was right, `played` in a cause is the second best move. */
  readonly causes: readonly CarriedCause[];
  readonly lines: Lines;
}

const MAX_MATTERED = 3;
const MAX_PRAISED = 2;
/** How far ahead of the next one a move has to be to be praised. */
const MIN_LEAD = 0.05;
/** How many times a weaker player is asked, and how many times it has to miss the move. */
const ASKED = 3;
const MIN_MISSED = 2;

/** The most expensive decisions, the most expensive first. */
export function costlyOf(
  decided: ReadonlyMap<PlayedPosition, Decision>,
): ReadonlyMap<PlayedPosition, Decision> {
  return new Map(
    [...decided]
      .filter(([, { cost }]) => cost > 0)
      .sort(([, a], [, b]) => b.cost - a.cost)
      .slice(0, MAX_MATTERED),
  );
}

/** Decisions that are right by far and that a weaker player would have missed, those with the largest lead first. */
export function* hardOf(
  game: AnyGame,
  insight: AnyInsight,
  decided: ReadonlyMap<PlayedPosition, Decision>,
  comparing: Bot,
  { milliseconds }: Budget,
): Generator<undefined, ReadonlyMap<PlayedPosition, Decision>> {
  const { iterations } = levelSettings('scribe', insight);
  const scribe = levelBot('scribe', { iterations, milliseconds });
  const isHard = (position: PlayedPosition) => {
    const question = questionAt(game, insight, position);
    let missed = 0;
    for (let i = 0; i < ASKED; i++)
      if (!isSame(game, choose(scribe, { ...question(`scribe/${i}`), personality: `${i}` }), position.move))
        missed++;
    return missed >= MIN_MISSED;
  };
  const ahead = [...decided].flatMap(([position, decision]) =>
    decision.next && decision.next.lead >= MIN_LEAD ? [{ position, decision, next: decision.next }] : [],
  );
  const found = new Map<PlayedPosition, Decision>();
  for (const { position, decision, next } of ahead.sort((a, b) => b.next.lead - a.next.lead)) {
    if (found.size === MAX_PRAISED) break;
    if (!isHard(position)) continue;
    const rival = moveAt(game, position, next.move);
    const { bestValue, rivalValue } = yield* confirmed(game, insight, position, comparing, {
      best: position.move,
      rival,
    });
    const lead = bestValue - rivalValue;
    if (lead >= MIN_LEAD) found.set(position, { ...decision, next: { ...next, lead } });
  }
  return found;
}

function moveAt(game: AnyGame, { state, by }: PlayedPosition, notation: string): unknown {
  return game.legalMoves(state, by).find((move) => game.notation(move) === notation);
}

export function* explained(
  game: AnyGame,
  insight: AnyInsight,
  position: PlayedPosition,
  decision: Decision,
  budget: Budget,
): Generator<undefined, ExplainedDecision> {
  const question = questionAt(game, insight, position);
  const moveOf = (notation: string) => moveAt(game, position, notation);
  const { next } = decision;
  const pair = next
    ? { better: moveOf(decision.played), played: moveOf(next.move) }
    : { better: moveOf(decision.better), played: moveOf(decision.played) };
  const causes = yield* explain(() => question('why'), pair, budget);
  const lines = yield* linesAfter(question('line'), pair, next ? next.lead : decision.cost, budget);
  return { ...decision, causes, lines };
}
