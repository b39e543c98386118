// Tests of the setup and the mornings: what chance does.
import { describe, expect, test } from 'vitest';
import { CHANCE } from '../../../engine/game.ts';
import { Rng } from '../../../engine/rng.ts';
import { playRandomly } from '../fixtures/positions.ts';
import { scriptoria } from '../index.ts';
import { sum } from './ink-counts.ts';
import type { Options, State } from './state.ts';

function opened(seats: number, options: Partial<Options> = {}, seed = 1): State {
  const state = scriptoria.setup(seats, { lecterns: 'random', hell: 'closed', ...options });
  const rng = new Rng(seed);
  while (scriptoria.turn(state) === CHANCE) scriptoria.play(state, CHANCE, scriptoria.chance(state, rng));
  return state;
}

/** The lecterns of the first days of a random game. */
function lecternsOfDays(seats: number, options: Partial<Options>, seed: number): number[][] {
  const state = opened(seats, options, seed);
  const days = [state.desks];
  const rng = new Rng(seed + 1000);
  for (let day = 2; day <= 4; day++) {
    playRandomly(state, rng, { stop: (now) => now.day === day });
    if (state.day === day) days.push(state.desks);
  }
  return days;
}

describe('setup', () => {
  test.each([
    [2, 20, 3, 11],
    [3, 12, 4, 17],
    [4, 0, 5, 23],
  ])(
    'C7 %i players: %i sketches on the Scriptorium, %i lecterns with 4 sketches, %i inks',
    (seats, shown, lecterns, inks) => {
      const state = opened(seats);
      expect(sum(state.scriptorium)).toBe(shown);
      expect(new Set(state.desks).size).toBe(lecterns);
      expect(state.onDesk.map((desk) => desk.length)).toEqual(Array(lecterns).fill(4));
      expect(sum(state.cup)).toBe(inks);
      expect(sum(state.sketchBag)).toBe(140 - shown - 4 * lecterns);
      expect(sum(state.inkBag)).toBe(78 - inks);
      expect(state.turn).toBe(state.archivist);
    },
  );

  test('C7 the first Archivist is drawn uniformly', () => {
    const first = Array.from({ length: 600 }, (_, seed) => opened(3, {}, seed).archivist);
    for (const seat of [0, 1, 2]) {
      // 200 expected, standard error 11.5
      expect(Math.abs(first.filter((each) => each === seat).length - 200)).toBeLessThan(46);
    }
  });

  test('C7 all of it is in the events, marked as revealing', () => {
    const state = scriptoria.setup(3, { lecterns: 'random', hell: 'closed' });
    const events: string[] = [];
    const rng = new Rng(3);
    while (scriptoria.turn(state) === CHANCE) {
      scriptoria.play(state, CHANCE, scriptoria.chance(state, rng), ({ key, reveals }) =>
        events.push(`${key} ${reveals}`),
      );
    }
    expect(events).toEqual(['opening true', 'dawn true']);
  });

  test('C7 chance draws in proportion to the contents of the bags', () => {
    const cups = Array.from({ length: 400 }, (_, seed) => opened(4, {}, seed).cup);
    const black = cups.reduce((all, cup) => all + cup[0]!, 0) / cups.length;
    // 23 × 26/78, standard error 0.1
    expect(Math.abs(black - 23 / 3)).toBeLessThan(0.4);
  });
});

describe('the lecterns of a day', () => {
  test('C15 the Master first brings back the lecterns that rested the day before', () => {
    for (let seed = 0; seed < 30; seed++) {
      const [first, second] = lecternsOfDays(3, { lecterns: 'master' }, seed);
      const rested = [0, 1, 2, 3, 4, 5].filter((lectern) => !first!.includes(lectern));
      expect(rested).toHaveLength(2);
      for (const lectern of rested) expect(second).toContain(lectern);
    }
  });

  test('C15 with two players the Master’s lecterns alternate', () => {
    const [first, second, third] = lecternsOfDays(2, { lecterns: 'master' }, 5);
    expect([...first!, ...second!].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(third).toEqual(first);
  });

  test('C15 the rest is drawn at random from those used before', () => {
    const kept = Array.from({ length: 60 }, (_, seed) => {
      const [first, second] = lecternsOfDays(3, { lecterns: 'master' }, seed);
      return first!.map((lectern) => second!.includes(lectern)).join();
    });
    // Two of the four stay: six combinations.
    expect(new Set(kept).size).toBe(6);
  });

  test('C7 without the Master a lectern that rested may rest again', () => {
    const again = Array.from({ length: 20 }, (_, seed) => {
      const [first, second] = lecternsOfDays(2, {}, seed);
      return [0, 1, 2, 3, 4, 5].some((lectern) => !first!.includes(lectern) && !second!.includes(lectern));
    });
    expect(again).toContain(true);
  });
});
