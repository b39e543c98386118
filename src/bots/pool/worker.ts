// The worker thread of a pool. A web worker does the same with `self` instead of `parentPort`.
import { parentPort } from 'node:worker_threads';
import { findGame, insightOf } from '../../games/loaded.ts';
import type { WorkerRequest } from './messages.ts';
import { registerGamesOfThread } from './thread.ts';
import { serveQuestions } from './worker-loop.ts';

await registerGamesOfThread();
const port = parentPort!;
serveQuestions(
  {
    send: (message) => port.postMessage(message),
    listen: (listener) => port.on('message', (message: WorkerRequest) => listener(message)),
  },
  { findGame, insightOf },
);
