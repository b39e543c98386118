// Which bot from a file a worker thread is running now, in shared memory: when the thread ends or falls silent, the main thread can still tell whose fault it is.

/** The running bot, as its index in the plan plus 1, or 0; and how often a bot was started. */
const RUNNING = 0;
const RUNS = 1;

export type BotWatch = Int32Array<SharedArrayBuffer>;

export function newBotWatch(): BotWatch {
  return new Int32Array(new SharedArrayBuffer(8));
}

export function enterBot(watch: BotWatch, index: number): void {
  Atomics.add(watch, RUNS, 1);
  Atomics.store(watch, RUNNING, index + 1);
}

export function leaveBot(watch: BotWatch): void {
  Atomics.store(watch, RUNNING, 0);
}

/** The index of the bot in the plan; null while no bot from a file runs. */
export function runningBot(watch: BotWatch): { readonly index: number; readonly run: number } | null {
  const running = Atomics.load(watch, RUNNING);
  return running === 0 ? null : { index: running - 1, run: Atomics.load(watch, RUNS) };
}
