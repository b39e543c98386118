// The causes of Duodecim: which are suggested for two moves, and that a counterfactual takes away just that.
import { describe, expect, test } from 'vitest';
import { onLetters, type PositionSpec, position } from '../../fixtures/positions.ts';
import { duodecim } from '../../index.ts';
import { OFF, WAITING } from '../../rules/data.ts';
import { notation } from '../../rules/notation.ts';
import type { Move, State } from '../../rules/state.ts';
import { explain } from './index.ts';

function moveOf(state: State, wanted: string): Move {
  return duodecim.legalMoves(state, 0).find((move) => notation(move) === wanted)!;
}

/** With one die the turn ends after the move. */
function after(state: State, move: Move): State {
  const end = duodecim.clone(state);
  duodecim.play(end, 0, move);
  return end;
}

/** The causes by key, and the state that a counterfactual leads to at the end of the turn. */
function compare(spec: PositionSpec, playedNotation: string, betterNotation: string) {
  const state = position(spec);
  const played = moveOf(state, playedNotation);
  const better = moveOf(state, betterNotation);
  const causes = new Map(
    explain({ view: duodecim.view(state, 0), seat: 0, played, better }, (move) =>
      duodecim.view(after(state, move), 0),
    ).map((cause) => [cause.key, cause]),
  );
  type Key = Parameters<typeof causes.get>[0];
  return {
    keys: [...causes.keys()],
    args: (key: Key) => causes.get(key)?.args,
    stateAfter: (key: Key, which: 'played' | 'better') => {
      const move = which === 'played' ? played : better;
      const end = after(state, move);
      causes.get(key)!.without.afterTurn?.(end, move);
      return end;
    },
    /** The letters on which the other player may not land next. */
    forbidden: (key: Key, which: 'played' | 'better') =>
      Array.from({ length: OFF - 1 }, (_, i) => i + 1).filter((to) =>
        causes
          .get(key)!
          .without.forbids?.(
            { kind: 'move', from: 0, to, dice: [1] },
            1,
            which === 'played' ? played : better,
          ),
      ),
  };
}

describe('lone pawns', () => {
  const me = { 4: 2, 10: 3, 20: 10 };
  const foe = { 3: 2, 30: 13 };

  test('a stack is broken: without the danger nobody lands there', () => {
    const { keys, args, forbidden } = compare({ me, foe, dice: [1] }, 'move 4 1', 'move 10 1');
    // Each is one or two letters from the enemies on S3: a roll with a 1, or with a 2 or two 1s.
    expect(args('exposes')).toMatchObject({ at: { letter: 'T', place: 4 }, wasClosed: true });
    expect(args('exposes-several')).toMatchObject({ at: [{ place: 4 }, { place: 5 }] });
    expect(keys).not.toContain('closes');
    expect(forbidden('exposes-several', 'played')).toEqual([4, 5]);
    expect(forbidden('exposes-several', 'better')).toEqual([]);
  });

  test('the chance is that of the next roll', () => {
    const { args } = compare(
      { me: { 4: 2, 10: 3, 20: 10 }, foe: { 3: 2, 30: 13 }, dice: [6] },
      'move 4 6',
      'move 10 6',
    );
    expect(args('exposes')).toEqual({ at: { letter: 'T', place: 4 }, chance: 91 / 216, wasClosed: true });
  });

  test('pawns that both moves leave alone are no difference', () => {
    const { keys } = compare(
      { me: { 4: 1, 20: 7, 25: 7 }, foe: { 3: 2, 30: 13 }, dice: [1] },
      'move 20 1',
      'move 25 1',
    );
    expect(keys).not.toContain('exposes');
  });
});

describe('closed letters', () => {
  test('a letter is given up: without that nobody lands there', () => {
    const spec = { me: { 4: 1, 9: 2, 20: 12 }, foe: { 3: 2, 30: 13 }, dice: [5] };
    const { args, forbidden } = compare(spec, 'move 20 5', 'move 4 5');
    expect(args('opens')).toBeUndefined();
    const { args: opened } = compare({ ...spec, me: { 9: 2, 20: 13 } }, 'move 9 5', 'move 20 5');
    expect(opened('opens')).toEqual({ at: [{ letter: 'N', place: 9 }], seat: 1 });
    expect(forbidden('exposes', 'played')).toEqual([4]);
  });

  test('a letter is closed: without that it is closed after the other move too', () => {
    const spec = { me: { 4: 1, 9: 1, 20: 13 }, foe: { 3: 2, 30: 13 }, dice: [5] };
    const { args, forbidden } = compare(spec, 'move 20 5', 'move 4 5');
    expect(args('closes')).toEqual({ at: [{ letter: 'N', place: 9 }], seat: 1 });
    expect(forbidden('closes', 'played')).toEqual([9]);
  });
});

test('a hit: without it the pawn stands beside where it stood', () => {
  const spec = { me: { 3: 2, 20: 13 }, foe: { 5: 1, 30: 14 }, dice: [2] };
  const { args, stateAfter } = compare(spec, 'move 20 2', 'move 3 2');
  expect(args('hits')).toEqual({ at: [{ letter: 'E', place: 5 }], seat: 1 });
  const end = stateAfter('hits', 'better');
  expect(onLetters(end, 1)).toEqual({ 4: 1, 30: 14 });
  expect(end.sides[1]).toMatchObject({ hits: 0, heldLo: 1 << 4, stackLo: 0 });
});

test('a pawn more enters: without that it still has to', () => {
  const spec = { me: { waiting: 2, 2: 13 }, foe: { 30: 15 }, dice: [3] };
  const { args, stateAfter } = compare(spec, 'move 2 3', 'enter 3');
  expect(args('enters')).toEqual({ count: 1, left: 1 });
  expect(stateAfter('enters', 'better').sides[0].at[WAITING]).toBe(2);
});

describe('the last word', () => {
  const foe = { 20: 15 };

  test('a pawn more is borne off: without that it stands where the other move leaves it', () => {
    const { args, stateAfter } = compare({ me: { 33: 3, 36: 2 }, foe, dice: [1] }, 'move 33 1', 'bear 1');
    expect(args('bears-off')).toEqual({ count: 1 });
    expect(onLetters(stateAfter('bears-off', 'better'), 0)).toEqual({ 33: 3, 34: 1, 36: 1 });
    expect(stateAfter('bears-off', 'better').sides[0].at[OFF]).toBe(10);
  });

  test('a pawn on the last letter needs a 1: without that it stands where the better move leaves it', () => {
    const { args, stateAfter } = compare(
      { me: { 25: 2, 32: 1, 36: 2 }, foe, dice: [4] },
      'move 32 4',
      'move 25 4',
    );
    expect(args('too-deep')).toEqual({ at: { letter: 'I', place: 36 }, count: 3, value: 1 });
    expect(onLetters(stateAfter('too-deep', 'played'), 0)).toEqual({ 25: 2, 32: 1, 36: 2 });
  });

  test('pawns that stood on the last letter before were not moved there', () => {
    const { keys } = compare({ me: { 31: 1, 35: 1, 36: 2 }, foe, dice: [1] }, 'move 31 1', 'bear 1');
    expect(keys).not.toContain('too-deep');
  });

  test('the rest takes fewer dice: without that both leave the same pawns', () => {
    const spec = { me: { 31: 1, 34: 2, 36: 4 }, foe, dice: [2] };
    const { args, stateAfter } = compare(spec, 'move 34 2', 'move 31 2');
    expect(args('saves-dice')).toEqual({ dice: 5 });
    expect(onLetters(stateAfter('saves-dice', 'played'), 0)).toEqual({ 33: 1, 34: 2, 36: 4 });
    expect(compare(spec, 'move 31 2', 'move 34 2').keys).not.toContain('saves-dice');
  });
});

test('the choice of a colour has no cause', () => {
  const state = { ...position({ me: { waiting: 15 }, dice: [1] }), phase: 'colour' as const, dice: [] };
  const [played, better] = duodecim.legalMoves(state, 0);
  const explained = explain(
    { view: duodecim.view(state, 0), seat: 0, played: played!, better: better! },
    () => {
      throw new Error('not asked');
    },
  );
  expect(explained).toEqual([]);
});
