// A bus on Redis: one channel for each topic, so that a process receives only what it has subscribed to.
import { Redis, type RedisOptions } from 'ioredis';
import { realSystem, type System } from '../../protocol/system.ts';
import type { Bus } from './bus.ts';
import { Topics } from './topics.ts';

const CHANNEL_PREFIX = 'scriptorium:';
/** ioredis renews its subscriptions after a reconnect; this is how long that may take. */
const RESUBSCRIBE_MS = 50;
const OPTIONS: RedisOptions = {
  connectTimeout: 3000,
  // Redis may be away for a moment or for a night: always try again.
  retryStrategy: (tries) => Math.min(tries * 100, 1000),
  keepAlive: 5000,
};

/** Does not wait for Redis: without it everything works, only later. */
export function openRedisBus(
  url: string,
  onError: (error: Error) => void = () => {},
  system: System = realSystem,
): Bus {
  // A message that cannot be sent at once is dropped: it would be out of date later.
  const publisher = new Redis(url, {
    ...OPTIONS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    enableAutoPipelining: true,
  });
  // Without the check (INFO): a subscription of the connection before may be renewed first, and then Redis refuses INFO.
  const subscriber = new Redis(url, { ...OPTIONS, maxRetriesPerRequest: null, enableReadyCheck: false });
  for (const each of [publisher, subscriber]) each.on('error', (error: Error) => onError(error));
  const topics = new Topics(
    system,
    (topic) => subscriber.subscribe(CHANNEL_PREFIX + topic),
    (topic) => subscriber.unsubscribe(CHANNEL_PREFIX + topic),
  );
  subscriber.on('message', (channel, signed) => topics.deliver(channel.slice(CHANNEL_PREFIX.length), signed));
  let connects = 0;
  for (const each of [publisher, subscriber]) {
    each.on('ready', () => {
      // The first two are the start; every later one is a reconnect.
      if (++connects > 2) system.after(RESUBSCRIBE_MS, () => topics.missed()).unref();
    });
  }
  return {
    isAlone: false,
    get isUp() {
      return publisher.status === 'ready' && subscriber.status === 'ready';
    },
    publish: (topic, text) =>
      void publisher.publish(CHANNEL_PREFIX + topic, topics.sign(text)).catch(onError),
    subscribe: (topic, listener) => topics.add(topic, listener),
    close: async () => {
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}
