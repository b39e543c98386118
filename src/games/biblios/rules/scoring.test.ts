// Tests of the scoring (B19, B20).

import { describe, expect, test } from 'vitest';
import { scriptsAndScribes } from '../../scripts-and-scribes/index.ts';
import { g1, g2, g3 } from '../fixtures/biblios-shorthand.ts';
import { type Built, ended } from '../fixtures/scripted.ts';
import { biblios } from '../index.ts';
import { categoryCard } from './data.ts';
import { winnerOf } from './scoring.ts';
import { NONE } from './state.ts';

const cards = (category: number, letters: string) =>
  [...letters].map((letter) => categoryCard(category, letter));

const end = (built: Built) => ended(biblios, built);
const result = (built: Built) => biblios.outcome(end(built));

describe('categories', () => {
  test('B19 the highest total wins, not the most cards', () => {
    const { piles } = end({ hands: [cards(0, 'HI'), cards(0, 'ABC'), []] });
    expect(winnerOf(piles, 3, 0)).toBe(0);
  });

  test('B19 on equal totals the letter nearest to A wins, among the tied players only', () => {
    // 4, 4 and 3 with the A: the A does not help a player who is not tied.
    const { piles } = end({ hands: [cards(2, 'DHF'), cards(2, 'BIC'), cards(2, 'AEG')] });
    expect(winnerOf(piles, 3, 2)).toBe(1);
    const later = end({ hands: [cards(2, 'BHF'), cards(2, 'CID'), cards(2, 'AEG')] });
    expect(winnerOf(later.piles, 3, 2)).toBe(0);
  });

  test('B19 nobody wins a category that nobody holds', () => {
    const state = end({ hands: [cards(0, 'A'), [g1], []] });
    expect(winnerOf(state.piles, 3, 4)).toBe(NONE);
    expect(biblios.outcome(state)?.scores).toEqual([3, 0, 0]);
  });

  test('B19 the winner scores the value of the die', () => {
    const dice = [5, 2, 6, 1, 4];
    const hands = [[...cards(0, 'A'), ...cards(2, 'A')], cards(4, 'I'), cards(3, 'C')];
    expect(result({ dice, hands })?.scores).toEqual([11, 4, 1]);
  });
});

describe('the winner', () => {
  test('B20 most victory points wins', () => {
    const hands = [[...cards(0, 'A'), ...cards(1, 'A')], cards(2, 'A'), [g3, g3]];
    expect(result({ hands })).toEqual({ places: [1, 2, 3], scores: [6, 3, 0], reason: 'most-points' });
  });

  test('B20 then most gold by value, not by number of cards', () => {
    const hands = [[...cards(1, 'A'), g1, g1], [...cards(2, 'A'), g3], []];
    expect(result({ hands })).toEqual({ places: [2, 1, 3], scores: [3, 3, 0], reason: 'most-gold' });
    const richer = [
      [...cards(1, 'A'), g1, g1],
      [...cards(2, 'A'), g3, g2],
      [g3, g3],
    ];
    expect(result({ hands: richer })).toEqual({ places: [2, 1, 3], scores: [3, 3, 0], reason: 'most-gold' });
  });

  test('B20 then the winner of the Monks among them', () => {
    const hands = [[...cards(2, 'A'), g2], [...cards(0, 'A'), g1, g1], []];
    expect(result({ hands })).toEqual({ places: [2, 1, 3], scores: [3, 3, 0], reason: 'tie-category' });
  });

  test('B20 in Scripts & Scribes the winner of the Illuminators', () => {
    const hands = [[...cards(2, 'A'), g2], [...cards(0, 'A'), g1, g1], []];
    const state = ended(scriptsAndScribes, { hands });
    expect(scriptsAndScribes.outcome(state)).toMatchObject({ places: [2, 1, 3], reason: 'tie-category' });
  });

  test('B20 otherwise the victory is shared', () => {
    const dice = [6, 3, 3, 3, 3];
    const hands = [[...cards(2, 'A'), g2], [...cards(3, 'A'), g1, g1], []];
    expect(result({ hands, dice })).toEqual({
      places: [1, 1, 3],
      scores: [3, 3, 0],
      reason: 'shared-victory',
    });
  });

  test('B20 lower places are decided the same way; equal players share a place', () => {
    const seats = 4;
    const dice = [6, 3, 3, 3, 3];
    const hands = [[...cards(2, 'A'), g1], cards(0, 'A'), [...cards(3, 'A'), g2], [...cards(4, 'A'), g1]];
    expect(result({ seats, hands, dice })?.places).toEqual([3, 1, 2, 3]);
  });
});
