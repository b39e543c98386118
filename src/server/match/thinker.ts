// Bots on the server: asked in worker threads, with no more thinking than their level needs.
import type { Pool } from '../../bots/pool/pool.ts';
import { threadPool } from '../../bots/pool/threads.ts';
import type { Question } from './ports.ts';

export interface Thinker {
  think(question: Question): Promise<string | null>;
  close(): void;
}

/** The threads start with the first question. */
export function openThinker(threads?: number): Thinker {
  let pool: Pool | null = null;
  return {
    think: async ({ game, level, seat, view, seed }) => {
      pool ??= threadPool(threads);
      const ranking = await pool.think({
        game,
        bot: level,
        seat,
        view,
        seed,
        temper: seed.split('/ply ', 1)[0] ?? '',
      });
      return ranking?.[0]?.notation ?? null;
    },
    close: () => pool?.close(),
  };
}
