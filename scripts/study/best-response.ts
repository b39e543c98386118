// `npm run study -- best-response --game scout --rival master@60`: how much a player wins who knows exactly how the rival decides.
// A local best response: in truths that fit what the rival did, the best few moves are followed by the rival's own next
// decisions, asked of the rival itself with what it would see there; the rest is played out. Its share of the wins is
// a lower bound of how far the rival can be exploited; 50 % says that this way finds nothing.
import { parseArgs } from 'node:util';
import { type Bot, choose, findBot, instantBot, type Question } from '../../src/bots/index.ts';
import { informedForesight, playOn } from '../../src/bots/search/playout.ts';
import { Truths } from '../../src/bots/search/truths.ts';
import { dealSeed, pairingOf } from '../../src/cli/arena/plan.ts';
import { playOut } from '../../src/cli/simulation/playout.ts';
import { chanceOf } from '../../src/cli/simulation/seeds.ts';
import { allOptions, CHANCE, OVER, Rng, rngOf } from '../../src/engine/index.ts';
import { winShares } from '../../src/engine/outcome.ts';
import { findGame, insightOf } from '../../src/games/loaded.ts';
import { sequentialTest } from './sequential-test.ts';

const HORIZON = 200;
const DRAWS_PER_TRUTH = 8;

interface Depth {
  /** How many of the moves that the rival itself would like best are compared. */
  readonly moves: number;
  readonly truths: number;
  /** How many decisions of the rival are asked of the rival itself. */
  readonly replies: number;
}

export function main(): void {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: 'scout' },
      rival: { type: 'string', default: 'master@60' },
      deals: { type: 'string', default: '20' },
      moves: { type: 'string', default: '4' },
      truths: { type: 'string', default: '16' },
      replies: { type: 'string', default: '1' },
      seed: { type: 'string', default: '1' },
    },
  });
  const game = findGame(values.game);
  const rival = game && findBot(values.rival, insightOf(game));
  if (!game || !rival) throw new Error('no such game, or no such bot');
  const depth = {
    moves: Number(values.moves),
    truths: Number(values.truths),
    replies: Number(values.replies),
  };
  const bots = [responder(rival, depth), rival];
  const shares: number[] = [];
  for (let deal = 0; deal < Number(values.deals); deal++) {
    const won = [0, 1].map((seating) => {
      const { botBySeat } = pairingOf({ seats: 2, bots: ['', ''] }, seating);
      const played = playOut({
        game,
        options: allOptions(game)[0] ?? {},
        bots: botBySeat.map((index) => bots[index]!),
        rngs: botBySeat.map((_, seat) => rngOf(`${values.seed}/deal ${deal}/${seating}/seat ${seat}`)),
        chanceRng: chanceOf(dealSeed({ seed: values.seed }, deal)),
        isStopped: () => false,
      });
      return winShares(played!.outcome)[botBySeat.indexOf(0)]!;
    });
    shares.push((won[0]! + won[1]!) / 2);
    const { share, low, high } = sequentialTest(shares, { fair: 0.5, better: 0.6 });
    console.log(
      `${game.id}, against ${values.rival}, ${2 * shares.length} games: the best responder wins ` +
        `${(100 * share).toFixed(1)} % (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)})`,
    );
  }
}

function responder(rival: Bot, { moves, truths: count, replies }: Depth): Bot {
  return instantBot('best-responder', (question) => {
    const { game, insight, seat, rng } = question;
    const thought = rival.think(question);
    while (!thought.work(Number.POSITIVE_INFINITY));
    const ranked = thought.ranking().slice(0, moves);
    const [best] = ranked;
    if (ranked.length === 1) return best!.move;
    const foresight = informedForesight(game, insight);
    const truths = new Truths(question, question.view(), DRAWS_PER_TRUTH);
    const sums = ranked.map(() => 0);
    for (let i = 0; i < count; i++) {
      const truth = truths.next();
      const luck = rng.word();
      for (const [at, { move }] of ranked.entries()) {
        const chance = new Rng(luck);
        const state = game.clone(truth);
        game.play(state, seat, move);
        followRival(question, state, rival, replies, chance);
        sums[at]! += playOn(game, foresight, state, HORIZON, chance)[seat]!;
      }
    }
    return ranked[sums.indexOf(Math.max(...sums))]!.move;
  });
}

/** Plays on, in place, until the rival has decided that many times or the game is quiet; the responder's own decisions on the way are sensible ones. */
function followRival(
  { game, insight, seat }: Question,
  state: unknown,
  rival: Bot,
  replies: number,
  rng: Rng,
): void {
  for (let left = replies; left > 0 && !insight.isQuiet(state); ) {
    const turn = game.turn(state);
    if (turn === OVER) return;
    if (turn === CHANCE) {
      game.play(state, CHANCE, game.chance(state, rng));
      continue;
    }
    const moves = game.legalMoves(state, turn);
    if (turn === seat) {
      game.play(state, turn, insight.playout(state, turn, moves, rng));
      continue;
    }
    const view = () => game.view(state, turn);
    game.play(state, turn, choose(rival, { game, insight, seat: turn, moves, view, rng }));
    left--;
  }
}
