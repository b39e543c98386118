// Tests of choosing bids and dice on the board.
import { expect, test } from 'vitest';
import { playRandomGame } from '../fixtures/random-game.ts';
import { bidRangeOf, visibleBids } from './bidding.ts';
import { chooseDie, diceMovesOf } from './dice-moves.ts';

test('the chosen bid is always one of the legal bids', () => {
  let count = 0;
  playRandomGame('ladder', 3, ({ view, moves }) => {
    const bids = bidRangeOf(view, moves);
    if (!bids) return;
    count++;
    expect(bids.min).toBe(view.high + 1);
    for (const amount of [bids.min, bids.min + 4, bids.min + 9, bids.max]) {
      if (amount > bids.max) continue;
      const rungs = visibleBids(bids, amount);
      expect(rungs).toContain(amount);
      expect(Math.min(...rungs)).toBeGreaterThanOrEqual(bids.min);
      expect(Math.max(...rungs)).toBeLessThanOrEqual(bids.max);
    }
  });
  expect(count).toBeGreaterThan(10);
});

test('every dice move can be reached by choosing its dice one after the other, and no other move can', () => {
  let pairs = 0;
  for (const seed of ['a', 'b', 'c']) {
    playRandomGame(seed, 4, ({ view, moves }) => {
      if (view.phase !== 'church') return;
      for (const kind of ['raise', 'lower'] as const) {
        const turns = diceMovesOf(moves, kind);
        const reached = [0, 1, 2, 3, 4].flatMap((die) => {
          const found = chooseDie(turns, null, die);
          if (found === null || typeof found === 'string') return found ?? [];
          pairs++;
          return [0, 1, 2, 3, 4].flatMap((second) => {
            const next = second === die ? null : chooseDie(turns, { kind, die }, second);
            return typeof next === 'string' ? [next] : [];
          });
        });
        expect([...new Set(reached)].sort()).toEqual(turns.map(({ notation }) => notation).sort());
      }
    });
  }
  expect(pairs).toBeGreaterThan(0);
});
