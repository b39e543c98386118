// This checkout against an earlier one, in turns: what a change costs. `npm run bench -- before --checkout ../before [--only engine|server]`.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { manifests } from '../src/games/index.ts';
import { median } from './median.ts';
import { movesPerCpuSecond, openPairs, round, warmUp } from './server/load.ts';
import { ourPair } from './server/pairs.ts';
import { keepLoadAside, Running } from './server/running.ts';

const MATCHES = 200;
const SERVER_ROUNDS = 60;
const ENGINE_ROUNDS = 2;

export async function benchBefore(only: string | undefined, checkout: string | undefined): Promise<object[]> {
  if (!checkout || !existsSync(resolve(checkout, 'bench/main.ts'))) {
    throw new Error(
      'no-checkout: --checkout should name the folder of an earlier checkout, with its node_modules',
    );
  }
  const before = resolve(checkout);
  return [
    ...(only === 'engine' ? [] : await serversInTurns(before)),
    ...(only === 'server' ? [] : enginesInTurns(before)),
  ];
}

async function serversInTurns(before: string): Promise<object[]> {
  keepLoadAside();
  const servers = [];
  for (const checkout of [before, undefined]) {
    const server = await new Running({ module: 'ours', checkout, processes: 1 }).ready();
    const pairs = await openPairs(ourPair, server.ports, MATCHES, { received: 0 });
    await warmUp(pairs, 1);
    servers.push({ server, pairs, rates: [] as number[] });
  }
  for (let i = 0; i < SERVER_ROUNDS; i++) {
    for (const { server, pairs, rates } of inTurn(servers, i)) {
      rates.push(await movesPerCpuSecond(pairs, server));
    }
  }
  for (const { server } of servers) await server.stop();
  const [old, now] = servers.map(({ rates }) => rates) as [number[], number[]];
  return [row(`server on SQLite, ${MATCHES} matches, moves a CPU second`, old, now)];
}

/** Each begins every second round, so that neither always finds the machine as the other one left it. */
function inTurn<T>(both: readonly T[], round: number): readonly T[] {
  return round % 2 === 0 ? both : both.toReversed();
}

interface EngineRow {
  readonly subject: string;
  readonly movesPerSecond: number;
}

/** Each in a process of its own, since both load modules of the same names. Rates are shares of the yardstick of their process. */
function enginesInTurns(before: string): object[] {
  const here = fileURLToPath(new URL('../', import.meta.url));
  const rates = new Map<string, { old: number[]; now: number[] }>();
  for (let i = 0; i < ENGINE_ROUNDS; i++) {
    for (const { id } of manifests) {
      const checkouts = [
        { key: 'old', folder: before },
        { key: 'now', folder: here },
      ] as const;
      for (const { key, folder } of inTurn(checkouts, i)) {
        for (const { name, share } of engineRun(folder, id)) {
          const found = rates.get(name) ?? { old: [], now: [] };
          found[key].push(share);
          rates.set(name, found);
        }
      }
    }
  }
  return [...rates].map(([name, { old, now }]) => row(`engine, ${name}, times boardgame.io`, old, now));
}

/** Moves a second of each number of seats, as multiples of the yardstick in the same process. */
function engineRun(folder: string, game: string): { readonly name: string; readonly share: number }[] {
  const args = ['--import', 'tsx', 'bench/main.ts', 'engine', '--only', game, '--json'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`the engine's bench failed in ${folder}: ${stderr}`);
  // Before the result stands what npm prints when it installs the peers.
  const { rows } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as {
    readonly rows: readonly EngineRow[];
  };
  const [yardstick, ...subjects] = rows;
  if (!yardstick) throw new Error(`the engine's bench has no rows in ${folder}`);
  return subjects.map(({ subject, movesPerSecond }) => ({
    name: subject,
    share: movesPerSecond / yardstick.movesPerSecond,
  }));
}

function row(what: string, old: readonly number[], now: readonly number[]) {
  const ratios = now.map((each, i) => each / old[i]!).sort((a, b) => a - b);
  const at = (share: number) => round(ratios[Math.round(share * (ratios.length - 1))]!, 3);
  return {
    what,
    before: round(median(old), 1),
    now: round(median(now), 1),
    // Of each turn against the turn beside it.
    nowOfBefore: round(median(ratios), 3),
    quartiles: `${at(0.25)}–${at(0.75)}`,
  };
}
