// Bots on the server: asked in worker threads, with no more thinking than their level needs.
import type { Pool } from '../../bots/pool/pool.ts';
import { threadPool, usualThreads } from '../../bots/pool/threads.ts';
import { complain } from '../operating/log.ts';
import type { Question } from './ports.ts';
import { Turnstile } from './turnstile.ts';

export interface Thinker {
  /** Null also when it had to wait and nobody needs the answer any more. */
  think(question: Question): Promise<string | null>;
  close(): void;
}

/** Who plays when a level cannot: it looks no further than the legal moves. */
const LAST_RESORT = 'random';

const openPool = (): Pick<Pool, 'think' | 'close'> =>
  threadPool(undefined, { onLost: (why) => complain('bot-worker-lost', why) });

/** The threads start with the first question. None of them has more than one question, so that an urgent one is next. */
export function openThinker(open = openPool, threads = usualThreads()): Thinker {
  const turnstile = new Turnstile(threads);
  let pool: ReturnType<typeof open> | null = null;
  return {
    think: ({ game, level, seat, view, seed, urgency }) =>
      turnstile.run(urgency, async () => {
        pool ??= open();
        const asked = pool;
        const ask = { game, bot: level, seat, view, seed, temper: seed.split('/ply ', 1)[0] ?? '' };
        const ranking = await asked.think(ask).catch((error: unknown) => {
          // The people at the table shall not wait for ever for a bot that fails at this position.
          complain('bot-failed', error, { game, level });
          return asked.think({ ...ask, bot: LAST_RESORT });
        });
        return ranking?.[0]?.notation ?? null;
      }),
    close: () => pool?.close(),
  };
}
