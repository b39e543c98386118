import { expect, test } from 'vitest';
import { busSuite } from './bus-suite.fixtures.ts';
import { Hub, openLocalBus } from './local.ts';

const hub = new Hub();
busSuite('in process', { open: () => openLocalBus(hub), cut: null });

test('a single process knows that it is alone', async () => {
  const shared = new Hub();
  const first = openLocalBus(shared);
  expect(first.isAlone).toBe(true);
  const second = openLocalBus(shared);
  expect([first.isAlone, second.isAlone]).toEqual([false, false]);
  await second.close();
  expect(first.isAlone).toBe(true);
});
