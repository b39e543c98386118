// The table of numbers against a plain map.
import { expect, test } from 'vitest';
import { Rng } from '../../engine/rng.ts';
import { NumberIndex } from './number-index.ts';

test('finds the same entries as a map, also while it grows and after it was cleared', () => {
  const seen = new NumberIndex();
  for (let round = 0; round < 3; round++) {
    seen.clear();
    const map = new Map<number, number>();
    const rng = new Rng(round);
    for (let i = 0; i < 10_000; i++) {
      // Few different low words, so that many entries share a slot.
      const name = rng.int(1 << 12) * 4294967296 + rng.int(8);
      if (seen.meet(name, i) !== (map.get(name) ?? -1)) expect.fail(`${name} met wrongly`);
      if (!map.has(name)) map.set(name, i);
    }
  }
});
