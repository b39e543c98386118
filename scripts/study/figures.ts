// `npm run study -- figures [--games 20000]`: statistics of random play for every game, written as a table into its README.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { allGames } from '../../src/games/loaded.ts';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '20000' }, only: { type: 'string' } },
});
const CLI = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));
const START = '<!-- figures -->';
const END = '<!-- /figures -->';

interface Report {
  readonly plies: { mean: number; p5: number; p95: number; max: number };
  readonly scores: { mean: number; p5: number; p95: number };
  readonly winSharesBySeat: readonly { share: number }[];
  readonly longestMoveList: number;
}

/** Options under which a game plays differently enough for rows of their own. */
const VARIANTS: { readonly [game: string]: readonly string[] } = { duodecim: ['sums=leap', 'sums=steps'] };

function simulate(game: string, seats: number, options: string): Report {
  const flags = [
    '--seats',
    String(seats),
    '--games',
    values.games,
    '--seed',
    '1',
    '--bots',
    'random',
    '--json',
  ];
  const chosen = options ? ['--options', options] : [];
  const out = execFileSync(
    process.execPath,
    ['--import', 'tsx', CLI, 'simulate', game, ...flags, ...chosen],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  return JSON.parse(out);
}

function row(game: string, seats: number, options: string): string {
  const { plies, scores, winSharesBySeat, longestMoveList } = simulate(game, seats, options);
  const shares = winSharesBySeat.map(({ share }) => `${(100 * share).toFixed(1)}`).join(' / ');
  const length = `${plies.mean.toFixed(0)} (${plies.p5}–${plies.p95}, at most ${plies.max})`;
  const points = `${scores.mean.toFixed(1)} (${scores.p5} to ${scores.p95})`;
  return `| ${seats}${options ? ` ${options}` : ''} | ${length} | ${points} | ${shares} | ${longestMoveList} |`;
}

export function main(): void {
  for (const { game } of allGames) {
    if (values.only && values.only !== game.id) continue;
    const rows = (VARIANTS[game.id] ?? ['']).flatMap((options) =>
      game.seatCounts.map((seats) => row(game.id, seats, options)),
    );
    const table = [
      START,
      '',
      '## Figures',
      '',
      `Uniformly random play, ${Number(values.games).toLocaleString('en')} games a line: \`npm run -s scriptorium -- simulate ${game.id} --seats N --games ${values.games} --seed 1 --bots random\`. Ranges are from the 5th to the 95th percentile.`,
      '',
      '| Seats | Decisions a game | Score | Wins by seat, % | Longest list of moves |',
      '|---|---|---|---|---|',
      ...rows,
      '',
      END,
    ].join('\n');
    const file = fileURLToPath(new URL(`../../src/games/${game.id}/README.md`, import.meta.url));
    const [before = ''] = readFileSync(file, 'utf8').split(START);
    const [, after = '\n'] = readFileSync(file, 'utf8').split(END);
    writeFileSync(file, `${before.trimEnd()}\n\n${table}${after}`);
    console.log(`${game.id}\n${rows.join('\n')}`);
  }
}
