// `npm run sim -- mutants`: plants one fault at a time and simulates until it is found. The same command goes on where it stopped.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { bundle, inCache } from '../bundle.ts';
import { LOOKED_AFTER } from './looked-after.ts';
import type { Mutant } from './mutant.ts';
import { PAGE_AND_CONNECTION } from './page-and-connection.ts';
import { STORED_AND_SENT } from './stored-and-sent.ts';
import { TOURNAMENTS } from './tournaments.ts';

export const MUTANTS: readonly Mutant[] = [
  ...STORED_AND_SENT,
  ...LOOKED_AFTER,
  ...PAGE_AND_CONNECTION,
  ...TOURNAMENTS,
];

interface Verdict {
  readonly name: string;
  /** The seed that shows it; null if none of them does. */
  readonly seed: string | null;
  readonly worlds: number;
  readonly fault: string;
}

/** Tried in this order; most faults show with clocks of minutes, and these worlds are quicker. */
const SEEDS = [...[1, 2, 3, 4, 5, 6, 7, 8].map((i) => `fast-${i}`), 'slow-1', 'slow-2', 'fast-9', 'fast-12'];
/** A world that does not end by itself shows its fault too. In processor time: a busy machine is no fault. */
const MAX_SECONDS = 300;

/** `only`: names of mutants; without them all. */
export async function runMutants(only: readonly string[]): Promise<number> {
  const path = inCache('mutants.json');
  const known: Verdict[] = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
  for (const mutant of MUTANTS) {
    const isWanted = only.length === 0 || only.includes(mutant.name);
    if (!isWanted || known.some(({ name }) => name === mutant.name)) continue;
    const verdict = judge(mutant, await bundle(mutant));
    known.push(verdict);
    writeFileSync(path, JSON.stringify(known, null, 1));
    console.log(rowOf(mutant, verdict));
  }
  const found = known.filter(({ seed }) => seed !== null).length;
  console.log(`${found} of ${known.length} found; ${MUTANTS.length - known.length} not tried yet`);
  return found === MUTANTS.length ? 0 : 1;
}

function judge({ name }: Mutant, path: string): Verdict {
  const { stdout, signal } = spawnSync(
    'sh',
    [
      '-c',
      `ulimit -t ${MAX_SECONDS} && exec "$0" "$@"`,
      process.execPath,
      path,
      '--stop',
      ...SEEDS.flatMap((seed) => ['--seed', seed]),
    ],
    { encoding: 'utf8' },
  );
  const worlds = [...stdout.matchAll(/^seed (\S+) .* (\d+) faults$/gm)];
  const last = worlds.at(-1);
  const [, fault = ''] = /^ {4}\S+ (.*)$/m.exec(stdout) ?? [];
  if (signal !== null)
    return { name, seed: SEEDS[worlds.length] ?? '', worlds: worlds.length + 1, fault: 'it never ends' };
  const isFound = last !== undefined && last[2] !== '0';
  return { name, seed: isFound ? (last[1] ?? null) : null, worlds: worlds.length, fault };
}

const rowOf = ({ name, what }: Mutant, { seed, worlds, fault }: Verdict): string =>
  `| ${name} | ${what} | ${seed === null ? 'not found' : `world ${worlds}`} | ${fault.slice(0, 110).replaceAll('|', '/')} |`;
