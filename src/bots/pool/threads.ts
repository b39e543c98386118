// A pool of worker threads of Node.
import { availableParallelism } from 'node:os';
import type { FromDesk } from './messages.ts';
import { type Desk, Pool } from './pool.ts';
import { startThread } from './thread.ts';

/** One processor is left to whoever asks. */
export function threadPool(size = Math.max(1, availableParallelism() - 1)): Pool {
  return new Pool(size, openThread);
}

function openThread(): Desk {
  const worker = startThread('./worker', import.meta.url, null);
  // A pool does not keep a process alive.
  worker.unref();
  return {
    send: (message) => worker.postMessage(message),
    listen: (listener) => worker.on('message', (message: FromDesk) => listener(message)),
    close: () => void worker.terminate(),
  };
}
