// The workers of an arena, seen from the main thread.
import { rejectAtEnd, startThread } from '../../bots/pool/thread.ts';
import type { Bout } from './bout.ts';
import { type ArenaData, type FromArena, STOP } from './messages.ts';
import type { ArenaPlan } from './plan.ts';

export interface ArenaWatch {
  /** Called after each game. */
  progress(done: number, seconds: number): void;
  /** Ends the arena early. */
  readonly signal: AbortSignal;
}

/** Whatever the number of workers, the same games, in the order of their numbers. */
export async function playBouts(plan: ArenaPlan, workers: number, watch: ArenaWatch): Promise<Bout[]> {
  const counter = new Int32Array(new SharedArrayBuffer(8));
  const stop = () => Atomics.store(counter, STOP, 1);
  if (watch.signal.aborted) stop();
  watch.signal.addEventListener('abort', stop);
  const bouts: Bout[] = [];
  const start = performance.now();
  const take = (bout: Bout) => {
    bouts.push(bout);
    watch.progress(bouts.length, (performance.now() - start) / 1000);
  };
  try {
    await Promise.all(Array.from({ length: workers }, () => shift({ plan, counter }, take)));
  } finally {
    stop();
    watch.signal.removeEventListener('abort', stop);
  }
  return bouts.sort((a, b) => a.number - b.number);
}

function shift(data: ArenaData, take: (bout: Bout) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = startThread('./worker', import.meta.url, data);
    rejectAtEnd(worker, reject);
    worker.on('message', (bout: FromArena) => {
      if (bout) take(bout);
      else resolve();
    });
  });
}
