// For tests: the Redis of REDIS_URL or of this machine; null if there is none.
import { Redis } from 'ioredis';

const URL = process.env.REDIS_URL ?? 'redis://127.0.0.1:6379';

export async function findRedis(): Promise<string | null> {
  const redis = new Redis(URL, { lazyConnect: true, connectTimeout: 3000, retryStrategy: () => null });
  redis.on('error', () => {});
  try {
    await redis.connect();
    await redis.ping();
    return URL;
  } catch {
    if (process.env.CI === 'true' || process.env.REDIS_URL) throw new Error(`no Redis answers at ${URL}`);
    console.warn(`\n*** SKIPPED: no Redis answers at ${URL}, so what needs it is not tested here. ***\n`);
    return null;
  } finally {
    redis.disconnect();
  }
}
