// Who hears what in this process; the same for every kind of bus.
import { randomUUID } from 'node:crypto';
import type { Hear, Subscription } from './bus.ts';

/** Short and plain, so that every kind of bus takes it; PostgreSQL has 63 bytes, the prefix included. */
export function isTopic(topic: string): boolean {
  return /^[\w:. -]{1,50}$/.test(topic);
}

export class Topics {
  /** A process hears nothing of what it has said itself: everything is signed. */
  private readonly self = randomUUID().slice(0, 8);
  private readonly hearers = new Map<string, Set<Hear>>();
  private readonly begin: (topic: string) => Promise<unknown>;
  private readonly end: (topic: string) => Promise<unknown>;

  constructor(begin: (topic: string) => Promise<unknown>, end: (topic: string) => Promise<unknown>) {
    this.begin = begin;
    this.end = end;
  }

  get names(): string[] {
    return [...this.hearers.keys()];
  }

  has(topic: string): boolean {
    return this.hearers.has(topic);
  }

  /** Whoever subscribes to what is no topic hears nothing; nobody else is disturbed. */
  add(topic: string, hear: Hear): Subscription {
    if (!isTopic(topic)) return { ready: Promise.resolve(), leave: ignore };
    let hearers = this.hearers.get(topic);
    let ready = Promise.resolve();
    if (!hearers) {
      hearers = new Set();
      this.hearers.set(topic, hearers);
      ready = this.begin(topic).then(ignore, ignore);
    }
    hearers.add(hear);
    return { ready, leave: () => this.remove(topic, hear) };
  }

  private remove(topic: string, hear: Hear): void {
    const hearers = this.hearers.get(topic);
    if (!hearers?.delete(hear) || hearers.size > 0) return;
    this.hearers.delete(topic);
    this.end(topic).catch(ignore);
  }

  sign(text: string): string {
    return `${this.self} ${text}`;
  }

  /** What has come in, signed by whoever said it. Without a text it says only that there is something. */
  deliver(topic: string, signed: string): void {
    const space = signed.indexOf(' ');
    if (signed.slice(0, space) === this.self) return;
    const text = signed.slice(space + 1);
    for (const hear of this.hearers.get(topic) ?? []) hear(text === '' ? null : text);
  }

  /** The way to the others was cut for a while: for all topics, or for one. */
  missed(only?: string): void {
    const topics = only === undefined ? this.names : [only];
    for (const topic of topics) for (const hear of this.hearers.get(topic) ?? []) hear(null);
  }
}

function ignore(): void {}
