// The bus of a single process, or of several servers within one process.
import { realSystem, type System } from '../../protocol/system.ts';
import type { Bus } from './bus.ts';
import { Topics } from './topics.ts';

/** What the servers of one process share. */
export class Hub {
  readonly members = new Set<Topics>();
}

export function openLocalBus(hub = new Hub(), system: System = realSystem): Bus {
  const nothing = async () => {};
  const topics = new Topics(system, nothing, nothing);
  hub.members.add(topics);
  return {
    get isAlone() {
      return hub.members.size < 2;
    },
    isUp: true,
    publish: (topic, text) => {
      if (hub.members.size < 2) return;
      const signed = topics.sign(text);
      // Delivered later, as by every other bus: the sender first finishes what it is doing.
      system.soon(() => {
        for (const member of hub.members) member.deliver(topic, signed);
      });
    },
    subscribe: (topic, listener) => topics.add(topic, listener),
    close: async () => {
      hub.members.delete(topics);
    },
  };
}
