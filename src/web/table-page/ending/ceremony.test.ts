import { describe, expect, test } from 'vitest';
import { ceremonySteps, stepDurations } from './ceremony.ts';

const step = (subject: string, gains: readonly number[]) => ({
  title: subject,
  lines: ['a', 'b'],
  subject,
  gains,
});

describe('the steps of the count', () => {
  test('add up, and steps that only sum up are left out', () => {
    const steps = ceremonySteps([
      step('monks', [4, 0]),
      step('jars', [0, 3]),
      step('books', [2, 0]),
      { title: 'all', lines: ['x'] },
    ]);
    expect(steps.map(({ totals }) => totals)).toEqual([
      [4, 0],
      [4, 3],
      [6, 3],
    ]);
  });

  test('where every player is one step, the winner comes last', () => {
    const steps = ceremonySteps([step('0', [30, 0, 0]), step('2', [0, 0, 12]), step('1', [0, 25, 0])]);
    expect(steps.map(({ subject }) => subject)).toEqual(['2', '1', '0']);
    expect(steps.at(-1)!.totals).toEqual([30, 25, 12]);
  });

  test('rounds stay in order, also when only one player gains in each', () => {
    const steps = ceremonySteps([step('1', [9, 0]), step('2', [0, 3]), step('3', [1, 0])]);
    expect(steps.map(({ subject }) => subject)).toEqual(['1', '2', '3']);
  });

  test('a game without gains has no count', () => {
    expect(ceremonySteps([{ title: 'x', lines: [] }])).toEqual([]);
    expect(ceremonySteps([])).toEqual([]);
  });
});

describe('how long it takes', () => {
  const many = ceremonySteps(Array.from({ length: 12 }, (_, i) => step(String(i), [1, 2])));

  test('quicker with quicker pieces, and never long', () => {
    const sum = (motion: number) => stepDurations(many, motion).reduce((a, b) => a + b, 0);
    expect(sum(120)).toBeLessThan(sum(250));
    expect(sum(250)).toBeLessThanOrEqual(13_100);
    expect(stepDurations(many.slice(0, 1), 250)).toEqual([2200]);
  });
});
