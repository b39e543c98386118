import { expect, test } from 'vitest';
import { Hub, openLocalBus } from './local.ts';
import { busSuite } from './suite.fixtures.ts';

const hub = new Hub();
busSuite('in process', { open: () => openLocalBus(hub), cut: null });

test('who is alone knows it', async () => {
  const shared = new Hub();
  const first = openLocalBus(shared);
  expect(first.isAlone).toBe(true);
  const second = openLocalBus(shared);
  expect([first.isAlone, second.isAlone]).toEqual([false, false]);
  await second.close();
  expect(first.isAlone).toBe(true);
});
