// `npm run study -- coach [--games 10 --only scout]`: how often the coach finds a planted blunder, and how long it takes.
// `npm run study -- coach --keep e2e/planted` writes the shortest game of each set instead, for the browser tests.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Planted, plantedGame } from '../../src/bots/coach/fixtures.ts';
import { review, USUAL_BUDGET } from '../../src/bots/coach/review.ts';
import { type AnyGame, recordOf } from '../../src/engine/index.ts';
import { allGames, insightOf } from '../../src/games/loaded.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '10' },
    only: { type: 'string' },
    keep: { type: 'string' },
  },
});
const wanted = Number(values.games);

export function main(): void {
  for (const { game } of allGames) {
    if (values.only && values.only !== game.id) continue;
    if (values.keep === undefined) measure(game);
    else keepShortest(game, values.keep);
  }
}

function* plantedGames(game: AnyGame): Generator<Planted & { readonly number: number }> {
  for (let number = 0, played = 0; played < wanted; number++) {
    const planted = plantedGame(game, number);
    if (!planted) continue;
    played++;
    yield { ...planted, number };
  }
}

function measure(game: AnyGame): void {
  let named = 0;
  let seconds = 0;
  let decisions = 0;
  for (const { table, seat, ply, drop, number } of plantedGames(game)) {
    const start = process.cpuUsage();
    const work = review(table, insightOf(game), { seats: [seat], budget: USUAL_BUDGET });
    let next = work.next();
    while (!next.done) next = work.next();
    const { user, system } = process.cpuUsage(start);
    const [found] = next.value;
    const rank = found!.mattered.findIndex((decision) => decision.ply === ply);
    if (rank >= 0) named++;
    seconds += (user + system) / 1e6;
    decisions += found!.decisions.length;
    const points = `${(100 * drop).toFixed(0)} points`;
    console.log(
      `${game.id} ${number}: decision ${ply}, ${points}, ${rank < 0 ? 'missed' : `named ${rank + 1}.`}`,
    );
  }
  if (named < 0.9 * wanted) process.exitCode = 1;
  const minute = (60 * seconds) / decisions;
  console.log(
    `${game.id}: ${named} of ${wanted} named; 60 decisions take ${minute.toFixed(1)} s of processor time`,
  );
}

function keepShortest(game: AnyGame, directory: string): void {
  let shortest: Planted | null = null;
  for (const planted of plantedGames(game)) {
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
