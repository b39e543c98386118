// How much of a result was luck: what chance, and bots whose way of playing is known, did beyond the mean of what they could have done.
// Every term is zero on average, whatever the values of positions are worth (control variates, as AIVAT for poker): a
// result without it has the same mean and scatters less.
import { type AnyGame, CHANCE, OVER, type Seat } from '../../engine/game.ts';
import type { AnyInsight } from '../../engine/insight.ts';
import { winShares } from '../../engine/outcome.ts';
import { Rng } from '../../engine/rng.ts';
import type { AnyTable } from '../../engine/table.ts';
import { type Bot, choose } from '../bot.ts';
import { historyOf, type PlayedPosition } from '../coach/history.ts';
import { Evaluator } from '../expectimax/evaluator.ts';
import { trainedEvaluation } from '../net/evaluation.ts';

/** The expected win share of a seat in a position of which everything is known. */
export type PositionValue = (state: unknown, seat: Seat) => number;

export interface LuckSettings {
  /** How often chance is asked for something else that it could have done. */
  readonly samples: number;
  /** How often a bot is: it has to think each time. */
  readonly botSamples: number;
  /** The bot of each seat whose decisions count as luck too; null for a seat that decides by itself. */
  readonly bots: readonly (Bot | null)[];
  readonly personality?: string;
}

/** What moved a seat's win share beyond the mean: `chance` by deal, draws and dice, `decisions` by the bots. */
export interface LuckAccount {
  readonly chance: number;
  readonly decisions: number;
}

export function luckOf(
  table: AnyTable,
  insight: AnyInsight,
  seat: Seat,
  value: PositionValue,
  rng: Rng,
  { samples, botSamples, bots, personality = '' }: LuckSettings,
): LuckAccount {
  const { game } = table;
  let chance = 0;
  let decisions = 0;
  const worth = (state: unknown, by: number, move: unknown) => {
    const after = game.clone(state);
    game.play(after, by, move);
    return value(after, seat);
  };
  for (const position of historyOf(table).positions) {
    const { state, by, move } = position;
    const bot = by === CHANCE ? null : bots[by];
    if (by === CHANCE) chance += worth(state, by, move) - meanOfChance(game, state, samples, rng, worth);
    else if (bot)
      decisions += surprise(game, insight, bot, position, { samples: botSamples, rng, personality, worth });
  }
  return { chance, decisions };
}

type Worth = (state: unknown, by: number, move: unknown) => number;

function meanOfChance(game: AnyGame, state: unknown, samples: number, rng: Rng, worth: Worth): number {
  const odds = game.odds?.(state) ?? [];
  const drawn =
    odds.length > 0
      ? evenlyDrawn(odds, samples, rng)
      : Array.from({ length: samples }, () => game.chance(state, rng));
  return drawn.reduce<number>((sum, move) => sum + worth(state, CHANCE, move), 0) / drawn.length;
}

/** Systematic sampling: a random first place, the others at equal steps; each move is as likely as it falls. */
export function evenlyDrawn(odds: Odds, samples: number, rng: Rng): unknown[] {
  const step = odds.reduce((sum, { weight }) => sum + weight, 0) / samples;
  const drawn: unknown[] = [];
  let place = step * rng.float();
  for (const { move, weight } of odds) for (place -= weight; place < 0; place += step) drawn.push(move);
  return drawn;
}

type Odds = ReturnType<NonNullable<AnyGame['odds']>>;

interface Asking {
  readonly samples: number;
  readonly rng: Rng;
  readonly personality: string;
  readonly worth: Worth;
}

/** What a decision of a bot was worth beyond the mean of what the same bot would decide there. */
function surprise(
  game: AnyGame,
  insight: AnyInsight,
  bot: Bot,
  { state, by: seat, move }: PlayedPosition,
  { samples, rng, personality, worth }: Asking,
): number {
  const moves = game.legalMoves(state, seat);
  if (moves.length === 1) return 0;
  const view = game.view(state, seat);
  const counts = new Map<string, { readonly move: unknown; times: number }>();
  for (let i = 0; i < samples; i++) {
    const found = choose(bot, {
      game,
      insight,
      seat,
      moves,
      view: () => view,
      rng: new Rng(rng.word(), rng.word()),
      personality,
    });
    const notation = game.notation(found);
    const known = counts.get(notation);
    if (known) known.times++;
    else counts.set(notation, { move: found, times: 1 });
  }
  const played = game.notation(move);
  if (counts.size === 1 && counts.has(played)) return 0;
  const mean = [...counts.values()].reduce(
    (sum, each) => sum + each.times * worth(state, seat, each.move),
    0,
  );
  return worth(state, seat, move) - mean / samples;
}

/** By the trained network where a game has one, otherwise by its hand-made evaluation. */
export function positionValue(game: AnyGame, insight: AnyInsight): PositionValue {
  const trained = game.odds && insight.keys ? trainedEvaluation(insight) : null;
  if (trained) {
    const evaluator = new Evaluator(game, insight, trained);
    return (state, seat) => evaluator.value(state, seat);
  }
  return (state, seat) =>
    game.turn(state) === OVER ? winShares(game.outcome(state)!)[seat]! : insight.evaluate(state)[seat]!;
}
