// A pool of workers that think: questions go to who is least busy; an answer can be waited for, watched, and done without.
// A worker that dies or hangs is replaced, and what it was asked is asked again.
import type { Ask, FromDesk, Port, RankedNotation, ToDesk } from './messages.ts';

/** A worker as the pool sees it. */
export interface Desk extends Port<ToDesk, FromDesk> {
  /** Called once when the worker has ended, whatever the reason; not after `close`. */
  onGone(listener: (why: Error) => void): void;
  close(): void;
}

export interface Asking {
  /** When it fires, thinking stops within 50 ms and the answer is null. */
  readonly signal?: AbortSignal;
  /** Told now and then what is thought so far, best first. */
  progress?(ranking: readonly RankedNotation[]): void;
}

export interface PoolOptions {
  /** Told of every worker that has died. */
  onLost?(why: Error): void;
  /** For a test: a worker that is thinking and says nothing for so long is taken for one that hangs. */
  readonly longestSilenceMs?: number;
}

interface Pending {
  readonly id: number;
  readonly ask: Ask;
  readonly asking: Asking;
  /** Workers that died while they thought about it. */
  deaths: number;
  answer(ranking: readonly RankedNotation[] | null): void;
  fail(error: Error): void;
}

/** A place for one worker, and for the next one when that dies. */
interface Slot {
  /** Null until the next worker is started. */
  desk: Desk | null;
  /** In the order in which they were asked: the worker is at the first one. */
  asked: Pending[];
  /** Workers that died one after the other without a single answer. */
  failures: number;
  /** Looks at this place in a row at which the worker had a question and had said nothing since the last one. */
  silentLooks: number;
}

/** A question that has ended so many workers is not given to another one. */
const MOST_DEATHS = 2;
/** Before a worker is started in the place of one that never answered anything; doubled each time. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;
/** Whoever thinks says so five times a second; starting takes seconds where the machine is very busy. */
const LONGEST_SILENCE_MS = 30_000;
/** Counted in looks, not by the clock: a machine that was asleep has not been silent. */
const LOOKS = 6;

export class Pool {
  private readonly slots: readonly Slot[];
  private readonly pending = new Map<number, Pending>();
  /** Asked while there is no worker at all. */
  private waiting: Pending[] = [];
  private readonly open: () => Desk;
  private readonly options: PoolOptions;
  private lastId = 0;
  private isClosed = false;
  private readonly stopLooking: () => void;

  constructor(size: number, open: () => Desk, options: PoolOptions = {}) {
    this.open = open;
    this.options = options;
    this.slots = Array.from({ length: size }, () => ({
      desk: null,
      asked: [],
      failures: 0,
      silentLooks: 0,
    }));
    for (const slot of this.slots) this.fill(slot);
    const { longestSilenceMs = LONGEST_SILENCE_MS } = options;
    const timer = setInterval(() => this.look(longestSilenceMs), longestSilenceMs / LOOKS);
    timer.unref();
    this.stopLooking = () => clearInterval(timer);
  }

  /** Best first; null when it was cancelled. Fails when it cannot be thought about. */
  think(ask: Ask, asking: Asking = {}): Promise<readonly RankedNotation[] | null> {
    const { signal } = asking;
    if (signal?.aborted) return Promise.resolve(null);
    const id = ++this.lastId;
    return new Promise((answer, fail) => {
      const cancel = () => this.cancel(id);
      signal?.addEventListener('abort', cancel);
      const done = () => {
        signal?.removeEventListener('abort', cancel);
        this.pending.delete(id);
      };
      const pending: Pending = {
        id,
        ask,
        asking,
        deaths: 0,
        answer: (ranking) => {
          done();
          answer(ranking);
        },
        fail: (error) => {
          done();
          fail(error);
        },
      };
      this.pending.set(id, pending);
      this.assign(pending);
    });
  }

  /** Questions still open are never answered. */
  close(): void {
    this.isClosed = true;
    this.stopLooking();
    for (const { desk } of this.slots) desk?.close();
  }

  private assign(pending: Pending): void {
    const [first, ...others] = this.slots.filter(({ desk }) => desk !== null);
    if (!first) {
      this.waiting.push(pending);
      return;
    }
    const slot = others.reduce(
      (least, each) => (each.asked.length < least.asked.length ? each : least),
      first,
    );
    slot.asked.push(pending);
    try {
      slot.desk?.send({ kind: 'ask', id: pending.id, ask: pending.ask });
    } catch (error) {
      // What cannot be sent to a worker is no fault of the worker.
      slot.asked.pop();
      pending.fail(error instanceof Error ? error : new Error(String(error)));
    }
  }

  private cancel(id: number): void {
    const slot = this.slots.find(({ asked }) => asked.some((each) => each.id === id));
    if (slot) slot.desk?.send({ kind: 'cancel', id });
    else {
      this.waiting = this.waiting.filter((each) => each.id !== id);
      this.pending.get(id)?.answer(null);
    }
  }

  /** An endless loop hears no withdrawal and ends by itself never. */
  private look(longestSilenceMs: number): void {
    for (const slot of this.slots) {
      if (slot.desk === null || slot.asked.length === 0) slot.silentLooks = 0;
      else if (++slot.silentLooks > LOOKS) {
        slot.desk.close();
        this.lose(slot, new Error(`the worker has said nothing for ${longestSilenceMs} ms`));
      }
    }
  }

  private hear(slot: Slot, message: FromDesk): void {
    slot.failures = 0;
    slot.silentLooks = 0;
    const pending = this.pending.get(message.id);
    if (!pending) return;
    if (message.kind === 'thinking') {
      pending.asking.progress?.(message.ranking);
      return;
    }
    slot.asked = slot.asked.filter((each) => each !== pending);
    if (message.kind === 'failed') pending.fail(new Error(message.message));
    else pending.answer(message.kind === 'decided' ? message.ranking : null);
  }

  private fill(slot: Slot): void {
    if (this.isClosed) return;
    const desk = this.open();
    slot.desk = desk;
    slot.silentLooks = 0;
    // One that hung and was ended may still have a message under way.
    desk.listen((message) => {
      if (slot.desk === desk) this.hear(slot, message);
    });
    desk.onGone((why) => {
      if (slot.desk === desk) this.lose(slot, why);
    });
    for (const pending of this.waiting.splice(0)) this.assign(pending);
  }

  private lose(slot: Slot, why: Error): void {
    if (this.isClosed) return;
    const { asked } = slot;
    slot.desk = null;
    slot.asked = [];
    this.options.onLost?.(why);
    const pause =
      slot.failures === 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (slot.failures - 1), LONGEST_PAUSE_MS);
    slot.failures++;
    if (pause === 0) this.fill(slot);
    else setTimeout(() => this.fill(slot), pause).unref();
    const [suspect] = asked;
    if (suspect) suspect.deaths++;
    for (const pending of asked) {
      if (pending.asking.signal?.aborted) pending.answer(null);
      else if (pending.deaths < MOST_DEATHS) this.assign(pending);
      else pending.fail(new Error(`${pending.deaths} workers died of this question`, { cause: why }));
    }
  }
}
