// The workers of a simulation, seen from the main thread: started, set going together, waited for.
import type { Worker } from 'node:worker_threads';
import { rejectAtEnd, startThread } from '../../bots/pool/thread.ts';
import { UsageError } from '../usage.ts';
import type { Plan } from './plan.ts';
import { newCounter, stop } from './shift.ts';
import { emptyTally, merge, type Tally } from './tally.ts';
import type { FromWorker, WorkerData } from './worker.ts';

export interface Simulated {
  readonly tally: Tally;
  /** Of playing only: starting the workers is not counted. */
  readonly seconds: number;
}

export interface Watch {
  /** Called now and then with what is finished so far. */
  progress(tally: Tally, seconds: number): void;
  /** Ends the simulation early. */
  readonly signal: AbortSignal;
}

export async function simulateWith(workers: number, plan: Plan, watch: Watch): Promise<Simulated> {
  const counter = newCounter();
  if (watch.signal.aborted) stop(counter);
  watch.signal.addEventListener('abort', () => stop(counter));
  const crew = await Promise.all(Array.from({ length: workers }, () => readyWorker({ plan, counter })));
  const tally = emptyTally(plan.seats);
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  const take = (part: Tally) => {
    merge(tally, part);
    watch.progress(tally, seconds());
  };
  try {
    await Promise.all(crew.map((worker) => shiftOf(worker, take)));
  } catch (error) {
    stop(counter);
    throw error;
  }
  return { tally, seconds: seconds() };
}

function readyWorker(data: WorkerData): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const worker = startThread('./worker', import.meta.url, data);
    rejectAtEnd(worker, reject);
    worker.once('message', () => resolve(worker));
  });
}

function shiftOf(worker: Worker, take: (part: Tally) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    rejectAtEnd(worker, reject);
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'tally') take(message.tally);
      if (message.kind === 'done') resolve();
      if (message.kind === 'failed') reject(new UsageError(message.fault));
    });
    worker.postMessage('go');
  });
}
