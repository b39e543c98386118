// A counterfactual is applied at its place: at the end of the turn, or to the turns right after it, and nowhere else.
import { expect, test } from 'vitest';
import type { Counterfactual } from '../../engine/cause.ts';
import { CHANCE, rngOf } from '../../engine/index.ts';
import { position } from '../../games/duodecim/fixtures/positions.ts';
import { duodecim } from '../../games/duodecim/index.ts';
import type { Move, State } from '../../games/duodecim/rules/state.ts';
import { findGame, insightOf } from '../../games/loaded.ts';
import { walkTurn } from '../expectimax/turn.ts';
import { gameWithout } from './counterfactual.ts';

const game = findGame('duodecim')!;

/** The game without a cause, and a determinization in which the first legal move begins. */
function begun(without: Counterfactual<State, Move>) {
  const state = position({ me: { 8: 2, 20: 13 }, foe: { 3: 2, 12: 13 }, dice: [1, 2] });
  const [first, second] = duodecim.legalMoves(state, 0);
  const world = gameWithout(
    { game, insight: insightOf(game) },
    without as Counterfactual<unknown, unknown>,
    0,
    [first, second],
  );
  const { play, legalMoves, determinize } = world.game;
  const root = determinize(duodecim.view(state, 0), rngOf('begun')) as State;
  play(root, 0, first);
  const playFirst = () => play(root, root.turn, legalMoves(root, root.turn)[0]);
  const roll = (...dice: number[]) => play(root, CHANCE, { kind: 'roll', dice });
  const letters = () => (legalMoves(root, root.turn) as readonly Move[]).map((m) => 'to' in m && m.to);
  return { world, root, first, playFirst, roll, letters };
}

test('a change after the turn waits for its last step, in copies too, and comes once', () => {
  const seen: unknown[] = [];
  const { root, first, playFirst, roll, world } = begun({
    afterTurn: (state, move) => {
      state.rolls = 77;
      seen.push(move);
    },
  });
  expect(root.rolls).toBe(1);
  const copy = world.game.clone(root) as State;
  playFirst();
  expect([root.phase, root.rolls]).toEqual(['roll', 77]);
  world.game.play(copy, 0, world.game.legalMoves(copy, 0)[0]);
  expect(copy.rolls).toBe(77);
  roll(1, 2, 3);
  expect(seen).toEqual([first, first]);
});

test('an end of the turn that both moves lead to has the change of each', () => {
  const state = position({ me: { 8: 2, 20: 13 }, foe: { 12: 15 }, dice: [1, 2] });
  const [first, second] = ['move 8 1', 'move 8 2'].map((wanted) =>
    duodecim.legalMoves(state, 0).find((move) => duodecim.notation(move) === wanted),
  );
  const changes: unknown[] = [];
  const world = gameWithout(
    { game, insight: insightOf(game) },
    { afterTurn: (_, move) => void changes.push(move) },
    0,
    [first, second],
  );
  const root = world.game.determinize(duodecim.view(state, 0), rngOf('ends'));
  const stages = walkTurn(world.game, world.insight, root, [first, second]);
  const ends = stages.filter(({ moves }) => moves.length === 0).map((stage) => stage.state as State);
  const alike = ends.filter(({ sides }) => sides[0].at[9] === 1 && sides[0].at[10] === 1);
  expect(alike).toHaveLength(2);
  expect(new Set(changes)).toEqual(new Set([first, second]));
});

test('a change after the move comes at once, and only there', () => {
  let count = 0;
  const { playFirst } = begun({ after: () => void count++ });
  playFirst();
  expect(count).toBe(1);
});

test('what is forbidden is forbidden in the next turn of each, and not before or after', () => {
  const { playFirst, roll, letters, root } = begun({ forbids: (move) => 'to' in move && move.to === 14 });
  const plain = () => duodecim.legalMoves(root, root.turn).map((move) => 'to' in move && move.to);
  playFirst();
  roll(1, 2, 2);
  expect(plain()).toContain(14);
  expect(letters()).toEqual(plain().filter((to) => to !== 14));
  for (let i = 0; i < 3; i++) playFirst();
  // The seat's own next turn.
  roll(3, 5, 6);
  expect(plain()).toContain(14);
  expect(letters()).toEqual(plain().filter((to) => to !== 14));
  for (let i = 0; i < 3; i++) playFirst();
  roll(1, 2, 4);
  expect(plain()).toContain(14);
  expect(letters()).toEqual(plain());
});

test('where nothing else is left, everything is allowed', () => {
  const { playFirst, roll, letters } = begun({ forbids: () => true });
  expect(letters().length).toBeGreaterThan(0);
  playFirst();
  roll(1, 2, 3);
  expect(letters().length).toBeGreaterThan(0);
});
