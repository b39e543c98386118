// `npm run make -- golden`: writes a golden record for every game and seat count that has none. Existing ones are never rewritten:
// they show that the rules have not changed.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { choose, evenKinds } from '../../src/bots/index.ts';
import {
  type AnyGame,
  allOptions,
  derivedSeed,
  type Options,
  openTable,
  proofOf,
  recordOf,
  rngOf,
  seatList,
  seedOf,
} from '../../src/engine/index.ts';
import { allGames, insightOf } from '../../src/games/loaded.ts';

/** The default options, and each option changed once. */
function settings(game: AnyGame): Options[] {
  const [standard = {}, ...others] = allOptions(game);
  const seen = new Set<string>();
  const changes = others.filter((options) => {
    const changed = Object.keys(options).filter((name) => options[name] !== standard[name]);
    // One other value of each option is enough.
    return changed.length === 1 && !seen.has(changed[0]!) && seen.add(changed[0]!);
  });
  return [standard, ...changes];
}

function nameOf(game: AnyGame, seats: number, options: Options): string {
  const [standard = {}] = allOptions(game);
  const changed = Object.entries(options).filter(([name, value]) => standard[name] !== value);
  return [seats, ...changed.map(([name, value]) => `${name}-${value}`)].join('-');
}

function play(game: AnyGame, seats: number, options: Options) {
  const label = `golden ${game.id} ${nameOf(game, seats, options)}`;
  const secret = derivedSeed('golden', label);
  const contributions = seatList(seats).map((seat) => `golden ${seat}`);
  const table = openTable(game, seats, options, seedOf(secret, contributions));
  const rng = rngOf(label);
  for (let [seat] = table.deciders; seat !== undefined; [seat] = table.deciders) {
    const moves = table.legalMoves(seat);
    const move = choose(evenKinds, { game, insight: insightOf(game), seat, moves, view: () => null, rng });
    table.play(seat, game.notation(move));
  }
  return recordOf(table, proofOf(secret, contributions));
}

export function main(): void {
  for (const { game } of allGames) {
    const folder = fileURLToPath(new URL(`../../src/games/${game.id}/golden/`, import.meta.url));
    mkdirSync(folder, { recursive: true });
    for (const options of settings(game)) {
      for (const seats of game.seatCounts) {
        const file = `${folder}${nameOf(game, seats, options)}.json`;
        if (existsSync(file)) continue;
        writeFileSync(file, `${JSON.stringify(play(game, seats, options))}\n`);
        console.log(`wrote ${file}`);
      }
    }
  }
}
