// Workers that die: replaced, their questions asked again, and nobody else notices.
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
  seed,
  personality: '',
});

let pool: Pool | null = null;
afterEach(() => pool?.close());

/** A pool of one thread, which dies so many times of a question that says how. */
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
  const { pool, lost } = mortalPool(1, { silenceTimeoutMs: 500 });
  const answers = await Promise.all([
    pool.think(ask('scout', 'a')),
    pool.think(ask('hangs', 'b')),
    pool.think(ask('scout', 'c')),
  ]);
  expect(answers.map((ranking) => ranking?.[0]?.notation)).toEqual(['a', 'b', 'c']);
  expect(lost).toEqual(['the worker has said nothing for 500 ms']);
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
  /** A worker as this test wants it. */
  class Puppet implements PoolWorker {
    static readonly all: Puppet[] = [];
    readonly heard: WorkerRequest[] = [];
    say: (message: WorkerReply) => void = () => {};
    die: (why: Error) => void = () => {};

    constructor() {
      Puppet.all.push(this);
    }
    send(message: WorkerRequest): void {
      this.heard.push(message);
    }
    listen(listener: (message: WorkerReply) => void): void {
      this.say = listener;
    }
    onExit(listener: (why: Error) => void): void {
      this.die = listener;
    }
    close(): void {}
  }

  const puppets = (size: number, options: PoolOptions = {}) => {
    Puppet.all.length = 0;
    pool = new Pool(size, () => new Puppet(), options);
    return pool;
  };
  const killed = new Error('killed');
  const asked = (puppet: Puppet | undefined) => puppet?.heard.map(({ kind, id }) => `${kind} ${id}`);

  test('starts workers that never answer later and later, and gives up their question meanwhile', async () => {
    const pool = puppets(1);
    const first = pool.think(ask());
    Puppet.all[0]!.die(killed);
    // The first time at once: most accidents happen once.
    expect(Puppet.all).toHaveLength(2);
    Puppet.all[1]!.die(killed);
    await expect(first).rejects.toThrow('2 workers died');
    expect(Puppet.all).toHaveLength(2);
    // Whoever asks while there is nobody waits for the next worker.
    const controller = new AbortController();
    const [later, calledOff] = [pool.think(ask()), pool.think(ask(), { signal: controller.signal })];
    controller.abort();
    expect(await calledOff).toBeNull();
    await expect.poll(() => asked(Puppet.all[2])).toEqual(['ask 2']);
    Puppet.all[2]!.say({ kind: 'decided', id: 2, ranking: [] });
    expect(await later).toEqual([]);
    // One that has answered is replaced at once again.
    Puppet.all[2]!.die(killed);
    expect(Puppet.all).toHaveLength(4);
  });

  test('asks the others meanwhile, and suspects only the question that was being thought about', async () => {
    const pool = puppets(2);
    const answers = [pool.think(ask()), pool.think(ask()), pool.think(ask())];
    expect(Puppet.all.map(asked)).toEqual([['ask 1', 'ask 3'], ['ask 2']]);
    Puppet.all[0]!.die(killed);
    expect(Puppet.all.map(asked)).toEqual([['ask 1', 'ask 3'], ['ask 2'], ['ask 1', 'ask 3']]);
    Puppet.all[2]!.die(killed);
    await expect(answers[0]).rejects.toThrow('2 workers died');
    expect(asked(Puppet.all[1])).toEqual(['ask 2', 'ask 3']);
    Puppet.all[1]!.say({ kind: 'decided', id: 2, ranking: [] });
    Puppet.all[1]!.say({ kind: 'decided', id: 3, ranking: [] });
    expect(await Promise.all(answers.slice(1))).toEqual([[], []]);
  });

  test('leaves a worker alone that says what it thinks, or that has nothing to do', () => {
    vi.useFakeTimers();
    try {
      const pool = puppets(1, { silenceTimeoutMs: 600 });
      vi.advanceTimersByTime(5000);
      void pool.think(ask());
      for (let i = 0; i < 50; i++) {
        vi.advanceTimersByTime(400);
        Puppet.all[0]!.say({ kind: 'thinking', id: 1, ranking: [] });
      }
      expect(Puppet.all).toHaveLength(1);
      vi.advanceTimersByTime(800);
      expect(Puppet.all.map(asked)).toEqual([['ask 1'], ['ask 1']]);
    } finally {
      pool?.close();
      vi.useRealTimers();
    }
  });

  test('that is closed starts nobody any more', () => {
    puppets(1).close();
    Puppet.all[0]!.die(killed);
    expect(Puppet.all).toHaveLength(1);
  });
});
