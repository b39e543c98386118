// `npm run study -- statistics [--games 40 --bots master@60 --only scout]`: games between masters, simulated for the statistics page.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { MasterStatistics } from '../../src/engine/statistics.ts';
import { allGames } from '../../src/games/loaded.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '40' },
    bots: { type: 'string', default: 'master@60' },
    only: { type: 'string' },
  },
});
const CLI = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));

export function main(): void {
  for (const { game } of allGames) {
    if (values.only && values.only !== game.id) continue;
    const flags = ['--games', values.games, '--seed', 'numbers', '--bots', values.bots];
    const tables = game.seatCounts.map((seats) => {
      const args = ['simulate', game.id, '--seats', String(seats), ...flags, '--workers', '1', '--json'];
      const out = execFileSync(process.execPath, ['--import', 'tsx', CLI, ...args], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      console.log(`${game.id}, ${seats} seats`);
      const { plies, scores, scoreCounts, winningScores, leads, winSharesBySeat, reasons } = JSON.parse(out);
      return {
        seats,
        plies,
        scores,
        scoreCounts: scoreCounts.map(([score, times]: [number, number]) => ({ score, times })),
        winningScores,
        leads,
        winSharesBySeat,
        reasons: Object.entries<number>(reasons).map(([reason, times]) => ({ reason, times })),
      };
    });
    const command = `scriptorium simulate ${game.id} --seats N ${flags.join(' ')}`;
    const numbers: MasterStatistics = { games: Number(values.games), command, tables };
    const file = new URL(`../../src/games/${game.id}/statistics.json`, import.meta.url);
    writeFileSync(file, `${JSON.stringify(numbers)}\n`);
  }
}
