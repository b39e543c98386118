// One game of an arena: played, timed, and who got what.
import { type Bot, findBot } from '../../bots/index.ts';
import { rngOf } from '../../engine/index.ts';
import { sharesOfVictory } from '../../engine/outcome.ts';
import { insightOf } from '../../games/insights.ts';
import { findGame, openText } from '../boxes.ts';
import { playOut } from '../simulation/playout.ts';
import { chanceOf } from '../simulation/seeds.ts';
import { type ArenaPlan, dealSeed, pairingOf } from './plan.ts';

export interface Bout {
  readonly number: number;
  /** By seat: which of the plan's bots, its share of the victory, its score. */
  readonly sitters: readonly number[];
  readonly shares: readonly number[];
  readonly scores: readonly number[];
  /** By bot of the plan: milliseconds for each decision that was one. */
  readonly times: readonly (readonly number[])[];
}

/** Null when it was given up. */
export type PlayBout = (number: number) => Bout | null;

export function boutsOf(plan: ArenaPlan, isStopped: () => boolean): PlayBout {
  if (plan.tables !== null) openText(plan.game, plan.tables);
  const game = findGame(plan.game);
  const bots = plan.bots.flatMap((name) => (game && findBot(name, insightOf(game))) ?? []);
  if (!game || bots.length !== plan.bots.length)
    throw new Error(`cannot play this plan: ${JSON.stringify(plan)}`);
  return (number) => {
    const { deal, sitters } = pairingOf(plan, number);
    const times = bots.map((): number[] => []);
    const played = playOut({
      game,
      options: plan.options,
      bots: sitters.map((sitter) => timed(bots[sitter]!, times[sitter]!)),
      rngs: sitters.map((_, seat) => rngOf(`${plan.seed}/game ${number}/seat ${seat}`)),
      chanceRng: chanceOf(dealSeed(plan, deal)),
      isStopped,
      temper: `${plan.seed}/deal ${deal}`,
    });
    if (!played) return null;
    const { outcome } = played;
    return { number, sitters, shares: sharesOfVictory(outcome), scores: outcome.scores, times };
  };
}

/** The same bot; how long it took goes into `times`. */
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
