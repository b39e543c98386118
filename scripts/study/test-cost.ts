// `npm run study -- test-cost [--mode quick] [FILTER…]`: runs the tests and lists the files by the processor time that they take.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Of one test file, in seconds of processor time. */
export interface Cost {
  readonly file: string;
  readonly own: number;
  /** Of the processes that it has started. */
  readonly children: number;
}

const LISTED = 40;

export function main(): void {
  const folder = mkdtempSync(join(tmpdir(), 'scriptorium-test-cost-'));
  try {
    const TEST_COST = join(folder, 'costs.jsonl');
    const { status } = spawnSync('vitest', ['run', '--reporter=dot', ...process.argv.slice(2)], {
      stdio: 'inherit',
      env: { ...process.env, TEST_COST },
    });
    process.exitCode = status ?? 1;
    print(
      readFileSync(TEST_COST, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function print(costs: readonly Cost[]): void {
  const sum = ({ own, children }: Cost) => own + children;
  const total = costs.reduce((seconds, cost) => seconds + sum(cost), 0);
  const row = (...cells: readonly string[]) => console.log(cells.map((cell) => cell.padStart(9)).join(' '));
  row('seconds', 'processes', 'file');
  for (const cost of costs.toSorted((a, b) => sum(b) - sum(a)).slice(0, LISTED))
    row(sum(cost).toFixed(1), cost.children.toFixed(1), cost.file);
  row(total.toFixed(1), '', `all ${costs.length} files`);
}
