// Chooses the bus: Redis if there is one, else the shared PostgreSQL database, else none is needed.
import type { System } from '../../protocol/system.ts';
import type { Bus } from './bus.ts';
import { openLocalBus } from './local.ts';
import { openPostgresBus } from './postgres.ts';
import { openRedisBus } from './redis.ts';

export function openBus(
  { redis, database }: { redis: string | null; database: string | null },
  system: System,
  onError: (error: Error) => void,
): Bus {
  if (redis !== null) return openRedisBus(redis, onError, system);
  return database === null ? openLocalBus(undefined, system) : openPostgresBus(database, { system, onError });
}
