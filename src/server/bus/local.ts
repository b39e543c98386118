// The bus of a process that is alone, or of several servers in one process.
import type { Bus } from './bus.ts';
import { Topics } from './topics.ts';

/** What servers in one process share. */
export class Hub {
  readonly members = new Set<Topics>();
}

export function openLocalBus(hub = new Hub()): Bus {
  const nothing = async () => {};
  const topics = new Topics(nothing, nothing);
  hub.members.add(topics);
  return {
    get isAlone() {
      return hub.members.size < 2;
    },
    isUp: true,
    publish: (topic, text) => {
      if (hub.members.size < 2) return;
      const signed = topics.sign(text);
      // Never at once: whoever speaks has first finished what it was doing, as with every other bus.
      setImmediate(() => {
        for (const member of hub.members) member.deliver(topic, signed);
      });
    },
    subscribe: (topic, hear) => topics.add(topic, hear),
    close: async () => {
      hub.members.delete(topics);
    },
  };
}
