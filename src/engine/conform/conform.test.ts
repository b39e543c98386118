// The suite finds every fault that is planted into the smallest game, one at a time.
import { describe, expect, test } from 'vitest';
import { kit } from '../../../docs/example/fixtures/conformance.ts';
import { highCard } from '../../../docs/example/index.ts';
import type { Move, State, View } from '../../../docs/example/rules/state.ts';
import { ordersFaults } from './faults/orders.fixtures.ts';
import type { Faulty } from './faults/planted.fixtures.ts';
import { rulesFaults } from './faults/rules.fixtures.ts';
import { secretsFaults } from './faults/secrets.fixtures.ts';
import { textsFaults } from './faults/texts.fixtures.ts';
import { ConformanceFault, conformance, type Kit, POINTS } from './index.ts';

const planted = [...rulesFaults, ...secretsFaults, ...ordersFaults, ...textsFaults];

/** The first fault that the suite finds. */
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
  test.each(planted)('$point: $what', (plant) => {
    const fault = faultIn({ ...highCard, ...plant.game }, { ...kit, ...plant.kit });
    expect(fault?.message ?? 'no fault').toContain(`${plant.point}: `);
    expect(fault?.point).toBe(plant.point);
    expect(fault?.message).toContain(plant.says ?? '');
  });

  test('at least one planted fault for each of its points', () => {
    expect(new Set(planted.map(({ point }) => point))).toEqual(new Set(POINTS));
  });
});

describe('conformance', () => {
  test('has one check for the texts and one for each seat count and combination of options', () => {
    expect(conformance(highCard, kit).map(({ name }) => name)).toEqual([
      'texts',
      '2 seats hand=3',
      '3 seats hand=3',
      '2 seats hand=4',
      '3 seats hand=4',
    ]);
  });

  test('plays a rare game besides the sample, and fails when that game no longer shows what it is for', () => {
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
