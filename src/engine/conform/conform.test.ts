// The suite catches what it says: one fault after another is planted into the smallest game.
import { describe, expect, test } from 'vitest';
import { kit } from '../../../docs/example/fixtures.ts';
import { highCard } from '../../../docs/example/index.ts';
import type { Move, State, View } from '../../../docs/example/state.ts';
import { type Faulty, plants } from './faults.fixtures.ts';
import { ConformanceFault, conformance, type Kit, POINTS } from './index.ts';

function faultIn(game: Faulty, kit: Kit<State, View, Move>): ConformanceFault | null {
  for (const check of conformance(game, kit)) {
    try {
      check.run();
    } catch (error) {
      if (error instanceof ConformanceFault) return error;
      throw error;
    }
  }
  return null;
}

describe('conformance catches', () => {
  test.each(plants)('$point: $what', (plant) => {
    const fault = faultIn({ ...highCard, ...plant.game }, { ...kit, ...plant.kit });
    expect(fault?.message ?? 'no fault').toContain(`${plant.point}: `);
    expect(fault?.point).toBe(plant.point);
    expect(fault?.message).toContain(plant.says ?? '');
  });

  test('something for each of its points', () => {
    expect(new Set(plants.map(({ point }) => point))).toEqual(new Set(POINTS));
  });
});

describe('conformance', () => {
  test('takes its place beside every seat count and combination of options', () => {
    expect(conformance(highCard, kit).map(({ name }) => name)).toEqual([
      'texts',
      '2 seats hand=3',
      '3 seats hand=3',
      '2 seats hand=4',
      '3 seats hand=4',
    ]);
  });

  test('plays a rare game beside the sample, and says when it no longer comes to what it is for', () => {
    const also = (comesTo: string) => [{ check: '2 seats hand=3', game: 99, comesTo }];
    const run = (comesTo: string) =>
      conformance(highCard, { ...kit, games: 2, also: also(comesTo) })[1]!.run();
    expect(() => run('played 1')).not.toThrow();
    expect(() => run('played 77')).toThrow('game 99 does not come to "played 77" any more');
  });

  test('passes on an error that a game throws', () => {
    const broken: Faulty = {
      ...highCard,
      view: () => {
        throw new Error('a bug of the game');
      },
    };
    expect(() => faultIn(broken, kit)).toThrow('a bug of the game');
  });
});
