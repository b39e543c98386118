// A pool of workers that think: questions go to who is least busy; an answer can be waited for, watched, and done without.
import type { Ask, FromDesk, Port, RankedNotation, ToDesk } from './messages.ts';

/** A worker as the pool sees it. */
export interface Desk extends Port<ToDesk, FromDesk> {
  close(): void;
}

export interface Asking {
  /** When it fires, thinking stops within 50 ms and the answer is null. */
  readonly signal?: AbortSignal;
  /** Told now and then what is thought so far, best first. */
  progress?(ranking: readonly RankedNotation[]): void;
}

interface Pending {
  readonly desk: Desk;
  readonly asking: Asking;
  answer(ranking: readonly RankedNotation[] | null): void;
  fail(error: Error): void;
}

export class Pool {
  private readonly desks: readonly Desk[];
  private readonly pending = new Map<number, Pending>();
  private lastId = 0;

  constructor(size: number, open: () => Desk) {
    this.desks = Array.from({ length: size }, open);
    for (const desk of this.desks) desk.listen((message) => this.hear(message));
  }

  /** Best first; null when it was cancelled. */
  think(ask: Ask, asking: Asking = {}): Promise<readonly RankedNotation[] | null> {
    const { signal } = asking;
    if (signal?.aborted) return Promise.resolve(null);
    const id = ++this.lastId;
    const desk = this.leastBusy();
    return new Promise((answer, fail) => {
      const cancel = () => desk.send({ kind: 'cancel', id });
      signal?.addEventListener('abort', cancel);
      const done = () => signal?.removeEventListener('abort', cancel);
      this.pending.set(id, {
        desk,
        asking,
        answer: (ranking) => {
          done();
          answer(ranking);
        },
        fail: (error) => {
          done();
          fail(error);
        },
      });
      desk.send({ kind: 'ask', id, ask });
    });
  }

  /** Questions still open are never answered. */
  close(): void {
    for (const desk of this.desks) desk.close();
  }

  private leastBusy(): Desk {
    const busy = (desk: Desk) => [...this.pending.values()].filter((pending) => pending.desk === desk).length;
    return this.desks.reduce((least, desk) => (busy(desk) < busy(least) ? desk : least));
  }

  private hear(message: FromDesk): void {
    const pending = this.pending.get(message.id);
    if (!pending) return;
    if (message.kind === 'thinking') {
      pending.asking.progress?.(message.ranking);
      return;
    }
    this.pending.delete(message.id);
    if (message.kind === 'failed') pending.fail(new Error(message.message));
    else pending.answer(message.kind === 'decided' ? message.ranking : null);
  }
}
