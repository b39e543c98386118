// A worker thread that thinks. A web worker does the same with `self` in the place of `parentPort`.
import { parentPort } from 'node:worker_threads';
import { findGame } from '../../games/index.ts';
import { insightOf } from '../../games/insights.ts';
import { openDesk } from './desk.ts';
import type { ToDesk } from './messages.ts';

const port = parentPort!;
openDesk(
  {
    send: (message) => port.postMessage(message),
    listen: (listener) => port.on('message', (message: ToDesk) => listener(message)),
  },
  { findGame, insightOf },
);
