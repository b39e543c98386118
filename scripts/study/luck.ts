// `npm run study -- luck [--only GAME --games 2000]`: how much less results between two levels scatter once luck is taken out, and whether their mean stays.
// Results are kept in `--out`, a line for each game: the same command continues where it stopped.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBot } from '../../src/bots/index.ts';
import { luckOf, positionValue } from '../../src/bots/luck/luck.ts';
import { type AnyGame, derivedSeed, rngOf } from '../../src/engine/index.ts';
import { winShares } from '../../src/engine/outcome.ts';
import { allGames, insightOf } from '../../src/games/loaded.ts';
import { playGame } from '../../src/library/play-game.ts';
import { adjusted, meanWithError, type PlayedResult, varianceOf } from './luck/adjust.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '2000' },
    bots: { type: 'string', default: 'apprentice,novice' },
    samples: { type: 'string', default: '6' },
    'bot-samples': { type: 'string', default: '2' },
    out: { type: 'string', default: 'luck' },
    only: { type: 'string' },
  },
});

const SEATS = 2;
/** The number of games between two lines on the screen. */
const REPORT_EVERY = 100;

export function main(): void {
  mkdirSync(values.out, { recursive: true });
  for (const { game } of allGames) if (!values.only || values.only === game.id) measure(game);
}

function measure(game: AnyGame): void {
  const file = join(values.out, `${game.id}-${values.bots.replace(',', '-')}.jsonl`);
  const results = existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .filter(Boolean)
        .map((line): PlayedResult => JSON.parse(line))
    : [];
  while (results.length < Number(values.games)) {
    const result = playOne(game, results.length);
    results.push(result);
    appendFileSync(file, `${JSON.stringify(result)}\n`);
    if (results.length % REPORT_EVERY === 0) report(game, results);
  }
  report(game, results);
}

/** The first bot sits at either seat in turn. */
function playOne(game: AnyGame, number: number): PlayedResult {
  const insight = insightOf(game);
  const names = values.bots.split(',');
  const seat = number % SEATS;
  const bots = [0, 1].map((each) => {
    const bot = findBot(names[each === seat ? 0 : 1] ?? '', insight);
    if (!bot) throw new Error(`--bots takes two bots, not ${values.bots}`);
    return bot;
  });
  const { table, outcome } = playGame(game, bots, `luck/${number}`);
  const { chance, decisions } = luckOf(
    table,
    insight,
    seat,
    positionValue(game, insight),
    rngOf(`luck/${number}/samples`),
    {
      samples: Number(values.samples),
      botSamples: Number(values['bot-samples']),
      bots,
      personality: derivedSeed(table.seed, 'temper'),
    },
  );
  return { share: winShares(outcome)[seat]!, chance, decisions };
}

function report(game: AnyGame, results: readonly PlayedResult[]): void {
  const raw = results.map(({ share }) => share);
  const chance = adjusted(results, ['chance']);
  const both = adjusted(results, ['chance', 'decisions']);
  const ratio = (list: readonly number[]) => (varianceOf(raw) / varianceOf(list)).toFixed(2);
  const [first, second] = values.bots.split(',');
  console.log(
    `${game.id}, ${results.length} games, ${first} against ${second}: ${meanWithError(raw)}; ` +
      `without the luck of chance ${meanWithError(chance)}, variance ${ratio(chance)} times smaller; ` +
      `without that of both bots' decisions too ${meanWithError(both)}, ${ratio(both)} times`,
  );
}
