// Worker threads of Node, started alike from source and from the built package.
import { Worker } from 'node:worker_threads';

/** What a thread finds in its `workerData`. */
export interface ThreadData<T> {
  readonly module: string;
  readonly data: T;
}

/** `module` stands beside the one that asks: `startThread('./worker', import.meta.url, data)`. */
export function startThread<T>(module: string, from: string, data: T): Worker {
  const isSource = from.endsWith('.ts');
  const url = new URL(`${module}.${isSource ? 'ts' : 'js'}`, from);
  const workerData: ThreadData<T> = { module: url.href, data };
  // From source a thread needs a loader; the built package is plain JavaScript.
  return new Worker(isSource ? new URL('./boot.mjs', import.meta.url) : url, { workerData });
}

/** For whoever waits for a word of a thread: one that dies, or ends without it, is told. */
export function rejectAtEnd(worker: Worker, reject: (error: unknown) => void): void {
  worker.once('error', reject);
  worker.once('exit', (code) => reject(new Error(`a worker ended with code ${code}`)));
}
