// Workers that die are replaced, and their questions are asked again without anybody noticing.
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { QuestionData, WorkerReply, WorkerRequest } from './messages.ts';
import { Pool, type PoolOptions, type PoolWorker } from './pool.ts';
import { threadWorker } from './threads.ts';

const ask = (game = 'scout', seed = ''): QuestionData => ({
  game,
  bot: 'greedy',
  seat: 0,
  view: {},
  events: [],
  seed,
  personality: '',
});

let pool: Pool | null = null;
afterEach(() => pool?.close());

/** A pool of one thread, which dies `deaths` times of questions whose game says how. */
function mortalPool(deaths: number, options: PoolOptions = {}): { pool: Pool; lost: string[] } {
  const workerData = new Int32Array(new SharedArrayBuffer(4));
  workerData[0] = deaths;
  const resourceLimits = { maxOldGenerationSizeMb: 16 };
  const module = new URL('./failing-worker.fixtures.mjs', import.meta.url);
  const lost: string[] = [];
  pool = new Pool(1, () => threadWorker(new Worker(module, { workerData, resourceLimits })), {
    ...options,
    onLost: ({ message }) => lost.push(message),
  });
  return { pool, lost };
}

test.each(['throws', 'rejects', 'exits', 'fills its memory'])(
  'a worker that %s is replaced, and all its questions are answered',
  async (death) => {
    const { pool, lost } = mortalPool(1);
    const answers = await Promise.all([
      pool.think(ask('scout', 'a')),
      pool.think(ask(death, 'b')),
      pool.think(ask('scout', 'c')),
    ]);
    expect(answers.map((ranking) => ranking?.[0]?.notation)).toEqual(['a', 'b', 'c']);
    expect(lost).toHaveLength(1);
  },
);

test('a worker that hangs is ended and replaced, and all its questions are answered', async () => {
  const { pool, lost } = mortalPool(1, { silenceTimeoutMs: 3000 });
  const answers = await Promise.all([
    pool.think(ask('scout', 'a')),
    pool.think(ask('hangs', 'b')),
    pool.think(ask('scout', 'c')),
  ]);
  expect(answers.map((ranking) => ranking?.[0]?.notation)).toEqual(['a', 'b', 'c']);
  expect(lost).toEqual(['the worker has said nothing for 3000 ms']);
});

test('a question that ends every worker is failed after the second one, and the next one is answered', async () => {
  const { pool, lost } = mortalPool(1000);
  const answers = await Promise.allSettled([pool.think(ask('exits')), pool.think(ask())]);
  expect(answers).toMatchObject([
    { status: 'rejected', reason: { message: '2 workers died of this question' } },
    { status: 'fulfilled' },
  ]);
  expect(lost).toEqual(['the worker ended with code 0', 'the worker ended with code 0']);
});

describe('a pool', () => {
  /** A worker that the test controls. */
  class FakeWorker implements PoolWorker {
    static readonly all: FakeWorker[] = [];
    readonly received: WorkerRequest[] = [];
    reply: (message: WorkerReply) => void = () => {};
    die: (why: Error) => void = () => {};

    constructor() {
      FakeWorker.all.push(this);
    }
    send(message: WorkerRequest): void {
      this.received.push(message);
    }
    listen(listener: (message: WorkerReply) => void): void {
      this.reply = listener;
    }
    onExit(listener: (why: Error) => void): void {
      this.die = listener;
    }
    close(): void {}
  }

  const poolOfFakes = (size: number, options: PoolOptions = {}) => {
    FakeWorker.all.length = 0;
    pool = new Pool(size, () => new FakeWorker(), options);
    return pool;
  };
  const killed = new Error('killed');
  const asked = (worker: FakeWorker | undefined) => worker?.received.map(({ kind, id }) => `${kind} ${id}`);

  test('waits longer and longer before it replaces workers that never answer, and fails their question', async () => {
    const pool = poolOfFakes(1);
    const first = pool.think(ask());
    FakeWorker.all[0]!.die(killed);
    // The first replacement is immediate, because most failures happen once.
    expect(FakeWorker.all).toHaveLength(2);
    FakeWorker.all[1]!.die(killed);
    await expect(first).rejects.toThrow('2 workers died');
    expect(FakeWorker.all).toHaveLength(2);
    // A question that is asked while there is no worker waits for the next one.
    const controller = new AbortController();
    const [later, cancelled] = [pool.think(ask()), pool.think(ask(), { signal: controller.signal })];
    controller.abort();
    expect(await cancelled).toBeNull();
    await expect.poll(() => asked(FakeWorker.all[2])).toEqual(['ask 2']);
    FakeWorker.all[2]!.reply({ kind: 'decided', id: 2, ranking: [] });
    expect(await later).toEqual([]);
    // One that has answered is replaced at once again.
    FakeWorker.all[2]!.die(killed);
    expect(FakeWorker.all).toHaveLength(4);
  });

  test('asks the other workers meanwhile, and blames only the question that was being answered', async () => {
    const pool = poolOfFakes(2);
    const answers = [pool.think(ask()), pool.think(ask()), pool.think(ask())];
    expect(FakeWorker.all.map(asked)).toEqual([['ask 1', 'ask 3'], ['ask 2']]);
    FakeWorker.all[0]!.die(killed);
    expect(FakeWorker.all.map(asked)).toEqual([['ask 1', 'ask 3'], ['ask 2'], ['ask 1', 'ask 3']]);
    FakeWorker.all[2]!.die(killed);
    await expect(answers[0]).rejects.toThrow('2 workers died');
    expect(asked(FakeWorker.all[1])).toEqual(['ask 2', 'ask 3']);
    FakeWorker.all[1]!.reply({ kind: 'decided', id: 2, ranking: [] });
    FakeWorker.all[1]!.reply({ kind: 'decided', id: 3, ranking: [] });
    expect(await Promise.all(answers.slice(1))).toEqual([[], []]);
  });

  test('does not end a worker that reports progress or has nothing to do', () => {
    vi.useFakeTimers();
    try {
      const pool = poolOfFakes(1, { silenceTimeoutMs: 600 });
      vi.advanceTimersByTime(5000);
      void pool.think(ask());
      for (let i = 0; i < 50; i++) {
        vi.advanceTimersByTime(400);
        FakeWorker.all[0]!.reply({ kind: 'thinking', id: 1, ranking: [] });
      }
      expect(FakeWorker.all).toHaveLength(1);
      vi.advanceTimersByTime(800);
      expect(FakeWorker.all.map(asked)).toEqual([['ask 1'], ['ask 1']]);
    } finally {
      pool?.close();
      vi.useRealTimers();
    }
  });

  test('starts no worker after it is closed', () => {
    poolOfFakes(1).close();
    FakeWorker.all[0]!.die(killed);
    expect(FakeWorker.all).toHaveLength(1);
  });
});
