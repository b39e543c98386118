// An outbox for tests: its requests are answered one after the other, and its storage is a list.
import type { ServerMessage } from '../../protocol/server.ts';
import { type ChatText, Outbox, type OutboxContent, type OutboxState, type OutboxStore } from './outbox.ts';
import type { RequestResult } from './reconnectingSocket.ts';
import type { Request } from './request.ts';

const EMPTY: OutboxContent = { move: null, lines: [] };

/** A fake storage: what was saved last, and what an earlier page has left. */
export function storeWith(left: OutboxContent = EMPTY) {
  const saved: OutboxContent[] = [];
  const store: OutboxStore = {
    save: (content) => saved.push(content),
    adopt: () => {
      const content = left;
      left = EMPTY;
      return content;
    },
  };
  return { store, saved };
}

export const outboxWith = (...answers: (RequestResult | 'open')[]) => outboxAfter(EMPTY, ...answers);

/** An outbox whose requests the test answers one after the other; `left` is what an earlier page could not send. */
export function outboxAfter(left: OutboxContent, ...answers: (RequestResult | 'open')[]) {
  const { store, saved } = storeWith(left);
  const refused: ChatText[] = [];
  const asked: Request[] = [];
  const states: OutboxState[] = [];
  const outbox = new Outbox({
    request: async (request) => {
      asked.push(request);
      const answer = answers.shift();
      return !answer || answer === 'open' ? new Promise<never>(() => {}) : answer;
    },
    onChange: (state) => states.push(state),
    onMessageRefused: (said) => refused.push(said),
    store,
  });
  return { outbox, asked, states, refused, saved, last: () => states.at(-1) };
}
export const turn = () => new Promise<void>((resolve) => setTimeout(resolve));
export const LOST: RequestResult = { kind: 'lost' };
export const UNSENT: RequestResult = { kind: 'unsent' };
export const answered = (message: ServerMessage): RequestResult => ({ kind: 'answered', message });
export const DONE = answered({ kind: 'done', id: 1 });
export const STALE = answered({ kind: 'refused', id: 1, refusal: { code: 'stale', ply: 3, now: 5 } });
