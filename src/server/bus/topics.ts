// Who hears what in this process; the same for every kind of bus.
import { randomUUID } from 'node:crypto';
import type { Hear } from './bus.ts';

export class Topics {
  /** A process hears nothing of what it has said itself: everything is signed. */
  private readonly self = randomUUID().slice(0, 8);
  private readonly hearers = new Map<string, Set<Hear>>();
  private readonly onFirst: (topic: string) => void;
  private readonly onLast: (topic: string) => void;

  constructor(changes: { onFirst(topic: string): void; onLast(topic: string): void }) {
    this.onFirst = changes.onFirst;
    this.onLast = changes.onLast;
  }

  get names(): string[] {
    return [...this.hearers.keys()];
  }

  add(topic: string, hear: Hear): () => void {
    let hearers = this.hearers.get(topic);
    if (!hearers) {
      hearers = new Set();
      this.hearers.set(topic, hearers);
      this.onFirst(topic);
    }
    hearers.add(hear);
    return () => {
      if (!hearers.delete(hear) || hearers.size > 0 || this.hearers.get(topic) !== hearers) return;
      this.hearers.delete(topic);
      this.onLast(topic);
    };
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

  /** The way to the others was cut for a while. */
  missed(): void {
    for (const hearers of this.hearers.values()) for (const hear of hearers) hear(null);
  }
}
