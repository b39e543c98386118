// One game of an arena: who sat where, what each seat won, and how long each decision took.
import type { Bot } from '../../bots/index.ts';
import { rngOf } from '../../engine/index.ts';
import { winShares } from '../../engine/outcome.ts';
import { loadBots } from '../bot-files.ts';
import type { BotWatch } from '../bot-watch.ts';
import { findGame, loadTablesText } from '../game-lookup.ts';
import { playOut } from '../simulation/playout.ts';
import { chanceOf } from '../simulation/seeds.ts';
import { type ArenaPlan, dealSeed, pairingOf } from './plan.ts';

export interface ArenaGame {
  readonly number: number;
  /** By seat: the index of its bot in the plan, its win share, its score. */
  readonly botBySeat: readonly number[];
  readonly shares: readonly number[];
  readonly scores: readonly number[];
  /** By bot of the plan: the milliseconds of each decision with more than one legal move. */
  readonly times: readonly (readonly number[])[];
}

/** Null when the arena was stopped. */
export type PlayArenaGame = (number: number) => ArenaGame | null;

export async function arenaGames(
  plan: ArenaPlan,
  isStopped: () => boolean,
  watch: BotWatch,
): Promise<PlayArenaGame> {
  if (plan.tables !== null) loadTablesText(plan.game, plan.tables);
  const game = findGame(plan.game);
  if (!game) throw new Error(`cannot play this plan: ${JSON.stringify(plan)}`);
  const bots = await loadBots(game, plan.bots, watch);
  return (number) => {
    const { deal, botBySeat } = pairingOf(plan, number);
    const times = bots.map((): number[] => []);
    const played = playOut({
      game,
      options: plan.options,
      bots: botBySeat.map((index) => timed(bots[index]!, times[index]!)),
      rngs: botBySeat.map((_, seat) => rngOf(`${plan.seed}/game ${number}/seat ${seat}`)),
      chanceRng: chanceOf(dealSeed(plan, deal)),
      isStopped,
      personality: `${plan.seed}/deal ${deal}`,
    });
    if (!played) return null;
    const { outcome } = played;
    return { number, botBySeat, shares: winShares(outcome), scores: outcome.scores, times };
  };
}

/** The same bot, which appends the time of each decision to `times`. */
function timed(bot: Bot, times: number[]): Bot {
  return {
    name: bot.name,
    think: (question) => {
      const start = performance.now();
      const thought = bot.think(question);
      return {
        work: (ms) => thought.work(ms),
        ranking: () => {
          const ranking = thought.ranking();
          times.push(performance.now() - start);
          return ranking;
        },
      };
    },
  };
}
