// The worker threads of a simulation, as the main thread runs them: start, go together, wait.
import type { Worker } from 'node:worker_threads';
import { rejectAtEnd, startThread } from '../../bots/pool/thread.ts';
import { UsageError } from '../usage.ts';
import type { Plan } from './plan.ts';
import type { NumberedLine } from './record-lines.ts';
import { emptyTally, merge, type Tally } from './tally.ts';
import type { FromWorker, WorkerData } from './worker.ts';
import { type Batch, newCounter, stop } from './worker-loop.ts';

export interface Simulated {
  readonly tally: Tally;
  /** Without the time to start the workers. */
  readonly seconds: number;
}

export interface Watch {
  /** Called with finished records, if the plan asks for lines. */
  lines?(lines: readonly NumberedLine[]): void;
  /** Called about ten times a second with the games finished so far. */
  progress(tally: Tally, seconds: number): void;
  /** Ends the simulation early. */
  readonly signal: AbortSignal;
}

export async function simulateWith(workers: number, plan: Plan, watch: Watch): Promise<Simulated> {
  const counter = newCounter();
  if (watch.signal.aborted) stop(counter);
  watch.signal.addEventListener('abort', () => stop(counter));
  const started = await Promise.all(Array.from({ length: workers }, () => readyWorker({ plan, counter })));
  const tally = emptyTally(plan.seats);
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  const take = ({ tally: part, lines }: Batch) => {
    merge(tally, part);
    if (lines.length > 0) watch.lines?.(lines);
    watch.progress(tally, seconds());
  };
  try {
    await Promise.all(started.map((worker) => finished(worker, take)));
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

function finished(worker: Worker, take: (batch: Batch) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    rejectAtEnd(worker, reject);
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'batch') take(message.batch);
      if (message.kind === 'done') resolve();
      if (message.kind === 'failed') reject(new UsageError(message.fault));
    });
    worker.postMessage('go');
  });
}
