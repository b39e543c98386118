// A pool of worker threads of Node.
import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import type { WorkerReply } from './messages.ts';
import { Pool, type PoolOptions, type PoolWorker } from './pool.ts';
import { startThread } from './thread.ts';

/** Leaves one processor to the main thread. */
export const usualThreads = (): number => Math.max(1, availableParallelism() - 1);

export function threadPool(size = usualThreads(), options: PoolOptions = {}): Pool {
  return new Pool(size, () => threadWorker(startThread('./worker', import.meta.url, null)), options);
}

export function threadWorker(worker: Worker): PoolWorker {
  let isClosed = false;
  let fault: Error | null = null;
  // Without a listener, an error in the thread would end the whole process. `exit` follows in any case.
  worker.on('error', (error) => {
    fault = error instanceof Error ? error : new Error(String(error));
  });
  // A pool must not keep the process alive.
  worker.unref();
  return {
    send: (message) => worker.postMessage(message),
    listen: (listener) => worker.on('message', (message: WorkerReply) => listener(message)),
    onExit: (listener) =>
      worker.on('exit', (code) => {
        if (!isClosed) listener(fault ?? new Error(`the worker ended with code ${code}`));
      }),
    close: () => {
      isClosed = true;
      void worker.terminate();
    },
  };
}
