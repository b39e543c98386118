// Looking back by a held key: what is asked stays below what the server allows, and the last wish is what is seen.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { costOf, Spending } from '../../server/api/spending.ts';
import { Buckets } from '../../server/limits.ts';
import { ONLINE_SETTINGS } from '../../server/online.ts';
import type { LineAnswer } from './line.ts';
import { Looking, type Target } from './looking.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const answered = (ply: number): LineAnswer => ({
  kind: 'answered',
  message: { kind: 'looked', id: 1, ply, seat: 0, view: {}, deciders: [], outcome: null },
});
const tooFast: LineAnswer = {
  kind: 'answered',
  message: { kind: 'refused', id: 1, refusal: { code: 'too-fast', seconds: 1 } },
};

test('a key held for a minute is never refused, one question is under way at a time, and the last is seen', async () => {
  const rate = ONLINE_SETTINGS.messages;
  const spending = new Spending('here', { rate, budgets: new Buckets(rate), now: () => performance.now() });
  let underWay = 0;
  const refused: number[] = [];
  const seen: number[] = [];
  const looking = new Looking({
    ask: async ({ ply = 0 }) => {
      expect(++underWay).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 5));
      underWay--;
      if (spending.hear(60) && spending.take(costOf('look'))) return answered(ply);
      refused.push(ply);
      return tooFast;
    },
    answer: ({ ply = 0 }) => seen.push(ply),
  });
  for (let ply = 1800; ply > 0; ply--) {
    looking.want({ seat: 0, ply });
    await vi.advanceTimersByTimeAsync(33);
  }
  await vi.advanceTimersByTimeAsync(2000);
  expect(refused).toEqual([]);
  expect(seen.at(-1)).toBe(1);
  // About three a second, and all of them of the way there.
  expect(seen.length).toBeGreaterThan(150);
  expect(seen).toEqual(seen.toSorted((a, b) => b - a));
});

test('what was refused as too fast is asked again; after the end nothing is shown', async () => {
  const answers: LineAnswer[] = [tooFast, answered(3), answered(2)];
  const asked: Target[] = [];
  const seen: Target[] = [];
  const looking = new Looking({
    ask: async (target) => {
      asked.push(target);
      return answers.shift() ?? answered(0);
    },
    answer: (target) => seen.push(target),
  });
  const target = { seat: null, ply: 3 };
  looking.want(target);
  await vi.advanceTimersByTimeAsync(900);
  expect(seen).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect([asked, seen]).toEqual([[target, target], [target]]);
  looking.want({ seat: null, ply: 2 });
  looking.end();
  await vi.advanceTimersByTimeAsync(2000);
  expect(seen).toEqual([target]);
});
