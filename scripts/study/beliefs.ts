// `npm run study -- beliefs --game scout --seats 2 --games 30`: what reading the others' moves is worth, measured on decisions of self-play.
// Information: how much likelier the true state is by the beliefs than if all fitting states were equally likely, as a
// logarithm (0 is nothing, 0.69 twice as likely). Also for beliefs held more or less firmly: a power other than 1 that
// gives clearly more says that their temperatures are wrong. Calibration: what the bot expected, and what it won.
import { parseArgs } from 'node:util';
import { findBot, type Question } from '../../src/bots/index.ts';
import { rngOf } from '../../src/engine/index.ts';
import { findGame, insightOf } from '../../src/games/loaded.ts';
import { interval, mean, selfPlay } from './self-play.ts';

const POWERS = [0.5, 0.75, 1, 1.5];
const BINS = 10;
/** Neighbouring decisions are much alike. */
const SAMPLED_SHARE = 0.4;

interface Weighed {
  /** Of the true state, and of determinizations. */
  readonly truth: number;
  readonly drawn: readonly number[];
}

interface Forecast {
  readonly expected: number;
  readonly won: number;
}

export function main(): void {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: 'scout' },
      seats: { type: 'string', default: '2' },
      games: { type: 'string', default: '30' },
      bot: { type: 'string', default: 'master@100' },
      draws: { type: 'string', default: '60' },
      seed: { type: 'string', default: '1' },
    },
  });
  const game = findGame(values.game);
  const insight = game && insightOf(game);
  const bot = insight && findBot(values.bot, insight);
  if (!game || !insight || !bot) throw new Error('no such game, or no such bot');
  const weighed: Weighed[] = [];
  const forecasts: Forecast[] = [];
  for (let number = 0; number < Number(values.games); number++) {
    const rng = rngOf(`${values.seed}/${number}`);
    const expected: { seat: number; value: number }[] = [];
    const outcome = selfPlay(game, insight, Number(values.seats), rng, (question, truth) => {
      if (rng.float() < SAMPLED_SHARE) weighed.push(...weigh(question, truth, Number(values.draws)));
      if (question.moves.length === 1) return question.moves[0];
      const thought = bot.think(question);
      while (!thought.work(Number.POSITIVE_INFINITY));
      const [best] = thought.ranking();
      expected.push({ seat: question.seat, value: best!.value });
      return best!.move;
    });
    forecasts.push(...expected.map(({ seat, value }) => ({ expected: value, won: outcome[seat]! })));
  }
  console.log(
    `${game.id}, ${values.seats} seats, ${values.games} games of ${values.bot}, seed ${values.seed}`,
  );
  printInformation(weighed);
  printCalibration(forecasts);
}

function weigh({ game, insight, view, events, rng }: Question, truth: unknown, draws: number): Weighed[] {
  const seen = view();
  const beliefs = insight.beliefs?.(events!(), seen);
  if (!beliefs) return [];
  const drawn = Array.from({ length: draws }, () => beliefs.logLikelihood(game.determinize(seen, rng)));
  return [{ truth: beliefs.logLikelihood(truth), drawn }];
}

function printInformation(weighed: readonly Weighed[]): void {
  console.log(`Information in ${weighed.length} decisions, and how many of the draws it leaves:`);
  for (const power of POWERS) {
    const found = weighed.map(({ truth, drawn }) => {
      const weights = drawn.map((each) => Math.exp(power * (each - truth)));
      const sum = weights.reduce((all, weight) => all + weight, 0);
      const squares = weights.reduce((all, weight) => all + weight ** 2, 0);
      // The truth counts as one of the draws: otherwise one that fits far better than all of them would count endlessly.
      return {
        gained: -Math.log((sum + 1) / (weights.length + 1)),
        left: sum ** 2 / squares / weights.length,
      };
    });
    const left = mean(found.map((each) => each.left));
    console.log(
      `  to the power of ${power}: ${interval(found.map(({ gained }) => gained))}; ${(100 * left).toFixed(0)} % left`,
    );
  }
}

function printCalibration(forecasts: readonly Forecast[]): void {
  const off = forecasts.map(({ expected, won }) => expected - won);
  console.log(
    `Expected minus won in ${forecasts.length} decisions, in points of 100: ${interval(off.map((each) => 100 * each))}`,
  );
  let error = 0;
  for (let bin = 0; bin < BINS; bin++) {
    const inBin = forecasts.filter(({ expected }) => Math.min(BINS - 1, Math.floor(expected * BINS)) === bin);
    if (inBin.length === 0) continue;
    const [expected, won] = [mean(inBin.map((each) => each.expected)), mean(inBin.map((each) => each.won))];
    error += (inBin.length / forecasts.length) * Math.abs(expected - won);
    console.log(`  ${percent(expected)} expected, ${percent(won)} won (${inBin.length})`);
  }
  console.log(`Calibration error ${percent(error)}`);
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
