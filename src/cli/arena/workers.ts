// The worker threads of an arena, as the main thread runs them.
import { rejectAtEnd, startThread } from '../../bots/pool/thread.ts';
import { UsageError } from '../usage.ts';
import type { ArenaGame } from './game.ts';
import { type ArenaData, type FromArena, STOP } from './messages.ts';
import type { ArenaPlan } from './plan.ts';

export interface ArenaWatch {
  /** Called after each game. */
  progress(done: number, seconds: number): void;
  /** Ends the arena early. */
  readonly signal: AbortSignal;
}

/** The same games in the same order, however many workers there are. */
export async function playArenaGames(
  plan: ArenaPlan,
  workers: number,
  watch: ArenaWatch,
): Promise<ArenaGame[]> {
  const counter = new Int32Array(new SharedArrayBuffer(8));
  const stop = () => Atomics.store(counter, STOP, 1);
  if (watch.signal.aborted) stop();
  watch.signal.addEventListener('abort', stop);
  const games: ArenaGame[] = [];
  const start = performance.now();
  const take = (game: ArenaGame) => {
    games.push(game);
    watch.progress(games.length, (performance.now() - start) / 1000);
  };
  try {
    await Promise.all(Array.from({ length: workers }, () => runWorker({ plan, counter }, take)));
  } finally {
    stop();
    watch.signal.removeEventListener('abort', stop);
  }
  return games.sort((a, b) => a.number - b.number);
}

function runWorker(data: ArenaData, take: (game: ArenaGame) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = startThread('./worker', import.meta.url, data);
    rejectAtEnd(worker, reject);
    worker.on('message', (message: FromArena) => {
      if (message.kind === 'game') take(message.game);
      if (message.kind === 'done') resolve();
      if (message.kind === 'failed') reject(new UsageError(message.fault));
    });
  });
}
