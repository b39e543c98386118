// Looking back with a held key: the requests stay within the server's rate limit, and the last target is shown.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MessageBudget, messageCost } from '../../server/api/message-budget.ts';
import { ONLINE_SETTINGS } from '../../server/online.ts';
import { TokenBuckets } from '../../server/token-bucket.ts';
import type { RequestResult } from './reconnectingSocket.ts';
import { ViewRequests, type ViewTarget } from './viewRequests.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const answered = (ply: number): RequestResult => ({
  kind: 'answered',
  message: { kind: 'looked', id: 1, ply, seat: 0, view: {}, deciders: [], outcome: null },
});
const tooFast: RequestResult = {
  kind: 'answered',
  message: { kind: 'refused', id: 1, refusal: { code: 'too-fast', seconds: 1 } },
};

test('a key held for a minute is never refused, one request is open at a time, and the last target is shown', async () => {
  const rate = ONLINE_SETTINGS.messages;
  const budget = new MessageBudget('here', {
    rate,
    budgets: new TokenBuckets(rate),
    now: () => performance.now(),
  });
  let underWay = 0;
  const refused: number[] = [];
  const seen: number[] = [];
  const looking = new ViewRequests({
    send: async ({ ply = 0 }) => {
      expect(++underWay).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 5));
      underWay--;
      if (budget.takeForSize(60) && budget.take(messageCost('look'))) return answered(ply);
      refused.push(ply);
      return tooFast;
    },
    onResult: ({ ply = 0 }) => seen.push(ply),
  });
  for (let ply = 1800; ply > 0; ply--) {
    looking.request({ seat: 0, ply });
    await vi.advanceTimersByTimeAsync(33);
  }
  await vi.advanceTimersByTimeAsync(2000);
  expect(refused).toEqual([]);
  expect(seen.at(-1)).toBe(1);
  // About three a second, all of them on the way to the target.
  expect(seen.length).toBeGreaterThan(150);
  expect(seen).toEqual(seen.toSorted((a, b) => b - a));
});

test('a request refused as too fast is sent again; after a cancel nothing is shown', async () => {
  const answers: RequestResult[] = [tooFast, answered(3), answered(2)];
  const asked: ViewTarget[] = [];
  const seen: ViewTarget[] = [];
  const looking = new ViewRequests({
    send: async (target) => {
      asked.push(target);
      return answers.shift() ?? answered(0);
    },
    onResult: (target) => seen.push(target),
  });
  const target = { seat: null, ply: 3 };
  looking.request(target);
  await vi.advanceTimersByTimeAsync(900);
  expect(seen).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect([asked, seen]).toEqual([[target, target], [target]]);
  looking.request({ seat: null, ply: 2 });
  looking.cancel();
  await vi.advanceTimersByTimeAsync(2000);
  expect(seen).toEqual([target]);
});
