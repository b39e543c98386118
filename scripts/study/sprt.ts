// `npm run study -- sprt --game scout --bots master,/tmp/old:master`: a sequential test whether the first bot is stronger than the last.
// Deals of all seeds are pooled; each is played in all seatings. With `--log` the test can be stopped and resumed.
// A bot from another checkout is `FOLDER:NAME`; settings can be changed in the name: `master+width=16@600`.
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type ArenaGame, arenaGames, type PlayArenaGame } from '../../src/cli/arena/game.ts';
import type { ArenaPlan } from '../../src/cli/arena/plan.ts';
import { newBotWatch } from '../../src/cli/bot-watch.ts';
import { parseBotList, parseGame, parseOptions, parseSeatCount } from '../../src/cli/choices.ts';
import { BOUND, sequentialTest } from './sequential-test.ts';

/** The result of one deal: the first bot's mean share, and the milliseconds a decision of the first and of the last bot. */
interface Deal {
  readonly share: number;
  readonly milliseconds: readonly [number, number];
}

const PRINT_INTERVAL_MS = 10_000;

export async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: 'scout' },
      bots: { type: 'string', default: 'master,greedy' },
      seats: { type: 'string' },
      options: { type: 'string' },
      seeds: { type: 'string', default: '1,2,3' },
      gain: { type: 'string', default: '0.05' },
      'max-games': { type: 'string', default: '4000' },
      log: { type: 'string' },
    },
  });
  const { game } = parseGame(values.game);
  const seats = parseSeatCount(game, values.seats);
  const seeds = values.seeds.split(',');
  const folder = mkdtempSync(join(tmpdir(), 'sprt-'));
  const bots = values.bots.split(',').map((bot, index) => botFile(bot, index, folder));
  const plan = {
    game: game.id,
    seats,
    options: parseOptions(game, values.options),
    bots: parseBotList(game, bots.join(',')),
    botTimeoutMs: 60_000,
    deals: Number.POSITIVE_INFINITY,
    tables: null,
  };
  const players = await Promise.all(
    seeds.map(
      (seed): Promise<PlayArenaGame> =>
        arenaGames({ ...plan, seed } satisfies ArenaPlan, () => false, newBotWatch()),
    ),
  );
  const title = `${game.id}, ${seats} seats, ${values.bots}, seeds ${values.seeds}`;
  const deals = values.log ? resumed(values.log, title) : [];
  const fair = 1 / seats;
  const hypotheses = { fair, better: fair + Number(values.gain) };
  const maxDeals = Math.ceil(Number(values['max-games']) / seats);
  console.log(`${title}; better means ${percent(hypotheses.better)}, fair is ${percent(fair)}`);
  let printed = 0;
  for (;;) {
    const found = sequentialTest(
      deals.map(({ share }) => share),
      hypotheses,
    );
    const isOver = found.verdict !== 'open' || deals.length >= maxDeals;
    if (isOver || performance.now() - printed > PRINT_INTERVAL_MS) {
      printed = performance.now();
      const { share, low, high, ratio, verdict } = found;
      const [own, rival] = [0, 1].map((at) => mean(deals.map((deal) => deal.milliseconds[at]!)).toFixed(1));
      console.log(
        `${deals.length * seats} games: ${percent(share)} (${percent(low)} to ${percent(high)}), ` +
          `LLR ${ratio.toFixed(2)} (±${BOUND.toFixed(2)}), ${own} and ${rival} ms a decision: ${verdict}`,
      );
    }
    if (isOver) break;
    const number = Math.floor(deals.length / seeds.length);
    const deal = playDeal(players[deals.length % seeds.length]!, number, seats);
    deals.push(deal);
    if (values.log) appendFileSync(values.log, `${JSON.stringify(deal)}\n`);
  }
  rmSync(folder, { recursive: true });
}

function playDeal(play: PlayArenaGame, deal: number, seats: number): Deal {
  const games = Array.from({ length: seats }, (_, seating) => play(deal * seats + seating)!);
  const shareOf = ({ botBySeat, shares }: ArenaGame) => shares[botBySeat.indexOf(0)]!;
  const times = (at: number) => mean(games.flatMap((game) => game.times.at(at)!));
  return { share: mean(games.map(shareOf)), milliseconds: [times(0), times(-1)] };
}

/** The deals of an earlier run of the same test, from its log; a new log begins with the title. */
function resumed(log: string, title: string): Deal[] {
  if (!existsSync(log)) {
    writeFileSync(log, `${JSON.stringify(title)}\n`);
    return [];
  }
  const [head, ...lines] = readFileSync(log, 'utf8').trimEnd().split('\n');
  if (head !== JSON.stringify(title)) throw new Error(`${log} is the log of another test: ${head}`);
  return lines.map((line): Deal => JSON.parse(line));
}

/** For `FOLDER:NAME` a file with the bot of that checkout, thinking with its own rules and insight; otherwise the name itself. */
function botFile(bot: string, index: number, folder: string): string {
  const [, checkout, name] = /^(.+):(.+)$/.exec(bot) ?? [];
  if (checkout === undefined) return bot;
  const module = (path: string) => JSON.stringify(pathToFileURL(resolve(checkout, 'src', path)).href);
  const file = join(folder, `bot-${index}.mjs`);
  writeFileSync(
    file,
    `import { findBot } from ${module('bots/index.ts')};
import { findGame, insightOf } from ${module('games/loaded.ts')};
export default {
  name: ${JSON.stringify(bot)},
  think: (question) => {
    const game = findGame(question.game.id);
    const insight = insightOf(game);
    return findBot(${JSON.stringify(name)}, insight).think({ ...question, game, insight });
  },
};
`,
  );
  return file;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
