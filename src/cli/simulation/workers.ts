// The worker threads of a simulation, as the main thread runs them: start, go together, wait.
import { type BotThread, startBotThread } from '../bot-threads.ts';
import { failureError, type ThreadFailure } from '../thread-failures.ts';
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
  /** Called when all bots are loaded, before the first game: nothing is prepared for bots that cannot be loaded. */
  ready(): void;
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
  const threads = Array.from({ length: workers }, () =>
    startBotThread('./worker', import.meta.url, { plan, counter } satisfies WorkerData),
  );
  const tally = emptyTally(plan.seats);
  let start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  const take = ({ tally: part, lines }: Batch) => {
    merge(tally, part);
    if (lines.length > 0) watch.lines?.(lines);
    watch.progress(tally, seconds());
  };
  try {
    await Promise.all(threads.map(ready));
    watch.ready();
    start = performance.now();
    await Promise.all(threads.map((thread) => finished(thread, take)));
    return { tally, seconds: seconds() };
  } finally {
    // Ends those that still play, and those that a bot keeps alive with a timer; batches on their way are ignored.
    await Promise.all(threads.map(({ worker }) => worker.removeAllListeners('message').terminate()));
  }
}

function ready({ worker, failure }: BotThread): Promise<void> {
  return new Promise((resolve, reject) => {
    failure.catch(reject);
    worker.once('message', (message: FromWorker) => {
      if (message.kind === 'ready') resolve();
      else if (isFailure(message)) reject(failureError(message));
    });
  });
}

function finished({ worker, failure }: BotThread, take: (batch: Batch) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    failure.catch(reject);
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'batch') {
        // Records may be unwritable. What a listener throws would end the process.
        try {
          take(message.batch);
        } catch (error) {
          reject(error);
        }
      }
      if (message.kind === 'done') resolve();
      else if (isFailure(message)) reject(failureError(message));
    });
    worker.postMessage('go');
  });
}

function isFailure(message: FromWorker): message is ThreadFailure {
  return message.kind !== 'ready' && message.kind !== 'batch' && message.kind !== 'done';
}
