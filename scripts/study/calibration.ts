// `npm run study -- calibration --game scout --seats 2 --bot master@150 --games 200 --log FILE`: how well expected chances of winning agree with the results, and the correction that makes them agree.
// In self-play each decision's expected chance is written down beside what the seat won in the end. The correction is a
// line between the log odds of both (`Calibration` in the insight). It is fitted to one half of the games and judged on
// the other, both ways, so that the printed error is one of games it has not seen. With `--log` a run can be resumed.
import { parseArgs } from 'node:util';
import { calibrated } from '../../src/bots/calibrated.ts';
import { findBot } from '../../src/bots/index.ts';
import { rngOf } from '../../src/engine/index.ts';
import type { Calibration } from '../../src/engine/insight.ts';
import { findGame, insightOf } from '../../src/games/loaded.ts';
import { loggedGames } from './game-log.ts';
import { mean, selfPlay } from './self-play.ts';

/** A decision: the expected chance, and what was won. */
type Forecast = readonly [expected: number, won: number];

const BINS = 10;
const STEPS = 400;
const RATE = 0.5;

export function main(): void {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: 'scout' },
      seats: { type: 'string', default: '2' },
      bot: { type: 'string', default: 'master@150' },
      games: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      log: { type: 'string' },
    },
  });
  const seats = Number(values.seats);
  const title = `calibration of ${values.game}, ${seats} seats, ${values.bot}, seed ${values.seed}`;
  const games = loggedGames(values.log, title, Number(values.games), (number) =>
    playGame(values.game, seats, values.bot, `${values.seed}/${number}`),
  );
  console.log(`${title}, ${games.length} games`);
  const even = games.filter((_, number) => number % 2 === 0).flat();
  const odd = games.filter((_, number) => number % 2 === 1).flat();
  const fair = 1 / seats;
  const judged = [...corrected(even, fitted(odd, fair), fair), ...corrected(odd, fitted(even, fair), fair)];
  print('As expected', games.flat());
  print('Corrected', judged);
  const { slope, shift } = fitted(games.flat(), fair);
  console.log(`Correction from all games: slope ${slope.toFixed(2)}, shift ${shift.toFixed(2)}`);
}

function playGame(id: string, seats: number, name: string, seed: string): Forecast[] {
  const game = findGame(id);
  const insight = game && insightOf(game);
  const bot = insight && findBot(name, insight);
  if (!game || !insight || !bot) throw new Error('no such game, or no such bot');
  const expected: { seat: number; value: number }[] = [];
  const shares = selfPlay(game, insight, seats, rngOf(seed), (question) => {
    if (question.moves.length === 1) return question.moves[0];
    const thought = bot.think(question);
    while (!thought.work(Number.POSITIVE_INFINITY));
    const [best] = thought.ranking();
    expected.push({ seat: question.seat, value: Number(best!.value.toFixed(4)) });
    return best!.move;
  });
  return expected.map(({ seat, value }) => [value, shares[seat]!]);
}

function corrected(forecasts: readonly Forecast[], calibration: Calibration, fair: number): Forecast[] {
  return forecasts.map(([expected, won]) => [calibrated(expected, calibration, fair), won]);
}

/** Logistic regression by gradient descent; it converges in a few hundred steps. */
function fitted(forecasts: readonly Forecast[], fair: number): Calibration {
  let [slope, shift] = [1, 0];
  const odds = forecasts.map(([expected, won]) => {
    const p = Math.min(0.999, Math.max(0.001, expected));
    return { x: Math.log(p / (1 - p)) - Math.log(fair / (1 - fair)), won };
  });
  for (let step = 0; step < STEPS; step++) {
    let [bySlope, byShift] = [0, 0];
    for (const { x, won } of odds) {
      const off = won - 1 / (1 + Math.exp(-(Math.log(fair / (1 - fair)) + slope * x + shift)));
      bySlope += off * x;
      byShift += off;
    }
    slope += (RATE * bySlope) / odds.length;
    shift += (RATE * byShift) / odds.length;
  }
  return { slope, shift };
}

function print(title: string, forecasts: readonly Forecast[]): void {
  let error = 0;
  console.log(`${title}:`);
  for (let bin = 0; bin < BINS; bin++) {
    const inBin = forecasts.filter(([expected]) => Math.min(BINS - 1, Math.floor(expected * BINS)) === bin);
    if (inBin.length === 0) continue;
    const [expected, won] = [mean(inBin.map(([each]) => each)), mean(inBin.map(([, each]) => each))];
    error += (inBin.length / forecasts.length) * Math.abs(expected - won);
    console.log(`  ${percent(expected)} expected, ${percent(won)} won (${inBin.length} decisions)`);
  }
  console.log(`  calibration error ${percent(error)}`);
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
