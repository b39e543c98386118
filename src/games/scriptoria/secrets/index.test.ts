// Tests of what is hidden: only the bags, and their contents can be computed.
import { expect, test } from 'vitest';
import { Rng } from '../../../engine/rng.ts';
import { piecesOf, playRandomly, position } from '../fixtures/positions.ts';
import { scriptoria } from '../index.ts';
import { sum } from '../rules/ink-counts.ts';
import { reconstructed } from '../rules/printed.ts';
import type { State, View } from '../rules/state.ts';

/** The bag of sketches as anybody at the table can compute it: the box minus everything that lies open. */
function bagByComplement(view: View): number[] {
  const left = reconstructed.sketches.copies.map((copies, sketch) => copies - view.scriptorium[sketch]!);
  for (const sketch of [...view.onDesk, ...view.stock].flat()) left[sketch]!--;
  for (const mark of view.scroll) if (mark !== 0) left[Math.abs(mark) - 1]!--;
  return left;
}

function middle(seed: number): State {
  const state = scriptoria.setup(3, { lecterns: 'random', hell: 'closed' });
  playRandomly(state, new Rng(seed), { stop: ({ day, phase }) => day === 4 && phase === 'illuminate' });
  return state;
}

test('C17 a view holds no more of the bags than the open table shows', () => {
  for (let seed = 0; seed < 20; seed++) {
    const view = scriptoria.view(middle(seed), seed % 3);
    expect(view.sketchBag).toEqual(bagByComplement(view));
    expect(sum(view.sketchBag)).toBe(140 - 12 - 4 * 16);
  }
});

test('C17 everybody sees the same, including spectators', () => {
  const state = middle(1);
  const [first, second, spectator] = [0, 1, null].map((seat) => ({
    ...scriptoria.view(state, seat),
    seat: null,
  }));
  expect(second).toEqual(first);
  expect(spectator).toEqual(first);
});

test('C17 chance is not determined: two continuations of one position differ', () => {
  const state = position({ phase: 'dawn' });
  const draws = [1, 2, 3].map((seed) => scriptoria.notation(scriptoria.chance(state, new Rng(seed))));
  expect(new Set(draws).size).toBe(3);
});

test('C17 a determinization equals the position and shares nothing with it', () => {
  const state = middle(2);
  const view = scriptoria.view(state, 0);
  const possible = scriptoria.determinize(view, new Rng(1));
  expect(possible).toEqual(state);
  playRandomly(possible, new Rng(9));
  expect(scriptoria.view(state, 0)).toEqual(view);
  expect(piecesOf(possible).sort()).toEqual(piecesOf(state).sort());
});
