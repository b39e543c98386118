// Bids and dice, as the board narrows them down.
import { expect, test } from 'vitest';
import { bidsOf, rungsOf } from './bidding.ts';
import { otherDice, turnsOf } from './turning.ts';
import { walk } from './walk.fixtures.ts';

test('the chosen bid is always on the ladder, which never leaves what is legal', () => {
  let count = 0;
  walk('ladder', 3, ({ view, moves }) => {
    const bids = bidsOf(view, moves);
    if (!bids) return;
    count++;
    expect(bids.least).toBe(view.high + 1);
    for (const amount of [bids.least, bids.least + 4, bids.least + 9, bids.most]) {
      if (amount > bids.most) continue;
      const rungs = rungsOf(bids, amount);
      expect(rungs).toContain(amount);
      expect(Math.min(...rungs)).toBeGreaterThanOrEqual(bids.least);
      expect(Math.max(...rungs)).toBeLessThanOrEqual(bids.most);
    }
  });
  expect(count).toBeGreaterThan(10);
});

test('every turn of dice can be reached by choosing its dice one after the other, and no other', () => {
  let pairs = 0;
  for (const seed of ['a', 'b', 'c']) {
    walk(seed, 4, ({ view, moves }) => {
      if (view.phase !== 'church') return;
      for (const kind of ['raise', 'lower'] as const) {
        const turns = turnsOf(moves, kind);
        const reached = [0, 1, 2, 3, 4].flatMap((die) => {
          const found = otherDice(turns, null, die);
          if (found === null || typeof found === 'string') return found ?? [];
          pairs++;
          return [0, 1, 2, 3, 4].flatMap((second) => {
            const next = second === die ? null : otherDice(turns, { kind, die }, second);
            return typeof next === 'string' ? [next] : [];
          });
        });
        expect([...new Set(reached)].sort()).toEqual(turns.map(({ notation }) => notation).sort());
      }
    });
  }
  expect(pairs).toBeGreaterThan(0);
});
