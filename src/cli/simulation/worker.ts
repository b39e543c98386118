// A worker thread of a simulation: reports that it is ready, plays its games, sends its counts.
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { registerGamesOfThread, type ThreadData } from '../../bots/pool/thread.ts';
import type { BotWatch } from '../bot-watch.ts';
import { failureMessage, runPendingCallbacks, type ThreadFailure } from '../thread-failures.ts';
import type { Plan } from './plan.ts';
import { type Batch, type Counter, loadPlayer, playGames } from './worker-loop.ts';

export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'batch'; readonly batch: Batch }
  | { readonly kind: 'done' }
  | ThreadFailure;

export interface WorkerData {
  readonly plan: Plan;
  readonly counter: Counter;
}

const REPORT_INTERVAL_MS = 100;

const {
  data: { plan, counter, watch },
}: ThreadData<WorkerData & { readonly watch: BotWatch }> = workerData;
const send = (message: FromWorker) => parentPort!.postMessage(message);

/** Not awaited: at the top level, Node would print a warning of its own if a bot's file never finishes loading. */
void run();

async function run(): Promise<void> {
  try {
    await registerGamesOfThread();
    const play = await loadPlayer(plan, counter, watch);
    send({ kind: 'ready' });
    await once(parentPort!, 'message');
    playGames(play, plan, counter, REPORT_INTERVAL_MS, (batch) => send({ kind: 'batch', batch }));
    await runPendingCallbacks();
    send({ kind: 'done' });
  } catch (error) {
    send(failureMessage(error));
  }
}
