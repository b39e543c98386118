// The subscriptions of this process by topic; the same for every kind of bus.
import type { System } from '../../protocol/system.ts';
import { newId } from '../tokens.ts';
import type { Listener, Subscription } from './bus.ts';

/** Short and plain, so that every kind of bus takes it; PostgreSQL has 63 bytes for a channel, prefix included. */
export function isTopic(topic: string): boolean {
  return /^[\w:. -]{1,50}$/.test(topic);
}

export class Topics {
  /** Every message is signed with this id, so that a process ignores its own messages. */
  private readonly self: string;
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly begin: (topic: string) => Promise<unknown>;
  private readonly end: (topic: string) => Promise<unknown>;

  /** `begin` and `end` subscribe this process to a topic and unsubscribe it. */
  constructor(
    system: Pick<System, 'randomBytes'>,
    begin: (topic: string) => Promise<unknown>,
    end: (topic: string) => Promise<unknown>,
  ) {
    this.self = newId(system);
    this.begin = begin;
    this.end = end;
  }

  get names(): string[] {
    return [...this.listeners.keys()];
  }

  has(topic: string): boolean {
    return this.listeners.has(topic);
  }

  /** A subscription to an invalid topic gets no messages and disturbs no other one. */
  add(topic: string, listener: Listener): Subscription {
    if (!isTopic(topic)) return { ready: Promise.resolve(), leave: ignore };
    let listeners = this.listeners.get(topic);
    let ready = Promise.resolve();
    if (!listeners) {
      listeners = new Set();
      this.listeners.set(topic, listeners);
      ready = this.begin(topic).then(ignore, ignore);
    }
    listeners.add(listener);
    return { ready, leave: () => this.remove(topic, listener) };
  }

  private remove(topic: string, listener: Listener): void {
    const listeners = this.listeners.get(topic);
    if (!listeners?.delete(listener) || listeners.size > 0) return;
    this.listeners.delete(topic);
    this.end(topic).catch(ignore);
  }

  sign(text: string): string {
    return `${this.self} ${text}`;
  }

  /** A signed message has arrived. Without a text it says only that something has happened. */
  deliver(topic: string, signed: string): void {
    const space = signed.indexOf(' ');
    if (signed.slice(0, space) === this.self) return;
    const text = signed.slice(space + 1);
    for (const listener of this.listeners.get(topic) ?? []) listener(text === '' ? null : text);
  }

  /** Messages may have been missed: of all topics, or of one. */
  missed(only?: string): void {
    const topics = only === undefined ? this.names : [only];
    for (const topic of topics) for (const listener of this.listeners.get(topic) ?? []) listener(null);
  }
}

function ignore(): void {}
