// A worker thread of a simulation: says when it is ready, plays its shift, hands over its tallies.
import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadData } from '../../bots/pool/thread.ts';
import { UsageError, type UsageFault } from '../usage.ts';
import type { Plan } from './plan.ts';
import { type Counter, workShift } from './shift.ts';
import type { Tally } from './tally.ts';

export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'tally'; readonly tally: Tally }
  | { readonly kind: 'done' }
  /** A record could not be written: not a bug, so it is told as data. */
  | { readonly kind: 'failed'; readonly fault: UsageFault };

export interface WorkerData {
  readonly plan: Plan;
  readonly counter: Counter;
}

const HAND_OVER_MILLISECONDS = 100;

const {
  data: { plan, counter },
}: ThreadData<WorkerData> = workerData;
const say = (message: FromWorker) => parentPort!.postMessage(message);

parentPort!.once('message', () => {
  try {
    workShift(plan, counter, HAND_OVER_MILLISECONDS, (tally) => say({ kind: 'tally', tally }));
    say({ kind: 'done' });
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    say({ kind: 'failed', fault: error.fault });
  }
  parentPort!.close();
});
say({ kind: 'ready' });
