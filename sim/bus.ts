// The bus between simulated processes: it loses, delays, doubles and reorders messages, and is away for a while.

import type { System } from '../src/protocol/system.ts';
import type { Bus } from '../src/server/bus/bus.ts';
import { Topics } from '../src/server/bus/topics.ts';
import type { Actor, World } from './world.ts';

export interface BusTrouble {
  /** Of 1. */
  loses: number;
  doubles: number;
  maxDelayMs: number;
  isAway: boolean;
}

export const NO_BUS_TROUBLE: BusTrouble = { loses: 0, doubles: 0, maxDelayMs: 5, isAway: false };

interface Member {
  readonly actor: Actor;
  readonly topics: Topics;
}

export class SimBus {
  trouble: BusTrouble = NO_BUS_TROUBLE;
  private readonly world: World;
  private readonly members = new Set<Member>();
  private readonly rng;

  constructor(world: World) {
    this.world = world;
    this.rng = world.rng('bus');
  }

  /** After it was away, everybody learns that messages may have been missed. */
  set(trouble: BusTrouble): void {
    const isBack = this.trouble.isAway && !trouble.isAway;
    this.trouble = trouble;
    if (!isBack) return;
    for (const { actor, topics } of this.members)
      this.world.after(50 + this.rng.int(300), actor, () => topics.missed());
  }

  join(actor: Actor, system: System): Bus {
    const { world } = this;
    const ready = () =>
      new Promise<void>((resolve) => void world.after(1 + this.rng.int(20), actor, resolve));
    const topics = new Topics(system, ready, ready);
    const member = { actor, topics };
    this.members.add(member);
    const isUp = () => !this.trouble.isAway;
    return {
      isAlone: false,
      get isUp() {
        return isUp();
      },
      publish: (topic, text) => this.publish(topic, topics.sign(text)),
      subscribe: (topic, listener) => topics.add(topic, listener),
      close: async () => {
        this.members.delete(member);
      },
    };
  }

  /** The topics that are listened to, for the check that nothing grows. */
  topicsOf(actor: Actor): number {
    return [...this.members].filter((each) => each.actor === actor).flatMap(({ topics }) => topics.names)
      .length;
  }

  leave(actor: Actor): void {
    for (const member of this.members) if (member.actor === actor) this.members.delete(member);
  }

  private publish(topic: string, signed: string): void {
    const { loses, doubles, maxDelayMs, isAway } = this.trouble;
    for (const { actor, topics } of this.members) {
      const copies = this.rng.float() < doubles ? 2 : 1;
      for (let i = 0; i < copies; i++) {
        const delayMs = 1 + this.rng.int(maxDelayMs);
        if (isAway || this.rng.float() < loses) continue;
        this.world.after(delayMs, actor, () => topics.deliver(topic, signed));
      }
    }
  }
}
