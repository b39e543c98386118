// Two kinds of load: closed loop (each move follows the answer), and a fixed rate.
import type { Bytes, OpenPair, Pair } from './pairs.ts';
import type { Running } from './running.ts';

/** Warm-up before the measurement: moves for each process, and the maximum of seconds it may take. */
const WARM_UP = { moves: 20_000, maxSeconds: 10 };
/** The length of a turn in seconds; moves in progress are then completed. */
const TURN_SECONDS = 0.5;
/** Seconds before latencies are counted, and while they are counted. */
const MEASURE_SECONDS = { before: 0.5, counted: 3 };
/** Seconds after which a move counts as never answered. */
const ANSWER_TIMEOUT_SECONDS = 5;
/** Moves per second of the fixed rate. */
export const OFFERED_PER_SECOND = 1000;
const OFFERED_SECONDS = 6;

export const pause = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000));
export const round = (value: number, digits = 0) => Number(value.toFixed(digits));
const quantile = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;

export async function openPairs(
  open: OpenPair,
  at: readonly number[],
  count: number,
  bytes: Bytes,
): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let i = 0; i < count; i += 25) {
    const some = Array.from({ length: Math.min(25, count - i) }, () => open(at, bytes));
    pairs.push(...(await Promise.all(some)));
  }
  return pairs;
}

/** Plays `moves` by each pair, or as many as the time allows. */
export async function playSome(pairs: readonly Pair[], moves: number, seconds: number): Promise<void> {
  const end = performance.now() + seconds * 1000;
  const loops = pairs.map(async (pair) => {
    for (let i = 0; i < moves && performance.now() < end; i++) await pair.move();
  });
  await Promise.race([Promise.all(loops), pause(seconds + ANSWER_TIMEOUT_SECONDS)]);
}

export const warmUp = (pairs: readonly Pair[], processes: number) =>
  playSome(pairs, (WARM_UP.moves * processes) / pairs.length, WARM_UP.maxSeconds * processes);

/** Each pair plays on as soon as a move has arrived, until stopped; moves in progress are then completed. */
function playOn(pairs: readonly Pair[], played: (wait: number) => void) {
  let isOver = false;
  const playing = new Set(pairs);
  const loops = pairs.map(async (pair) => {
    while (!isOver) {
      const before = performance.now();
      await pair.move();
      played(performance.now() - before);
    }
    playing.delete(pair);
  });
  /** Returns the number of moves that were never answered. */
  return async () => {
    isOver = true;
    await Promise.race([Promise.all(loops), pause(ANSWER_TIMEOUT_SECONDS)]);
    return playing.size;
  };
}

/** Moves per second of processor time in one turn: moves in progress are completed, and all their processor time counts. */
export async function movesPerCpuSecond(pairs: readonly Pair[], server: Running): Promise<number> {
  let moves = 0;
  const before = await server.usage('cpu');
  const end = playOn(pairs, () => moves++);
  await pause(TURN_SECONDS);
  await end();
  const after = await server.usage('cpu');
  return moves / (after.cpu - before.cpu);
}

/** What players notice. */
export interface Steady {
  readonly movesPerSecond: number;
  readonly bytesPerMove: number;
  /** Milliseconds from sending a move until the other player has it. */
  readonly p50: number;
  readonly p99: number;
  /** Pairs whose last move was never answered. */
  readonly stuck: number;
}

export async function steady(pairs: readonly Pair[], bytes: Bytes): Promise<Steady> {
  const waits: number[] = [];
  let isCounting = false;
  const end = playOn(pairs, (wait) => {
    if (isCounting) waits.push(wait);
  });
  await pause(MEASURE_SECONDS.before);
  bytes.received = 0;
  isCounting = true;
  await pause(MEASURE_SECONDS.counted);
  isCounting = false;
  const bytesPerMove = round(bytes.received / waits.length);
  const stuck = await end();
  waits.sort((a, b) => a - b);
  return {
    movesPerSecond: round(waits.length / MEASURE_SECONDS.counted),
    p50: round(quantile(waits, 0.5), 1),
    p99: round(quantile(waits, 0.99), 1),
    bytesPerMove,
    stuck,
  };
}

/** Sends moves at a fixed rate, whether earlier ones have been answered or not. */
export async function openLoop(pairs: readonly Pair[], seconds = OFFERED_SECONDS) {
  const waits: number[] = [];
  const idle = [...pairs];
  let notSent = 0;
  const begin = performance.now();
  for (let sent = 0; sent < OFFERED_PER_SECOND * seconds; ) {
    const due = Math.min(
      OFFERED_PER_SECOND * seconds,
      ((performance.now() - begin) / 1000) * OFFERED_PER_SECOND,
    );
    for (; sent < due; sent++) {
      const pair = idle.shift();
      if (!pair) {
        notSent++;
        continue;
      }
      const before = performance.now();
      void pair.move().then(() => {
        waits.push(performance.now() - before);
        idle.push(pair);
      });
    }
    await pause(0.002);
  }
  await pause(1);
  waits.sort((a, b) => a - b);
  return { p99: round(quantile(waits, 0.99), 1), notSent };
}
