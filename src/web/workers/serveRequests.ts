// The worker's side: answers the requests of the page, and reports errors that belong to no request.
import type { RequestTypes, WorkerMessage, WorkerRequest } from './workerMessages.ts';

export type RequestHandlers<R extends RequestTypes<R>> = {
  readonly [K in keyof R]: (
    given: R[K]['given'],
    onProgress: (share: number) => void,
  ) => Promise<R[K]['answer']>;
};

/** Returns the function that sends the page an event it has not asked for. */
export function serveRequests<R extends RequestTypes<R>, E = never>(
  handlers: RequestHandlers<R>,
): (event: E) => void {
  const send = (message: WorkerMessage<E>) => self.postMessage(message);
  self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest<R>>) => {
    const { id, name, given } = data;
    handlers[name](given, (share) => send({ kind: 'progress', id, share }))
      .then((answer) => send({ kind: 'answer', id, answer }))
      .catch((error: unknown) => send({ kind: 'failure', id, message: String(error) }));
  });
  // A bug in a bot or in the rules may be thrown where no request waits for it.
  self.addEventListener('unhandledrejection', ({ reason }) =>
    send({ kind: 'broken', message: String(reason) }),
  );
  return (event) => send({ kind: 'event', event });
}
