// Tests of what a reader remembers of the other hands (B11).
import { describe, expect, test } from 'vitest';
import { auctionOf, play } from '../fixtures/scripted.ts';
import { biblios } from '../index.ts';
import { categoryCard, goldCard } from '../rules/data.ts';
import type { State } from '../rules/state.ts';
import { memories } from './memory.ts';

const playMoves = (state: State, ...notations: string[]) => play(biblios, state, ...notations);
const g3 = goldCard(3);
const monk = (letter: string) => categoryCard(0, letter);
const tome = (letter: string) => categoryCard(4, letter);

describe('remembered hands', () => {
  test('B11 known cards are uncertain once a card left that hand unseen', () => {
    const state = auctionOf(g3, { hands: [[], [monk('A'), tome('A')], [monk('B')]] });
    expect(memories(biblios.view(state, 0)).map(({ sure }) => sure)).toEqual([
      [monk('A'), tome('A')],
      [monk('B')],
    ]);
    playMoves(state, 'bid 1', 'pass', 'pass', 'pay tomes-A');
    expect(memories(biblios.view(state, 0))).toEqual([
      { seat: 1, size: 2, sure: [g3], perhaps: [monk('A'), tome('A')] },
      { seat: 2, size: 1, sure: [monk('B')], perhaps: [] },
    ]);
  });

  test('B11 a category card that is seen again is no longer uncertain', () => {
    const state = auctionOf(monk('C'), { seats: 4, hands: [[], [monk('A'), tome('A'), tome('B')], [], []] });
    playMoves(state, 'bid 5', 'pass', 'pass', 'pass', 'seize monks-A', 'seize tomes-A', 'seize tomes-B');
    // Seat 0 saw only the last of them, and took it.
    const [first, second, third] = memories(biblios.view(state, 0));
    expect(first?.perhaps).toEqual([monk('A'), tome('A')]);
    expect([second?.sure, third?.sure]).toEqual([[], []]);
  });
});
