// Chooses the bus: Redis if there is one, else the shared PostgreSQL database, else none is needed.
import type { Bus } from './bus.ts';
import { openLocalBus } from './local.ts';
import { openPostgresBus } from './postgres.ts';
import { openRedisBus } from './redis.ts';

export function openBus(
  { redis, database }: { redis: string | null; database: string | null },
  onError: (error: Error) => void = () => {},
): Bus {
  if (redis !== null) return openRedisBus(redis, onError);
  return database === null ? openLocalBus() : openPostgresBus(database, { onError });
}
