// `npm run study -- choices --bots master,master+drawsPerTruth=0`: which of two bots chooses better, far cheaper than by games.
// Both are asked the same questions, from games of the second. Where they disagree, both moves are played out many times
// from the true state with the same luck. The truth of a question is a fair sample of what a seat could not know, so
// the mean difference says which one chooses better, as far as playouts can tell.
import { parseArgs } from 'node:util';
import { choose, findBot, type Question } from '../../src/bots/index.ts';
import { informedForesight, playOn } from '../../src/bots/search/playout.ts';
import { Rng, rngOf } from '../../src/engine/index.ts';
import { findGame, insightOf } from '../../src/games/loaded.ts';
import { interval, mean, selfPlay } from './self-play.ts';

const HORIZON = 200;

export function main(): void {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: 'scout' },
      bots: { type: 'string', default: 'master,greedy' },
      seats: { type: 'string', default: '2' },
      games: { type: 'string', default: '20' },
      playouts: { type: 'string', default: '100' },
      sampled: { type: 'string', default: '0.5' },
      seed: { type: 'string', default: '1' },
    },
  });
  const game = findGame(values.game);
  const insight = game && insightOf(game);
  const [first, second] = values.bots.split(',').map((name) => findBot(name, insight));
  if (!game || !insight || !first || !second) throw new Error('no such game, or no such bots');
  const foresight = informedForesight(game, insight);
  /** The seat's mean share after the move in this state. */
  const worth = (truth: unknown, { seat }: Question, move: unknown): number => {
    const shares = Array.from({ length: Number(values.playouts) }, (_, luck) => {
      const state = game.clone(truth);
      game.play(state, seat, move);
      return playOn(game, foresight, state, HORIZON, new Rng(luck))[seat]!;
    });
    return mean(shares);
  };
  const byGame: number[] = [];
  const spent = [0, 0];
  let [asked, disagreed] = [0, 0];
  const timed = (at: 0 | 1, act: () => unknown) => {
    const before = process.cpuUsage().user;
    const move = act();
    spent[at]! += process.cpuUsage().user - before;
    return move;
  };
  for (let number = 0; number < Number(values.games); number++) {
    const rng = rngOf(`${values.seed}/${number}`);
    const gains: number[] = [];
    selfPlay(game, insight, Number(values.seats), rng, (question, truth) => {
      const seed = rng.word();
      const ask = (bot: typeof first) => choose(bot, { ...question, rng: new Rng(seed) });
      if (question.moves.length === 1 || rng.float() > Number(values.sampled)) return ask(second);
      const [move, usual] = [timed(0, () => ask(first)), timed(1, () => ask(second))];
      asked++;
      const isSame = game.notation(move) === game.notation(usual);
      if (!isSame) disagreed++;
      gains.push(isSame ? 0 : worth(truth, question, move) - worth(truth, question, usual));
      return usual;
    });
    byGame.push(1000 * mean(gains));
  }
  const [own, rival] = spent.map((micros) => (micros / 1000 / asked).toFixed(1));
  console.log(
    `${game.id}, ${values.seats} seats, ${values.bots}, ${byGame.length} games, seed ${values.seed}: ` +
      `${asked} questions, ${disagreed} answered differently; ${own} and ${rival} ms of the processor each`,
  );
  console.log(`${values.bots.split(',')[0]} gains ${interval(byGame)} thousandths of a win a decision`);
}
