// The page's side of a worker: sends requests, brings every answer to its request, and fails them all when the worker fails.
import type { RequestTypes, WorkerMessage } from './workerMessages.ts';

interface PendingRequest {
  resolve(answer: unknown): void;
  reject(error: Error): void;
  onProgress(share: number): void;
}

export class WorkerClient<R extends RequestTypes<R>, E = never> {
  private readonly worker: Worker;
  private readonly pending = new Map<number, PendingRequest>();
  private lastId = 0;
  /** Set once the worker has failed: later requests are rejected with it at once. */
  private failure: Error | null = null;
  onEvent: (event: E) => void = () => {};
  onBroken: (message: string) => void = () => {};

  constructor(worker: Worker) {
    this.worker = worker;
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage<E>>) => this.receive(data));
    worker.addEventListener('error', ({ message }) => this.fail(message));
    worker.addEventListener('messageerror', () => this.fail('a message could not be read'));
  }

  request<K extends keyof R>(
    name: K,
    given: R[K]['given'],
    onProgress: (share: number) => void = () => {},
  ): Promise<R[K]['answer']> {
    if (this.failure) return Promise.reject(this.failure);
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      // `R` ties the type of the answer to the name of the request on both sides.
      const resolveTyped = (answer: unknown) => resolve(answer as R[K]['answer']);
      this.pending.set(id, { resolve: resolveTyped, reject, onProgress });
      this.worker.postMessage({ id, name, given });
    });
  }

  /** Ends the worker, whatever it is doing; open requests are never answered. */
  close(): void {
    this.worker.terminate();
  }

  /** Also called when the worker could not be loaded. */
  private fail(message: string): void {
    const failure = new Error(message || 'the worker has failed');
    this.failure = failure;
    for (const { reject } of this.pending.values()) reject(failure);
    this.pending.clear();
    this.onBroken(failure.message);
  }

  private receive(message: WorkerMessage<E>): void {
    if (message.kind === 'event') this.onEvent(message.event);
    else if (message.kind === 'broken') this.fail(message.message);
    else if (message.kind === 'progress') this.pending.get(message.id)?.onProgress(message.share);
    else this.settle(message);
  }

  private settle(message: Extract<WorkerMessage<E>, { readonly kind: 'answer' | 'failure' }>): void {
    const request = this.pending.get(message.id);
    this.pending.delete(message.id);
    if (message.kind === 'answer') request?.resolve(message.answer);
    else request?.reject(new Error(message.message));
  }
}

/** Sends one request to a worker that is opened for it and closed after the answer. */
export async function requestOnce<R extends RequestTypes<R>, E, K extends keyof R>(
  client: WorkerClient<R, E>,
  name: K,
  given: R[K]['given'],
): Promise<R[K]['answer']> {
  try {
    return await client.request(name, given);
  } finally {
    client.close();
  }
}
