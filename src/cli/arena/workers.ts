// The worker threads of an arena, as the main thread runs them.
import { type BotThread, startBotThread } from '../bot-threads.ts';
import { failureError } from '../thread-failures.ts';
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
  const threads = Array.from({ length: workers }, () =>
    startBotThread('./worker', import.meta.url, { plan, counter } satisfies ArenaData),
  );
  const games: ArenaGame[] = [];
  const start = performance.now();
  const take = (game: ArenaGame) => {
    games.push(game);
    watch.progress(games.length, (performance.now() - start) / 1000);
  };
  try {
    await Promise.all(threads.map((thread) => finished(thread, take)));
  } finally {
    // A bot may have left a timer behind, which would keep its thread alive.
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
    watch.signal.removeEventListener('abort', stop);
  }
  return games.sort((a, b) => a.number - b.number);
}

function finished({ worker, failure }: BotThread, take: (game: ArenaGame) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    failure.catch(reject);
    worker.on('message', (message: FromArena) => {
      if (message.kind === 'game') take(message.game);
      else if (message.kind === 'done') resolve();
      else reject(failureError(message));
    });
  });
}
