// The simulated world: one clock, one queue of events, one seed. Nothing happens but by an event of this queue.
import { createHash, type Hash } from 'node:crypto';
import { type Rng, rngOf } from '../src/engine/index.ts';
import type { System, Timer } from '../src/protocol/system.ts';

/** A process, a page, the database …: whatever has a clock, and can be paused or end. */
export interface Actor {
  readonly name: string;
  /** How far its wall clock is off. */
  skewMs: number;
  isDead: boolean;
  /** It does nothing before this time; then it does all of it. */
  pausedUntil: number;
  /** Called before any of its code runs. */
  enter(): void;
}

interface Event {
  readonly at: number;
  readonly number: number;
  readonly actor: Actor;
  task: (() => void) | null;
}

/** The world begins at this time: 1 January 2026. */
const BEGIN = 1_767_225_600_000;
/** The last lines that are kept for a story. */
const MAX_LINES = 200_000;

export class World {
  readonly seed: string;
  now = 0;
  readonly lines: string[] = [];
  private readonly heap: Event[] = [];
  private count = 0;
  private readonly hash: Hash = createHash('sha256');
  private events = 0;
  readonly faults: string[] = [];

  constructor(seed: string) {
    this.seed = seed;
  }

  /** Everything random about one thing comes from its own stream, so that less of one thing changes nothing else. */
  rng(label: string): Rng {
    return rngOf(`${this.seed}/${label}`);
  }

  actor(name: string, enter: () => void = () => {}): Actor {
    return { name, skewMs: 0, isDead: false, pausedUntil: 0, enter };
  }

  /** One line of the trace. */
  note(who: string, what: string): void {
    const line = `${(this.now / 1000).toFixed(3)} ${who}: ${what}`;
    this.hash.update(line).update('\n');
    if (this.lines.length < MAX_LINES) this.lines.push(line);
  }

  /** Something that must hold does not. */
  fail(what: string): void {
    this.note('FAULT', what);
    this.faults.push(`${(this.now / 1000).toFixed(3)} ${what}`);
  }

  get digest(): string {
    return this.hash.copy().digest('hex').slice(0, 16);
  }

  get eventCount(): number {
    return this.events;
  }

  /** What an actor still has to do. */
  waitingOf(actor: Actor): number {
    return this.heap.filter((event) => event.actor === actor && event.task !== null).length;
  }

  at(at: number, actor: Actor, task: () => void): Timer {
    const event: Event = { at: Math.max(at, this.now), number: this.count++, actor, task };
    this.push(event);
    const timer: Timer = {
      cancel: () => {
        event.task = null;
      },
      unref: () => timer,
    };
    return timer;
  }

  after(ms: number, actor: Actor, task: () => void): Timer {
    return this.at(this.now + ms, actor, task);
  }

  /** Runs until this time, or until `isDone`. */
  async run(until: number, isDone: () => boolean = () => false): Promise<void> {
    while (this.heap.length > 0 && this.heap[0]!.at <= until && !isDone()) {
      const event = this.pop();
      const { task, actor } = event;
      if (task === null || actor.isDead) continue;
      if (actor.pausedUntil > event.at) {
        this.push({ ...event, at: actor.pausedUntil, number: this.count++ });
        continue;
      }
      this.now = event.at;
      this.events++;
      actor.enter();
      try {
        task();
      } catch (error) {
        this.fail(`${actor.name} threw ${error instanceof Error ? error.stack : String(error)}`);
      }
      // Every promise that this event has settled is followed to its end before the next event.
      await new Promise<void>((resolve) => void setImmediate(resolve));
    }
    if (!isDone()) this.now = Math.max(this.now, until);
  }

  private push(event: Event): void {
    const { heap } = this;
    let i = heap.length;
    heap.push(event);
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (!isBefore(event, heap[parent]!)) break;
      heap[i] = heap[parent]!;
      i = parent;
    }
    heap[i] = event;
  }

  private pop(): Event {
    const { heap } = this;
    const first = heap[0]!;
    const last = heap.pop()!;
    if (heap.length === 0) return first;
    let i = 0;
    for (;;) {
      let child = 2 * i + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBefore(heap[child + 1]!, heap[child]!)) child++;
      if (!isBefore(heap[child]!, last)) break;
      heap[i] = heap[child]!;
      i = child;
    }
    heap[i] = last;
    return first;
  }
}

const isBefore = (a: Event, b: Event) => a.at < b.at || (a.at === b.at && a.number < b.number);

/** Time, timers and chance of one actor. */
export function systemOf(world: World, actor: Actor): System {
  const rng = world.rng(`chance of ${actor.name}`);
  return {
    now: () => BEGIN + Math.floor(world.now) + actor.skewMs,
    elapsed: () => world.now,
    after: (ms, task) => world.after(Math.max(0, ms), actor, task),
    every: (ms, task) => {
      let timer: Timer;
      const beat = () => {
        timer = world.after(ms, actor, beat);
        task();
      };
      timer = world.after(ms, actor, beat);
      const repeated: Timer = { cancel: () => timer.cancel(), unref: () => repeated };
      return repeated;
    },
    soon: (task) => void world.after(0, actor, task),
    randomBytes: (count) => Uint8Array.from({ length: count }, () => rng.int(256)),
  };
}
