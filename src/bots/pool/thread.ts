// Starts worker threads of Node, from source as well as from the built package.
import { workerData as ownData, Worker } from 'node:worker_threads';
import { gameFiles, registerGameFile } from './game-files.ts';

/** The `workerData` of a thread. */
export interface ThreadData<T> {
  readonly module: string;
  readonly data: T;
  /** The files of games from outside, which every thread registers for itself. */
  readonly gameFiles: readonly string[];
}

/** `module` is relative to the caller: `startThread('./worker', import.meta.url, data)`. */
export function startThread<T>(module: string, from: string, data: T): Worker {
  const isSource = from.endsWith('.ts');
  const url = new URL(`${module}.${isSource ? 'ts' : 'js'}`, from);
  const workerData: ThreadData<T> = { module: url.href, data, gameFiles: gameFiles.map(({ path }) => path) };
  // From source, a thread needs a loader for TypeScript.
  const worker = new Worker(isSource ? new URL('./boot.mjs', import.meta.url) : url, {
    workerData,
    stdout: true,
  });
  // What bots and games from outside print must not get between our own output, which may be JSON.
  worker.stdout.on('data', (data) => process.stderr.write(data));
  return worker;
}

/** The first thing that a thread does which plays games. */
export async function registerGamesOfThread(): Promise<void> {
  const { gameFiles: files }: ThreadData<unknown> = ownData;
  for (const file of files) await registerGameFile(file);
}
