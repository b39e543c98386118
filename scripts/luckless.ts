// `npm run luckless -- --bots master,trained --games 40 --seed 1`: two bots at dice, with the luck of the dice taken out.
// The games are those of `scriptorium arena` with the same seed. Each roll changes what the network expects; how far it
// does so beyond the mean of the rolls is luck. That is zero on average, whatever the network is worth, so results
// without it have the same mean and scatter far less. Some evenly drawn rolls stand for all, which costs a third.
import { parseArgs } from 'node:util';
import { Judge } from '../src/bots/expectimax/judge.ts';
import { findBot } from '../src/bots/index.ts';
import { learned } from '../src/bots/net/learned.ts';
import { dealSeed, pairingOf } from '../src/cli/arena/plan.ts';
import { playOut } from '../src/cli/simulation/playout.ts';
import { chanceOf } from '../src/cli/simulation/seeds.ts';
import { type AnyGame, allOptions, CHANCE, rngOf } from '../src/engine/index.ts';
import { sharesOfVictory } from '../src/engine/outcome.ts';
import { findGame } from '../src/games/index.ts';
import { insightOf } from '../src/games/insights.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'duodecim' },
    bots: { type: 'string', default: 'master,trained' },
    games: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
  },
});
const game = findGame(values.game);
const insight = game && insightOf(game);
const evaluation = insight && learned(insight);
const names = values.bots.split(',');
const bots = names.flatMap((name) => findBot(name, insight) ?? []);
if (!game?.odds || !evaluation || bots.length !== 2 || names.length !== 2) {
  console.error('Two bots and a game with dice and a trained network are needed.');
  process.exit(1);
}

/** Rolls that stand for all. */
const SAMPLE = 18;
const places = rngOf(`${values.seed}/luck`);
const judge = new Judge(game, insight, evaluation);
let luckOfFirstSeat = 0;
const watched = watchingLuck(game);
const plan = {
  game: game.id,
  seats: 2,
  options: allOptions(game)[0] ?? {},
  bots: names,
  seed: values.seed,
  deals: Math.ceil(Number(values.games) / 2),
  tables: null,
};
const raw: number[] = [];
const luckless: number[] = [];
for (let deal = 0; deal < plan.deals; deal++) {
  const pair = [2 * deal, 2 * deal + 1].map(played);
  raw.push((pair[0]!.share + pair[1]!.share) / 2);
  luckless.push((pair[0]!.share - pair[0]!.luck + pair[1]!.share - pair[1]!.luck) / 2);
  console.log(
    `${2 * raw.length} games: ${names[0]} ${told(raw)} of the victories; without luck ${told(luckless)}`,
  );
}

/** One game of the plan: what the first bot got of the victory, and how much of that was luck. */
function played(number: number): { readonly share: number; readonly luck: number } {
  const { deal, sitters } = pairingOf(plan, number);
  const seat = sitters.indexOf(0);
  luckOfFirstSeat = 0;
  const found = playOut({
    game: watched,
    options: plan.options,
    bots: sitters.map((sitter) => bots[sitter]!),
    rngs: sitters.map((_, at) => rngOf(`${plan.seed}/game ${number}/seat ${at}`)),
    chanceRng: chanceOf(dealSeed(plan, deal)),
    isStopped: () => false,
    temper: `${plan.seed}/deal ${deal}`,
  });
  const luck = seat === 0 ? luckOfFirstSeat : -luckOfFirstSeat;
  return { share: sharesOfVictory(found!.outcome)[seat]!, luck };
}

/** The same game; adds up what its dice bring the first seat beyond their mean. */
function watchingLuck(game: AnyGame): AnyGame {
  const worth = (state: unknown, roll: unknown) => {
    const after = game.clone(state);
    game.play(after, CHANCE, roll);
    return judge.value(after, 0);
  };
  const chance: AnyGame['chance'] = (state, rng) => {
    const roll = game.chance(state, rng);
    const sample = evenlyDrawn(game.odds!(state));
    const mean = sample.reduce<number>((sum, each) => sum + worth(state, each), 0) / sample.length;
    luckOfFirstSeat += worth(state, roll) - mean;
    return roll;
  };
  return { ...game, chance };
}

/** Every roll as likely as it falls, since the first place is random, and the others follow it at equal steps. */
function evenlyDrawn(rolls: readonly { readonly move: unknown; readonly weight: number }[]): unknown[] {
  const step = rolls.reduce((sum, { weight }) => sum + weight, 0) / SAMPLE;
  const drawn: unknown[] = [];
  let place = step * places.float();
  for (const { move, weight } of rolls) {
    for (place -= weight; place < 0; place += step) drawn.push(move);
  }
  return drawn;
}

/** Mean and interval of 95 %, from deals: the two games of one are alike. */
function told(shares: readonly number[]): string {
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const squares = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0);
  const reach = shares.length > 1 ? 1.96 * Math.sqrt(squares / (shares.length - 1) / shares.length) : 1;
  return `${(100 * mean).toFixed(1)} ± ${(100 * reach).toFixed(1)} %`;
}
