// `npm run study -- biblios-auctions --seats 2 --games 800 --log FILE`: what gold and a lead in points are worth in the auctions of Biblios.
// Before each auction of games between masters, everybody's expected points (without gold) and gold are written down beside
// who won. A logistic regression for each number of auctions left gives what one gold is worth in points, and how many
// points make winning e times as likely. With `--log` a run can be resumed.
import { parseArgs } from 'node:util';
import { findBot } from '../../src/bots/index.ts';
import { rngOf } from '../../src/engine/index.ts';
import { biblios } from '../../src/games/biblios/index.ts';
import { expectedPoints } from '../../src/games/biblios/insight/evaluate.ts';
import { insight } from '../../src/games/biblios/insight/index.ts';
import { AUCTION, add, goldSum, size } from '../../src/games/biblios/rules/piles.ts';
import type { State } from '../../src/games/biblios/rules/state.ts';
import { findGame, insightOf } from '../../src/games/loaded.ts';
import { loggedGames } from './game-log.ts';
import { selfPlay } from './self-play.ts';

interface Auction {
  readonly left: number;
  /** By seat. */
  readonly points: readonly number[];
  readonly gold: readonly number[];
}

interface Game {
  readonly shares: readonly number[];
  readonly auctions: readonly Auction[];
}

/** How often one of the most promising moves is played instead, so that positions after bad moves count too. */
const WHIM_RATE = 0.05;
const WHIM_MOVES = 4;
const STEPS = 3000;
const RATE = 1;

export function main(): void {
  const { values } = parseArgs({
    options: {
      seats: { type: 'string', default: '2' },
      games: { type: 'string', default: '800' },
      bot: { type: 'string', default: 'master@60' },
      seed: { type: 'string', default: '1' },
      log: { type: 'string' },
    },
  });
  const seats = Number(values.seats);
  const title = `auctions of biblios, ${seats} seats, ${values.bot}, seed ${values.seed}`;
  const games = loggedGames(values.log, title, Number(values.games), (number) =>
    play(seats, values.bot, `${values.seed}/${number}`),
  );
  console.log(`${title}, ${games.length} games`);
  const most = Math.max(...games.flatMap(({ auctions }) => auctions.map(({ left }) => left)));
  for (let left = 1; left <= most; left++) {
    const all = fitted(games, left);
    const quarters = [0, 1, 2, 3].map((quarter) =>
      fitted(
        games.filter((_, number) => number % 4 === quarter),
        left,
      ).gold.toFixed(2),
    );
    console.log(
      `  ${left} left: one gold is worth ${all.gold.toFixed(2)} points (quarters of the games: ${quarters.join(' ')}), ` +
        `${all.spread.toFixed(2)} points make winning e times as likely`,
    );
  }
}

function play(seats: number, name: string, seed: string): Game {
  const game = findGame(biblios.id)!;
  const bot = findBot(name, insightOf(game));
  if (!bot) throw new Error(`no such bot: ${name}`);
  const auctions: Auction[] = [];
  const rng = rngOf(seed);
  const shares = selfPlay(game, insightOf(game), seats, rng, (question, truth) => {
    const state = truth as State;
    // The first question about a card, before any bid: the auction is put up, and nobody has paid yet.
    if (state.phase === 'bid' && state.high === 0 && state.out === 0) auctions.push(lookAt(state));
    const { moves, seat } = question;
    if (moves.length === 1) return moves[0];
    if (rng.float() < WHIM_RATE) {
      const promising = insight.promising!(state, seat, biblios.legalMoves(state, seat));
      return promising[rng.int(Math.min(WHIM_MOVES, promising.length))];
    }
    const thought = bot.think(question);
    while (!thought.work(Number.POSITIVE_INFINITY));
    return thought.ranking()[0]!.move;
  });
  return { shares, auctions };
}

/** As if the card on the lectern still lay in the pile. */
function lookAt(state: State): Auction {
  const before = biblios.clone(state);
  before.phase = 'reveal';
  add(before.piles, AUCTION, state.card);
  return {
    left: size(before.piles, AUCTION),
    points: expectedPoints(before, 0).map((each) => Number(each.toFixed(3))),
    gold: Array.from({ length: state.seats }, (_, seat) => goldSum(before.piles, seat)),
  };
}

/** Softmax regression of who won on points and gold, with this many auctions left. */
function fitted(games: readonly Game[], left: number): { readonly gold: number; readonly spread: number } {
  const found = games.flatMap(({ shares, auctions }) =>
    auctions.filter((auction) => auction.left === left).map((auction) => ({ shares, ...auction })),
  );
  let [byPoints, byGold] = [0.2, 0.05];
  for (let step = 0; step < STEPS; step++) {
    let [points, gold] = [0, 0];
    for (const each of found) {
      const odds = each.points.map((own, seat) => Math.exp(byPoints * own + byGold * each.gold[seat]!));
      const all = odds.reduce((sum, own) => sum + own, 0);
      for (const [seat, share] of each.shares.entries()) {
        const off = share - odds[seat]! / all;
        points += off * each.points[seat]!;
        gold += off * each.gold[seat]!;
      }
    }
    // Points and gold differ in scale: their variances are about 10 and 50.
    byPoints += (RATE * points) / (10 * found.length);
    byGold += (RATE * gold) / (50 * found.length);
  }
  return { gold: byGold / byPoints, spread: 1 / byPoints };
}
