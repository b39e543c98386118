// `npm run study -- paired-dice --bots master,trained --games 40 --seed 1`: compares two bots at a game with dice, with the luck of the dice taken out.
// The games are those of `scriptorium arena` with the same seed. Each roll changes what the network expects; how far it
// does so beyond the mean of the rolls is luck. That is zero on average, whatever the network is worth, so results
// without it have the same mean and scatter far less. Some evenly drawn rolls stand for all, which costs a third.
import { parseArgs } from 'node:util';
import { Evaluator } from '../../src/bots/expectimax/evaluator.ts';
import { findBot } from '../../src/bots/index.ts';
import { evenlyDrawn } from '../../src/bots/luck/luck.ts';
import { trainedEvaluation } from '../../src/bots/net/evaluation.ts';
import { dealSeed, pairingOf } from '../../src/cli/arena/plan.ts';
import { playOut } from '../../src/cli/simulation/playout.ts';
import { chanceOf } from '../../src/cli/simulation/seeds.ts';
import { type AnyGame, allOptions, CHANCE, rngOf } from '../../src/engine/index.ts';
import { winShares } from '../../src/engine/outcome.ts';
import { findGame, insightOf } from '../../src/games/loaded.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'duodecim' },
    bots: { type: 'string', default: 'master,trained' },
    games: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
  },
});
/** How many rolls of the dice stand for all of them. */
const ROLL_SAMPLE_SIZE = 18;

export function main(): void {
  const game = findGame(values.game);
  const insight = game && insightOf(game);
  const evaluation = insight && trainedEvaluation(insight);
  const names = values.bots.split(',');
  const bots = names.flatMap((name) => findBot(name, insight) ?? []);
  if (!game?.odds || !evaluation || bots.length !== 2 || names.length !== 2) {
    console.error('Two bots and a game with dice and a trained network are needed.');
    process.exitCode = 1;
    return;
  }
  const meter = new LuckMeter(game, new Evaluator(game, insight, evaluation));
  const plan = {
    game: game.id,
    seats: 2,
    options: allOptions(game)[0] ?? {},
    bots: names,
    seed: values.seed,
    deals: Math.ceil(Number(values.games) / 2),
    tables: null,
  };
  /** One game of the plan: the first bot's share of the victory, and how much of it was luck. */
  const play = (number: number) => {
    const { deal, botBySeat } = pairingOf(plan, number);
    const seat = botBySeat.indexOf(0);
    meter.luckOfFirstSeat = 0;
    const found = playOut({
      game: meter.game,
      options: plan.options,
      bots: botBySeat.map((index) => bots[index]!),
      rngs: botBySeat.map((_, at) => rngOf(`${plan.seed}/game ${number}/seat ${at}`)),
      chanceRng: chanceOf(dealSeed(plan, deal)),
      isStopped: () => false,
      personality: `${plan.seed}/deal ${deal}`,
    });
    const luck = seat === 0 ? meter.luckOfFirstSeat : -meter.luckOfFirstSeat;
    return { share: winShares(found!.outcome)[seat]!, luck };
  };
  const raw: number[] = [];
  const withoutLuck: number[] = [];
  for (let deal = 0; deal < plan.deals; deal++) {
    const pair = [play(2 * deal), play(2 * deal + 1)] as const;
    raw.push((pair[0].share + pair[1].share) / 2);
    withoutLuck.push((pair[0].share - pair[0].luck + pair[1].share - pair[1].luck) / 2);
    console.log(
      `${2 * raw.length} games: ${names[0]} ${interval(raw)} of the victories; without luck ${interval(withoutLuck)}`,
    );
  }
}

/** Plays a game as it is and adds up what its dice bring the first seat beyond their mean. */
class LuckMeter {
  luckOfFirstSeat = 0;
  readonly game: AnyGame;
  private readonly rng = rngOf(`${values.seed}/luck`);

  constructor(game: AnyGame, evaluator: Evaluator) {
    const value = (state: unknown, roll: unknown) => {
      const after = game.clone(state);
      game.play(after, CHANCE, roll);
      return evaluator.value(after, 0);
    };
    const chance: AnyGame['chance'] = (state, rng) => {
      const roll = game.chance(state, rng);
      const sample = evenlyDrawn(game.odds!(state), ROLL_SAMPLE_SIZE, this.rng);
      const mean = sample.reduce<number>((sum, each) => sum + value(state, each), 0) / sample.length;
      this.luckOfFirstSeat += value(state, roll) - mean;
      return roll;
    };
    this.game = { ...game, chance };
  }
}

/** Mean and 95 % interval over deals: the two games of a deal are not independent. */
function interval(shares: readonly number[]): string {
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const squares = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0);
  const reach = shares.length > 1 ? 1.96 * Math.sqrt(squares / (shares.length - 1) / shares.length) : 1;
  return `${(100 * mean).toFixed(1)} ± ${(100 * reach).toFixed(1)} %`;
}
