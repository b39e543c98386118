// A worker thread of a simulation: reports that it is ready, plays its games, sends its counts.
import { parentPort, workerData } from 'node:worker_threads';
import { registerGamesOfThread, type ThreadData } from '../../bots/pool/thread.ts';
import { UsageError, type UsageFault } from '../usage.ts';
import type { Plan } from './plan.ts';
import { type Batch, type Counter, playGames } from './worker-loop.ts';

export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'batch'; readonly batch: Batch }
  | { readonly kind: 'done' }
  /** A fault of the user, such as a folder that cannot be written; not a bug, so it is sent as data. */
  | { readonly kind: 'failed'; readonly fault: UsageFault };

export interface WorkerData {
  readonly plan: Plan;
  readonly counter: Counter;
}

const REPORT_INTERVAL_MS = 100;

const {
  data: { plan, counter },
}: ThreadData<WorkerData> = workerData;
const send = (message: FromWorker) => parentPort!.postMessage(message);

await registerGamesOfThread();
parentPort!.once('message', async () => {
  try {
    await playGames(plan, counter, REPORT_INTERVAL_MS, (batch) => send({ kind: 'batch', batch }));
    send({ kind: 'done' });
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    send({ kind: 'failed', fault: error.fault });
  }
  parentPort!.close();
});
send({ kind: 'ready' });
