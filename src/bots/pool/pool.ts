// A pool of workers that answer questions for bots: each question goes to the least busy worker, and can be watched and cancelled.
// A worker that dies or hangs is replaced, and its questions are asked again.
import { errorFrom } from './error-data.ts';
import type { Port, QuestionData, RankedNotation, WorkerReply, WorkerRequest } from './messages.ts';

/** The pool's side of a worker. */
export interface PoolWorker extends Port<WorkerRequest, WorkerReply> {
  /** Called once when the worker has ended for any reason, but not after `close`. */
  onExit(listener: (why: Error) => void): void;
  close(): void;
}

export interface ThinkOptions {
  /** Aborting stops the search within 50 ms; the answer is then null. */
  readonly signal?: AbortSignal;
  /** Called with intermediate rankings, best first. */
  progress?(ranking: readonly RankedNotation[]): void;
}

export interface PoolOptions {
  /** Called for every worker that has died. */
  onLost?(why: Error): void;
  /** A worker with a question that sends nothing for this time is considered hanging. Set by tests. */
  readonly silenceTimeoutMs?: number;
}

interface Pending {
  readonly id: number;
  readonly ask: QuestionData;
  readonly asking: ThinkOptions;
  /** The number of workers that died while answering it. */
  deaths: number;
  answer(ranking: readonly RankedNotation[] | null): void;
  fail(error: Error): void;
}

/** A slot for one worker, and for its successor when it dies. */
interface Slot {
  /** Null until the next worker has started. */
  worker: PoolWorker | null;
  /** Questions in order; the worker is answering the first one. */
  asked: Pending[];
  /** The number of workers that died in a row without any message. */
  failures: number;
  /** Checks in a row at which the worker had a question and had sent nothing since the previous check. */
  silentChecks: number;
}

/** After this number of deaths a question is not given to another worker. */
const MAX_DEATHS = 2;
/** The delay before replacing a worker that never sent anything; doubled each time. */
const FIRST_RESTART_DELAY_MS = 100;
const MAX_RESTART_DELAY_MS = 10_000;
/** A worker reports five times a second, but starting one may take seconds on a busy machine. */
const SILENCE_TIMEOUT_MS = 30_000;
/** Silence is counted in checks, not by the clock, so that a suspended machine does not look like a hanging worker. */
const CHECKS_PER_TIMEOUT = 6;

export class Pool {
  private readonly slots: readonly Slot[];
  private readonly pending = new Map<number, Pending>();
  /** Questions asked while there is no worker. */
  private waiting: Pending[] = [];
  private readonly open: () => PoolWorker;
  private readonly options: PoolOptions;
  private lastId = 0;
  private isClosed = false;
  private readonly stopWatching: () => void;

  constructor(size: number, open: () => PoolWorker, options: PoolOptions = {}) {
    this.open = open;
    this.options = options;
    this.slots = Array.from({ length: size }, () => ({
      worker: null,
      asked: [],
      failures: 0,
      silentChecks: 0,
    }));
    for (const slot of this.slots) this.start(slot);
    const { silenceTimeoutMs = SILENCE_TIMEOUT_MS } = options;
    const timer = setInterval(
      () => this.checkSilence(silenceTimeoutMs),
      silenceTimeoutMs / CHECKS_PER_TIMEOUT,
    );
    timer.unref();
    this.stopWatching = () => clearInterval(timer);
  }

  /** The ranking, best first; null when cancelled. Rejects if the question cannot be answered. */
  think(ask: QuestionData, asking: ThinkOptions = {}): Promise<readonly RankedNotation[] | null> {
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

  /** Open questions are never answered. */
  close(): void {
    this.isClosed = true;
    this.stopWatching();
    for (const { worker } of this.slots) worker?.close();
  }

  private assign(pending: Pending): void {
    const [first, ...others] = this.slots.filter(({ worker }) => worker !== null);
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
      slot.worker?.send({ kind: 'ask', id: pending.id, ask: pending.ask });
    } catch (error) {
      // A question that cannot be sent is not the worker's fault.
      slot.asked.pop();
      pending.fail(error instanceof Error ? error : new Error(String(error)));
    }
  }

  private cancel(id: number): void {
    const slot = this.slots.find(({ asked }) => asked.some((each) => each.id === id));
    if (slot) slot.worker?.send({ kind: 'cancel', id });
    else {
      this.waiting = this.waiting.filter((each) => each.id !== id);
      this.pending.get(id)?.answer(null);
    }
  }

  /** Ends workers in an endless loop: they neither react to a cancellation nor end by themselves. */
  private checkSilence(silenceTimeoutMs: number): void {
    for (const slot of this.slots) {
      if (slot.worker === null || slot.asked.length === 0) slot.silentChecks = 0;
      else if (++slot.silentChecks > CHECKS_PER_TIMEOUT) {
        slot.worker.close();
        this.replace(slot, new Error(`the worker has said nothing for ${silenceTimeoutMs} ms`));
      }
    }
  }

  private receive(slot: Slot, message: WorkerReply): void {
    slot.failures = 0;
    slot.silentChecks = 0;
    const pending = this.pending.get(message.id);
    if (!pending) return;
    if (message.kind === 'thinking') {
      pending.asking.progress?.(message.ranking);
      return;
    }
    slot.asked = slot.asked.filter((each) => each !== pending);
    if (message.kind === 'failed') pending.fail(errorFrom(message.error));
    else pending.answer(message.kind === 'decided' ? message.ranking : null);
  }

  private start(slot: Slot): void {
    if (this.isClosed) return;
    const worker = this.open();
    slot.worker = worker;
    slot.silentChecks = 0;
    // A worker that was ended may still have a message on its way.
    worker.listen((message) => {
      if (slot.worker === worker) this.receive(slot, message);
    });
    worker.onExit((why) => {
      if (slot.worker === worker) this.replace(slot, why);
    });
    for (const pending of this.waiting.splice(0)) this.assign(pending);
  }

  private replace(slot: Slot, why: Error): void {
    if (this.isClosed) return;
    const { asked } = slot;
    slot.worker = null;
    slot.asked = [];
    this.options.onLost?.(why);
    const pause =
      slot.failures === 0
        ? 0
        : Math.min(FIRST_RESTART_DELAY_MS * 2 ** (slot.failures - 1), MAX_RESTART_DELAY_MS);
    slot.failures++;
    if (pause === 0) this.start(slot);
    else setTimeout(() => this.start(slot), pause).unref();
    const [suspect] = asked;
    if (suspect) suspect.deaths++;
    for (const pending of asked) {
      if (pending.asking.signal?.aborted) pending.answer(null);
      else if (pending.deaths < MAX_DEATHS) this.assign(pending);
      else pending.fail(new Error(`${pending.deaths} workers died of this question`, { cause: why }));
    }
  }
}
