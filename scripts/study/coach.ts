// `npm run study -- coach [--games 10 --from 0 --only scout]`: whether the coach names planted blunders and their causes, and how often it calls a master's own move costly.
// `--part worst`, `--part known` or `--part alarms` measures one of the three figures alone.
// `npm run study -- coach --keep e2e/planted` writes the shortest game of each set instead, for the browser tests.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Blunder, type Planted, plantedGame } from '../../src/bots/coach/fixtures.ts';
import { review, type SeatReview, USUAL_BUDGET } from '../../src/bots/coach/review.ts';
import { levelSettings } from '../../src/bots/levels.ts';
import { type AnyGame, recordOf } from '../../src/engine/index.ts';
import { allGames, insightOf } from '../../src/games/loaded.ts';
import { playGame } from '../../src/library/play-game.ts';

/** By playouts alone, so that a busy machine gives the same figures. */
const BUDGET = { ...USUAL_BUDGET, milliseconds: Number.POSITIVE_INFINITY };

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '10' },
    from: { type: 'string', default: '0' },
    only: { type: 'string' },
    keep: { type: 'string' },
    part: { type: 'string' },
  },
});
const PARTS = ['worst', 'known', 'alarms'] as const;
type Part = (typeof PARTS)[number];
if (values.part !== undefined && !PARTS.some((part) => part === values.part))
  throw new Error(`unknown-part: --part should be one of ${PARTS.join(', ')}`);
const isMeasured = (part: Part) => values.part === undefined || values.part === part;
const wanted = Number(values.games);
/** The number of the first game: other numbers are other games, for a measurement on games that nothing was fitted to. */
const from = Number(values.from);
/** How many games are tried for each kind of blunder before it is given up. */
const MAX_TRIES = 60;

export async function main(): Promise<void> {
  for (const { game } of allGames) {
    if (values.only && values.only !== game.id) continue;
    if (values.keep === undefined) await measure(game);
    else keepShortest(game, values.keep);
  }
}

type Numbered = Planted & { readonly number: number };

/** Games with a blunder of this kind, the worst move if none is given, by rising numbers. */
function* plantedGames(game: AnyGame, kind?: Blunder<unknown, unknown>): Generator<Numbered> {
  for (let number = from; number < from + MAX_TRIES; number++) {
    const planted = plantedGame(game, number, kind);
    if (planted) yield { ...planted, number };
  }
}

async function measure(game: AnyGame): Promise<void> {
  const account = { seconds: 0, decisions: 0 };
  const said: string[] = [];
  if (isMeasured('worst')) {
    const named = measureWorst(game, account);
    if (named < 0.9 * wanted) process.exitCode = 1;
    said.push(`${named} of ${wanted} worst moves named`);
  }
  const blunders = isMeasured('known') ? await blundersOf(game.id) : null;
  if (blunders) {
    const known = measureKnown(game, blunders, account);
    said.push(`of ${known.planted} known blunders ${known.named} named, ${known.explained} with their cause`);
  }
  if (isMeasured('alarms')) {
    const { costly, decisions } = falseAlarms(game, account);
    const percent = ((100 * costly) / decisions).toFixed(1);
    said.push(`${costly} of ${decisions} moves of masters called costly (${percent} %)`);
  }
  const minute = (60 * account.seconds) / account.decisions;
  said.push(`60 decisions take ${minute.toFixed(1)} s of processor time`);
  console.log(`${game.id}: ${said.join('; ')}`);
}

function measureWorst(game: AnyGame, account: Account): number {
  let named = 0;
  let played = 0;
  for (const planted of plantedGames(game)) {
    if (played++ === wanted) break;
    const found = reviewed(planted, account);
    const rank = found.mattered.findIndex(({ ply }) => ply === planted.ply);
    if (rank >= 0) named++;
    const result = rank < 0 ? 'missed' : `named ${rank + 1}.`;
    console.log(`${game.id} ${planted.number}: decision ${planted.ply}, ${points(planted)}, ${result}`);
  }
  return named;
}

interface Account {
  seconds: number;
  decisions: number;
}

function reviewed({ table, seat }: Pick<Planted, 'table' | 'seat'>, account: Account): SeatReview {
  const start = process.cpuUsage();
  const work = review(table, insightOf(table.game), { seats: [seat], budget: BUDGET });
  let next = work.next();
  while (!next.done) next = work.next();
  const { user, system } = process.cpuUsage(start);
  const [found] = next.value;
  account.seconds += (user + system) / 1e6;
  account.decisions += found!.decisions.length;
  return found!;
}

const points = ({ drop }: Planted) => `${(100 * drop).toFixed(0)} points`;

async function blundersOf(id: string): Promise<readonly Blunder<unknown, unknown>[] | null> {
  const url = new URL(`../../src/games/${id}/fixtures/blunders.ts`, import.meta.url);
  return existsSync(fileURLToPath(url)) ? (await import(url.href)).blunders : null;
}

/** Takes the kinds in turn, so that each has about as many. */
function measureKnown(game: AnyGame, kinds: readonly Blunder<unknown, unknown>[], account: Account) {
  const sources = kinds.map((kind) => ({ kind, games: plantedGames(game, kind) }));
  const result = { planted: 0, named: 0, explained: 0 };
  for (let at = 0; result.planted < wanted && sources.length > 0; at++) {
    const source = sources[at % sources.length]!;
    const next = source.games.next();
    if (next.done) {
      sources.splice(at % sources.length, 1);
      continue;
    }
    const planted = next.value;
    result.planted++;
    const blunder = reviewed(planted, account).mattered.find(({ ply }) => ply === planted.ply);
    const said = blunder?.causes.map(({ key }) => key) ?? [];
    const isExplained = said.some((key) => source.kind.keys.includes(key));
    if (blunder) result.named++;
    if (isExplained) result.explained++;
    console.log(
      `${game.id} ${planted.number}: ${source.kind.name}, decision ${planted.ply}, ${points(planted)}, ${blunder ? 'named' : 'missed'}, ${isExplained ? 'explained' : 'not explained'}: ${said.join(', ') || 'nothing said'}${blunder ? ` (${blunder.played} / ${blunder.better})` : ''}`,
    );
  }
  return result;
}

/** Own moves of masters that the coach calls costly. */
function falseAlarms(game: AnyGame, account: Account): { costly: number; decisions: number } {
  const result = { costly: 0, decisions: 0 };
  const master = `master@${levelSettings('master', insightOf(game)).iterations}`;
  for (let number = from; number < from + wanted; number++) {
    const seats = game.seatCounts[number % game.seatCounts.length]!;
    const { table } = playGame(game, Array<string>(seats).fill(master), `alarms ${number}`);
    const { decisions } = reviewed({ table, seat: number % seats }, account);
    result.decisions += decisions.length;
    const costly = decisions.filter(({ cost }) => cost > 0);
    result.costly += costly.length;
    for (const { ply, played, better, cost } of costly)
      console.log(
        `${game.id} ${number}: a master's decision ${ply} called costly, ${(100 * cost).toFixed(0)} points (${played} / ${better})`,
      );
  }
  return result;
}

function keepShortest(game: AnyGame, directory: string): void {
  let shortest: Planted | null = null;
  let played = 0;
  for (const planted of plantedGames(game)) {
    if (played++ === wanted) break;
    if (!shortest || planted.table.ply < shortest.table.ply) shortest = planted;
  }
  if (!shortest) return;
  const { table, seat, ply, notation, proof } = shortest;
  const people = Array.from({ length: table.seats }, (_, each) => ({
    name: each === seat ? 'Zoé' : `Bede ${each + 1}`,
    bot: each === seat ? null : 'scribe',
  }));
  const record = recordOf(table, proof);
  const file = { format: 'scriptorium-save/1', people, record, planted: { seat, ply, notation } };
  writeFileSync(join(directory, `${game.id}.json`), `${JSON.stringify(file)}\n`);
  console.log(`${game.id}: ${table.ply} decisions, the blunder is number ${ply}`);
}
