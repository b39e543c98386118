// A game in a link: what goes in comes out, and a torn link gives nothing.
import { expect, test } from 'vitest';
import { packed, unpacked } from './share.ts';

const data = { moves: Array.from({ length: 200 }, (_, i) => `${i % 3} show ${i}-${i + 2}`), name: 'Zoé' };

test('there and back, shorter than it was, with nothing that an address would change', async () => {
  const text = await packed(data);
  expect(text).toMatch(/^[\w-]+$/);
  expect(text.length).toBeLessThan(JSON.stringify(data).length);
  expect(await unpacked(text)).toEqual(data);
});

test('a torn or strange link gives nothing', async () => {
  const text = await packed(data);
  for (const bad of ['', '%%%', 'abc', text.slice(0, -20)]) expect(await unpacked(bad)).toBeUndefined();
});
