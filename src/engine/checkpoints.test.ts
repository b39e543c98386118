// Few positions are kept even in a long game, and every earlier position is close to a kept one.
import { describe, expect, test } from 'vitest';
import { Checkpoints } from './checkpoints.ts';

/** As a table does it: asks at every ply whether to add a checkpoint. */
function playedTo(last: number): Checkpoints<{ readonly ply: number }> {
  const checkpoints = new Checkpoints<{ readonly ply: number }>();
  for (let ply = 0; ply <= last; ply++) if (ply >= checkpoints.nextPly) checkpoints.add({ ply });
  return checkpoints;
}

describe('how many, and how far apart', () => {
  test.each([
    [0, 1, 0],
    [7, 1, 7],
    [500, 64, 7],
    [5000, 64, 127],
  ])('after %i plies at most %i are kept, and no ply is more than %i after one', (last, most, furthest) => {
    const checkpoints = playedTo(last);
    expect(checkpoints.size).toBeLessThanOrEqual(most);
    expect(checkpoints.size).toBeGreaterThan(most / 3);
    for (let ply = 0; ply <= last; ply++) {
      const start = checkpoints.upTo(ply)?.ply ?? Number.NaN;
      expect(ply - start).toBeGreaterThanOrEqual(0);
      expect(ply - start).toBeLessThanOrEqual(furthest);
    }
  });
});

describe('going back', () => {
  test('later checkpoints are removed, and the game goes on from there', () => {
    const checkpoints = playedTo(100);
    checkpoints.forgetAfter(20);
    expect(checkpoints.upTo(100)).toEqual({ ply: 16 });
    expect(checkpoints.nextPly).toBe(24);
    checkpoints.forgetAfter(-1);
    expect(checkpoints.upTo(100)).toBeUndefined();
    expect(checkpoints.nextPly).toBe(0);
  });
});
