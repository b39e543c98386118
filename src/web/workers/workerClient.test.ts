// Requests to a worker: each gets its own answer or failure, whatever happens to the worker.
import { afterEach, expect, test, vi } from 'vitest';
import { openAnalysisWorker, requestAnalysis } from '../analysis/analysisClient.ts';
import { openTableWorker } from '../table/localTable.ts';
import { WorkerClient } from './workerClient.ts';

/** A worker that receives everything and answers only what a test tells it to. */
class FakeWorker extends EventTarget {
  static last: FakeWorker | null = null;
  readonly received: { readonly id: number; readonly name: string }[] = [];
  isTerminated = false;

  constructor() {
    super();
    FakeWorker.last = this;
  }
  postMessage(message: { readonly id: number; readonly name: string }): void {
    this.received.push(message);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  send(data: unknown): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
  fail(): void {
    this.dispatchEvent(Object.assign(new Event('error'), { message: 'it could not be loaded' }));
  }
}

afterEach(() => vi.unstubAllGlobals());

interface Requests {
  double: { readonly given: number; readonly answer: number };
}

function open() {
  vi.stubGlobal('Worker', FakeWorker);
  const client = new WorkerClient<Requests, string>(new Worker(''));
  return { client, worker: FakeWorker.last! };
}

test('every answer goes to its request, in whatever order they come', async () => {
  const { client, worker } = open();
  const shares: number[] = [];
  const first = client.request('double', 1, (share) => shares.push(share));
  const second = client.request('double', 2);
  const [one, two] = worker.received;
  worker.send({ kind: 'progress', id: one!.id, share: 0.5 });
  worker.send({ kind: 'answer', id: two!.id, answer: 4 });
  worker.send({ kind: 'answer', id: one!.id, answer: 2 });
  expect(await Promise.all([first, second])).toEqual([2, 4]);
  expect(shares).toEqual([0.5]);
});

test('a failed request rejects, and the worker stays usable', async () => {
  const { client, worker } = open();
  const events: string[] = [];
  client.onEvent = (event) => events.push(event);
  const failed = client.request('double', 1);
  worker.send({ kind: 'failure', id: 1, message: 'no' });
  await expect(failed).rejects.toThrow('no');
  worker.send({ kind: 'event', event: 'hello' });
  expect(events).toEqual(['hello']);
});

test('a worker that reports an error outside of any request is broken', async () => {
  const { client, worker } = open();
  const pending = client.request('double', 1);
  worker.send({ kind: 'broken', message: 'a bug' });
  await expect(pending).rejects.toThrow('a bug');
});

test.each([
  ['the table worker', () => openTableWorker().request('hint', null)],
  ['the analysis worker', () => openAnalysisWorker().request('check', { data: {} })],
])('%s rejects open requests when it fails to load', async (_name, request) => {
  vi.stubGlobal('Worker', FakeWorker);
  const asked = request();
  FakeWorker.last?.fail();
  await expect(asked).rejects.toThrow('it could not be loaded');
});

test('after a failure later requests are rejected at once, and onBroken is called once', async () => {
  const { client, worker } = open();
  const broken: string[] = [];
  client.onBroken = (message) => broken.push(message);
  const asked = client.request('double', 1);
  worker.fail();
  await expect(asked).rejects.toThrow('it could not be loaded');
  await expect(client.request('double', 2)).rejects.toThrow('it could not be loaded');
  expect(broken).toEqual(['it could not be loaded']);
});

test('a worker for one request is closed after the answer and after a failure', async () => {
  vi.stubGlobal('Worker', FakeWorker);
  const answered = requestAnalysis('check', { data: {} });
  FakeWorker.last?.send({ kind: 'answer', id: 1, answer: null });
  await answered;
  expect(FakeWorker.last?.isTerminated).toBe(true);
  const failed = requestAnalysis('check', { data: {} });
  FakeWorker.last?.fail();
  await expect(failed).rejects.toThrow();
  expect(FakeWorker.last?.isTerminated).toBe(true);
});
