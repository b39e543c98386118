// The messages between a page and its workers, the same for every worker.

/** The input and the answer of one kind of request. */
export interface RequestType {
  readonly given: unknown;
  readonly answer: unknown;
}

/** Every kind of request that a worker answers, by its name. */
export type RequestTypes<R> = { readonly [K in keyof R]: RequestType };

export interface WorkerRequest<R extends RequestTypes<R>, K extends keyof R = keyof R> {
  readonly id: number;
  readonly name: K;
  readonly given: R[K]['given'];
}

/** `E` is what the worker sends without being asked. */
export type WorkerMessage<E> =
  | { readonly kind: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly kind: 'progress'; readonly id: number; readonly share: number }
  | { readonly kind: 'failure'; readonly id: number; readonly message: string }
  | { readonly kind: 'event'; readonly event: E }
  /** The worker has failed outside of any request; it answers nothing more. */
  | { readonly kind: 'broken'; readonly message: string };
