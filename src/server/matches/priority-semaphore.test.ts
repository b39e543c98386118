// Which task runs first, and that no task waits for ever.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PRIORITY, type Priority, PrioritySemaphore } from './priority-semaphore.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A semaphore with one permit, which is taken until `open`; `order` lists the tasks that have run. */
function closed() {
  const semaphore = new PrioritySemaphore(1);
  const order: string[] = [];
  let open = () => {};
  const first = semaphore.run(
    () => PRIORITY.away,
    () =>
      new Promise<void>((resolve) => {
        open = resolve;
      }),
  );
  const all: Promise<unknown>[] = [first];
  return {
    order,
    join: (name: string, priority: () => Priority | null) => {
      const result = semaphore.run(priority, async () => {
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

test('matches with a present player come first, then watched ones, then those where all are away', async () => {
  const { join, open, order } = closed();
  join('away', () => PRIORITY.away);
  join('watched', () => PRIORITY.watched);
  join('played', () => PRIORITY.played);
  join('played later', () => PRIORITY.played);
  await open();
  expect(order).toEqual(['played', 'played later', 'watched', 'away']);
});

test('the priority is read when a permit is free, and a task that is no longer needed is dropped', async () => {
  const { join, open, order } = closed();
  let priority: Priority | null = PRIORITY.played;
  const gone = join('gone', () => priority);
  join('away', () => PRIORITY.away);
  priority = null;
  await open();
  expect(order).toEqual(['away']);
  expect(await gone).toBe(null);
});

test('a task that has waited long is not overtaken by a watched match, but always by a played one', async () => {
  const { join, open, order } = closed();
  join('away', () => PRIORITY.away);
  vi.advanceTimersByTime(11_000);
  join('watched', () => PRIORITY.watched);
  join('played', () => PRIORITY.played);
  await open();
  expect(order).toEqual(['played', 'away', 'watched']);
});

test('a task that fails releases its permit', async () => {
  const semaphore = new PrioritySemaphore(1);
  const failing = semaphore.run(
    () => PRIORITY.played,
    async () => {
      throw new Error('failed');
    },
  );
  await expect(failing).rejects.toThrow('failed');
  const priority = () => PRIORITY.played;
  expect(await semaphore.run(priority, async () => 'next')).toBe('next');
});
