// The processes of a measured server, and what they use.
import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Usage } from './child.ts';

export interface Program {
  readonly module: string;
  readonly extra?: string | undefined;
  readonly processes: number;
}

let port = 26_000 + (process.pid % 2000);

export class Running {
  private readonly children: readonly ChildProcess[];
  readonly ports: readonly number[];

  constructor({ module, extra, processes }: Program) {
    this.ports = Array.from({ length: processes }, () => ++port);
    const path = fileURLToPath(new URL(`./${module}.ts`, import.meta.url));
    this.children = this.ports.map((each) =>
      fork(path, [String(each), ...(extra ? [extra] : [])], {
        // As `npm start` does; the peers get it too.
        execArgv: ['--max-semi-space-size=64', '--import', 'tsx'],
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      }),
    );
    for (const { pid } of this.children) if (pid) keepTo(SERVERS, pid);
  }

  async ready(): Promise<this> {
    await Promise.all(this.children.map((child) => hear(child, (message) => typeof message === 'number')));
    return this;
  }

  /** Of all its processes together. */
  async usage(kind: 'cpu' | 'memory'): Promise<Usage> {
    const usages = await Promise.all(
      this.children.map(async (child) => {
        child.send(kind);
        return (await hear(child, isUsage)) as Usage;
      }),
    );
    const sum = (of: (usage: Usage) => number) => usages.reduce((total, each) => total + of(each), 0);
    return { cpu: sum(({ cpu }) => cpu), memory: sum(({ memory }) => memory) };
  }

  async stop(): Promise<void> {
    for (const child of this.children.filter(({ exitCode }) => exitCode === null)) {
      child.send('stop');
      await once(child, 'exit');
    }
  }
}

/** The server has one core, all its processes together, and the load another: so it is the server that is full, and not the machine. */
const [SERVERS, LOAD] = [0, 1];
/** As it is before anybody is kept anywhere. */
const hasCores = availableParallelism() > 1;

export function keepLoadAside(): void {
  keepTo(LOAD, process.pid);
}

/** Where there is no `taskset` the system decides. */
function keepTo(core: number, pid: number): void {
  if (hasCores) spawnSync('taskset', ['-a', '-c', '-p', String(core), String(pid)]);
}

/** Colyseus says something of its own in between. */
async function hear(child: ChildProcess, isIt: (message: unknown) => boolean): Promise<unknown> {
  for (;;) {
    const [message]: unknown[] = await once(child, 'message');
    if (isIt(message)) return message;
  }
}

const isUsage = (message: unknown) => typeof message === 'object' && message !== null && 'memory' in message;
