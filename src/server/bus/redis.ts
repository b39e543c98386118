// A bus by Redis: one channel a topic, so that a process hears only what it has asked for.
import { Redis, type RedisOptions } from 'ioredis';
import type { Bus } from './bus.ts';
import { Topics } from './topics.ts';

const PREFIX = 'scriptorium:';
const OPTIONS: RedisOptions = {
  connectTimeout: 3000,
  // It is away for a moment, or for a night: always try again.
  retryStrategy: (tries) => Math.min(tries * 100, 1000),
  keepAlive: 5000,
};

/** Does not wait for Redis: without it everything works, only later. */
export function openRedisBus(url: string, onFault: (error: Error) => void = () => {}): Bus {
  // What cannot be said at once is not said at all: it would be old.
  const speaking = new Redis(url, {
    ...OPTIONS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    enableAutoPipelining: true,
  });
  const hearing = new Redis(url, { ...OPTIONS, maxRetriesPerRequest: null });
  for (const each of [speaking, hearing]) each.on('error', (error: Error) => onFault(error));
  const topics = new Topics(
    (topic) => hearing.subscribe(PREFIX + topic),
    (topic) => hearing.unsubscribe(PREFIX + topic),
  );
  hearing.on('message', (channel, signed) => topics.deliver(channel.slice(PREFIX.length), signed));
  let ready = 0;
  // Once both are back. What Redis has asked of us again (ioredis subscribes by itself) is there by then.
  for (const each of [speaking, hearing]) {
    each.on('ready', () => {
      if (++ready > 2) setTimeout(() => topics.missed(), 50).unref();
    });
  }
  return {
    isAlone: false,
    get isUp() {
      return speaking.status === 'ready' && hearing.status === 'ready';
    },
    publish: (topic, text) => void speaking.publish(PREFIX + topic, topics.sign(text)).catch(onFault),
    subscribe: (topic, hear) => topics.add(topic, hear),
    close: async () => {
      speaking.disconnect();
      hearing.disconnect();
    },
  };
}
