// Asks bots for moves in worker threads, the most urgent questions first.
import { withGameFault } from '../../bots/pool/outside-game-failure.ts';
import type { Pool } from '../../bots/pool/pool.ts';
import { threadPool, usualThreads } from '../../bots/pool/threads.ts';
import { log } from '../operating/log.ts';
import type { Question } from './ports.ts';
import { PrioritySemaphore } from './priority-semaphore.ts';

export interface BotPool {
  /** Null if there is no answer, or if it is no longer needed when a thread is free. */
  think(question: Question): Promise<string | null>;
  close(): void;
}

/** The bot that moves when another one fails: it needs only the legal moves. */
const FALLBACK_BOT = 'random';

const openPool = (): Pick<Pool, 'think' | 'close'> =>
  threadPool(undefined, { onLost: (why) => log.error({ err: why }, 'bot-worker-lost') });

/** The threads start with the first question. Each has one question at a time, so that an urgent one does not queue behind others. */
export function openBotPool(open = openPool, threads = usualThreads()): BotPool {
  const semaphore = new PrioritySemaphore(threads);
  let pool: ReturnType<typeof open> | null = null;
  return {
    think: ({ game, level, seat, view, events, seed, priority, isExact }) =>
      semaphore.run(priority, async () => {
        pool ??= open();
        const asked = pool;
        const personality = seed.split('/ply ', 1)[0] ?? '';
        const ask = { game, bot: level, seat, view, events, seed, personality };
        const ranking = await asked.think(ask).catch((error: unknown) => {
          if (isExact) throw error;
          // People must not wait for ever for a bot that fails at this position.
          log.error({ err: withGameFault(error), game, botLevel: level }, 'bot-failed');
          return asked.think({ ...ask, bot: FALLBACK_BOT });
        });
        return ranking?.[0]?.notation ?? null;
      }),
    close: () => pool?.close(),
  };
}
