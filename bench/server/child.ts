// What every measured server process does: reports its port, and its usage on request.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

export interface Usage {
  /** Processor time in seconds, user and system. */
  readonly cpu: number;
  /** Bytes in use after a garbage collection. */
  readonly memory: number;
  /** Bytes that the system counts for the process. */
  readonly resident: number;
}

export function report(port: number): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  process.on('message', (message) => {
    if (message === 'stop') process.exit(0);
    const { user, system } = process.cpuUsage();
    if (message === 'memory') collect();
    const { heapUsed, external, rss: resident } = process.memoryUsage();
    const usage: Usage = { cpu: (user + system) / 1e6, memory: heapUsed + external, resident };
    process.send?.(usage);
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.(port);
}

/** The port to listen on, from the command line. */
export const PORT = Number(process.argv[2]);
/** The second argument, which only some servers use. */
export const EXTRA = process.argv[3] ?? '';
