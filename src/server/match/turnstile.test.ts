// Who is let through first, and that nobody waits for ever.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Turnstile } from './turnstile.ts';
import { URGENCY, type Urgency } from './urgency.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** One place, which is taken until `open`; then whoever was let through is in `order`. */
function closed() {
  const turnstile = new Turnstile(1);
  const order: string[] = [];
  let open = () => {};
  const first = turnstile.run(
    () => URGENCY.away,
    () =>
      new Promise<void>((resolve) => {
        open = resolve;
      }),
  );
  const all: Promise<unknown>[] = [first];
  return {
    order,
    join: (name: string, urgency: () => Urgency | null) => {
      const result = turnstile.run(urgency, async () => {
        order.push(name);
        return name;
      });
      all.push(result);
      return result;
    },
    open: async () => {
      open();
      await Promise.all(all);
    },
  };
}

test('who plays comes first, then who looks on, then who is away', async () => {
  const { join, open, order } = closed();
  join('away', () => URGENCY.away);
  join('watched', () => URGENCY.watched);
  join('played', () => URGENCY.played);
  join('played later', () => URGENCY.played);
  await open();
  expect(order).toEqual(['played', 'played later', 'watched', 'away']);
});

test('urgency is what it is by then, and what nobody needs any more is dropped', async () => {
  const { join, open, order } = closed();
  let urgency: Urgency | null = URGENCY.played;
  const gone = join('gone', () => urgency);
  join('away', () => URGENCY.away);
  urgency = null;
  await open();
  expect(order).toEqual(['away']);
  expect(await gone).toBe(null);
});

test('who is away and has waited long is not overtaken by who looks on, but always by who plays', async () => {
  const { join, open, order } = closed();
  join('away', () => URGENCY.away);
  vi.advanceTimersByTime(11_000);
  join('watched', () => URGENCY.watched);
  join('played', () => URGENCY.played);
  await open();
  expect(order).toEqual(['played', 'away', 'watched']);
});

test('a task that fails gives its place to the next', async () => {
  const turnstile = new Turnstile(1);
  const failing = turnstile.run(
    () => URGENCY.played,
    async () => {
      throw new Error('failed');
    },
  );
  await expect(failing).rejects.toThrow('failed');
  const urgency = () => URGENCY.played;
  expect(await turnstile.run(urgency, async () => 'next')).toBe('next');
});
