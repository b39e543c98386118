// Starts the processes of a measured server and reads their usage.
import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Usage } from './child.ts';

export interface Program {
  readonly module: string;
  /** The folder of another checkout of this repository; this one if there is none. */
  readonly checkout?: string | undefined;
  readonly extra?: string | undefined;
  readonly processes: number;
}

let port = 26_000 + (process.pid % 2000);

export class Running {
  private readonly children: readonly ChildProcess[];
  readonly ports: readonly number[];

  constructor({ module, checkout, extra, processes }: Program) {
    this.ports = Array.from({ length: processes }, () => ++port);
    const path = checkout
      ? resolve(checkout, `bench/server/${module}.ts`)
      : fileURLToPath(new URL(`./${module}.ts`, import.meta.url));
    this.children = this.ports.map((each) =>
      fork(path, [String(each), ...(extra ? [extra] : [])], {
        // The flags of `npm start`, for all servers.
        execArgv: ['--max-semi-space-size=64', '--import', 'tsx'],
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        ...(checkout && { cwd: checkout }),
      }),
    );
    for (const { pid } of this.children) if (pid) keepTo(SERVERS, pid);
  }

  async ready(): Promise<this> {
    await Promise.all(
      this.children.map((child) => waitForMessage(child, (message) => typeof message === 'number')),
    );
    return this;
  }

  /** The sum over all its processes. */
  async usage(kind: 'cpu' | 'memory'): Promise<Usage> {
    const usages = await Promise.all(
      this.children.map(async (child) => {
        child.send(kind);
        return (await waitForMessage(child, isUsage)) as Usage;
      }),
    );
    const sum = (of: (usage: Usage) => number) => usages.reduce((total, each) => total + of(each), 0);
    return {
      cpu: sum(({ cpu }) => cpu),
      memory: sum(({ memory }) => memory),
      resident: sum(({ resident }) => resident),
    };
  }

  async stop(): Promise<void> {
    for (const child of this.children.filter(({ exitCode }) => exitCode === null)) {
      child.send('stop');
      await once(child, 'exit');
    }
  }
}

/** All server processes share one core and the load has the other: so the server is the bottleneck, not the machine. */
const [SERVERS, LOAD] = [0, 1];
/** All cores, before anything is pinned. */
const hasCores = availableParallelism() > 1;

export function keepLoadAside(): void {
  keepTo(LOAD, process.pid);
}

/** Without `taskset` the system decides. */
function keepTo(core: number, pid: number): void {
  if (hasCores) spawnSync('taskset', ['-a', '-c', '-p', String(core), String(pid)]);
}

/** Colyseus sends messages of its own in between. */
async function waitForMessage(
  child: ChildProcess,
  isWanted: (message: unknown) => boolean,
): Promise<unknown> {
  for (;;) {
    const [message]: unknown[] = await once(child, 'message');
    if (isWanted(message)) return message;
  }
}

const isUsage = (message: unknown) => typeof message === 'object' && message !== null && 'memory' in message;
