// What is hidden: only the bags, and what is in them can be worked out.
import { expect, test } from 'vitest';
import { Rng } from '../../engine/rng.ts';
import { piecesOf, scene, wander } from './fixtures.ts';
import { sum } from './heaps.ts';
import { scriptoria } from './index.ts';
import { reconstructed } from './print.ts';
import type { State, View } from './state.ts';

/** The bag of sketches as anybody at the table can work it out: the box less all that lies open. */
function bagByComplement(view: View): number[] {
  const left = reconstructed.sketches.copies.map((copies, sketch) => copies - view.scriptorium[sketch]!);
  for (const sketch of [...view.onDesk, ...view.stock].flat()) left[sketch]!--;
  for (const mark of view.scroll) if (mark !== 0) left[Math.abs(mark) - 1]!--;
  return left;
}

function middle(seed: number): State {
  const state = scriptoria.setup(3, { lecterns: 'random', hell: 'closed' });
  wander(state, new Rng(seed), { stop: ({ day, phase }) => day === 4 && phase === 'illuminate' });
  return state;
}

test('C17 a view holds no more of the bags than the open table tells', () => {
  for (let seed = 0; seed < 20; seed++) {
    const view = scriptoria.view(middle(seed), seed % 3);
    expect(view.sketchBag).toEqual(bagByComplement(view));
    expect(sum(view.sketchBag)).toBe(140 - 12 - 4 * 16);
  }
});

test('C17 everybody sees the same, spectators included', () => {
  const state = middle(1);
  const [first, second, spectator] = [0, 1, null].map((seat) => ({
    ...scriptoria.view(state, seat),
    seat: null,
  }));
  expect(second).toEqual(first);
  expect(spectator).toEqual(first);
});

test('C17 chance draws what it likes: two futures of one position differ', () => {
  const state = scene({ phase: 'dawn' });
  const draws = [1, 2, 3].map((seed) => scriptoria.notation(scriptoria.chance(state, new Rng(seed))));
  expect(new Set(draws).size).toBe(3);
});

test('C17 a determinization is the position itself, apart from it', () => {
  const state = middle(2);
  const view = scriptoria.view(state, 0);
  const possible = scriptoria.determinize(view, new Rng(1));
  expect(possible).toEqual(state);
  wander(possible, new Rng(9));
  expect(scriptoria.view(state, 0)).toEqual(view);
  expect(piecesOf(possible).sort()).toEqual(piecesOf(state).sort());
});
