// A pool of worker threads of Node.
import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import type { FromDesk } from './messages.ts';
import { type Desk, Pool, type PoolOptions } from './pool.ts';
import { startThread } from './thread.ts';

/** One processor is left to whoever asks. */
export const usualThreads = (): number => Math.max(1, availableParallelism() - 1);

export function threadPool(size = usualThreads(), options: PoolOptions = {}): Pool {
  return new Pool(size, () => threadDesk(startThread('./worker', import.meta.url, null)), options);
}

export function threadDesk(worker: Worker): Desk {
  let isClosed = false;
  let fault: Error | null = null;
  // Without a listener an error in the thread would be one of the whole process. Its end follows in any case.
  worker.on('error', (error) => {
    fault = error instanceof Error ? error : new Error(String(error));
  });
  // A pool does not keep a process alive.
  worker.unref();
  return {
    send: (message) => worker.postMessage(message),
    listen: (listener) => worker.on('message', (message: FromDesk) => listener(message)),
    onGone: (listener) =>
      worker.on('exit', (code) => {
        if (!isClosed) listener(fault ?? new Error(`the worker ended with code ${code}`));
      }),
    close: () => {
      isClosed = true;
      void worker.terminate();
    },
  };
}
