// Which bus: Redis where there is one, else the database that is shared anyway, else none is needed.
import type { Bus } from './bus.ts';
import { openLocalBus } from './local.ts';
import { openNotifyBus } from './notify.ts';
import { openRedisBus } from './redis.ts';

export function openBus(
  { redis, database }: { redis: string | null; database: string | null },
  onFault: (error: Error) => void = () => {},
): Bus {
  if (redis !== null) return openRedisBus(redis, onFault);
  return database === null ? openLocalBus() : openNotifyBus(database, { onFault });
}
