// D8 and D9 compared with a slow reference implementation: thousands of positions from games, thousands constructed.
import { describe, expect, test } from 'vitest';
import { CHANCE, OVER } from '../../../engine/game.ts';
import { Rng } from '../../../engine/rng.ts';
import { legal, position, sideOf } from '../fixtures/positions.ts';
import {
  type ReferenceState,
  referenceLegal,
  referenceMax,
  referencePlay,
  referenceSettle,
} from '../fixtures/reference-rules.ts';
import { OFF, PAWNS, WAITING } from './data.ts';
import { chance, legalMoves, setup, turn } from './flow.ts';
import { notation } from './notation.ts';
import { play } from './play.ts';
import { maxOfTwo } from './reach.ts';
import { OPTIONS, type Side, type State, type Sums } from './state.ts';

function plainOf(state: State): ReferenceState {
  const copy = ({ at, hits }: Side) => ({
    pawns: at.flatMap((n, place) => Array<number>(n).fill(place)),
    hits,
  });
  return {
    leap: state.sums === 'leap',
    sides: [copy(state.sides[0]), copy(state.sides[1])],
    turn: state.turn,
    roller: state.roller,
    dice: [...state.dice],
    over: state.phase === 'over',
  };
}

/** Normalised: a list of places has no order. */
function sorted(plain: ReferenceState): ReferenceState {
  for (const { pawns } of plain.sides) pawns.sort((a, b) => a - b);
  return plain;
}

describe.each(OPTIONS.sums)('D8 under %s', (sums) => {
  test('D8 D9 whole games match the reference rules step by step', () => {
    followGame(sums, new Rng(0, 8));
  });

  test('D8 constructed positions have the moves that the reference rules find', () => {
    const seen = new Map<number, number>();
    const rng = new Rng(2024, sums.length);
    for (let i = 0; i < 3000; i++) {
      const state = madeUp(sums, rng);
      const found = legal(state).sort();
      expect(found, JSON.stringify(plainOf(state))).toEqual(referenceLegal(plainOf(state)));
      seen.set(found.length, (seen.get(found.length) ?? 0) + 1);
    }
    // The positions are varied: many allow nothing, one step, or only some steps.
    expect(seen.get(0)).toBeGreaterThan(50);
    expect(seen.get(1)).toBeGreaterThan(200);
  });

  test('D8 the maximum of two dice matches the reference rules', () => {
    const seen = [0, 0, 0];
    const rng = new Rng(7, sums.length);
    for (let i = 0; i < 12000; i++) {
      const state = madeUp(sums, rng);
      const [a, b] = state.dice;
      if (a === undefined || b === undefined || state.dice.length > 2) continue;
      const most = maxOfTwo(state.sides[0], state.sides[1], a, b, sums === 'leap');
      const plain = plainOf(state);
      const wanted = referenceMax(plain);
      // Ten thousand messages that nobody reads take longer than the comparisons.
      if (most !== wanted) expect(most, JSON.stringify(plain)).toBe(wanted);
      seen[most]!++;
    }
    expect(Math.min(...seen)).toBeGreaterThan(100);
  });
});

test('D8 waiting pawns do not help a die that cannot enter', () => {
  // Letters 2 and 6 are closed: the 2 can only be played from 1 to 3, so that pawn may not use the 3.
  const state = position({ me: { waiting: 3, 1: 1 }, foe: { 2: 2, 6: 2, waiting: 11 }, dice: [2, 3] });
  expect(legal(state).sort()).toEqual(['enter 2+3', 'enter 3', 'move 1 2']);
  expect(legal(state).sort()).toEqual(referenceLegal(plainOf(state)));
});

test('D8 one waiting pawn counts as one, however many stand on the first letter', () => {
  // Letters 5 and 6 are closed: the 4 can only enter, so the waiting pawn may not use the 2.
  const state = position({ me: { waiting: 1, 1: 3 }, foe: { 5: 2, 6: 2, waiting: 11 }, dice: [2, 4] });
  expect(legal(state).sort()).toEqual(['enter 4', 'move 1 2']);
  expect(legal(state).sort()).toEqual(referenceLegal(plainOf(state)));
});

function followGame(sums: Sums, rng: Rng): void {
  const state = setup(2, { board: 'virtus', sums });
  let plain: ReferenceState | null = null;
  for (let by = turn(state); by !== OVER; by = turn(state)) {
    if (by === CHANCE) {
      const move = chance(state, rng);
      const rolled: ReferenceState | null =
        move.kind === 'roll' ? { ...plainOf(state), dice: [...move.dice], roller: state.turn } : null;
      play(state, CHANCE, move);
      plain = rolled && referenceSettle(rolled);
    } else if (state.phase === 'dice') {
      const moves = legalMoves(state, by);
      expect(moves.map(notation).sort()).toEqual(referenceLegal(plain!));
      const move = rng.pick(moves);
      plain = referencePlay(plain!, notation(move));
      play(state, by, move);
    } else play(state, by, rng.pick(legalMoves(state, by)));
    if (plain) expectSame(state, plain);
  }
  expect(plain?.over).toBe(true);
}

function expectSame(state: State, plain: ReferenceState): void {
  expect(sorted(plainOf(state))).toEqual({ ...sorted(plain), roller: state.roller });
  for (const { at, hits, ...bits } of state.sides) {
    const { at: _at, hits: _hits, ...worked } = sideOf(at, hits);
    expect(bits).toEqual(worked);
  }
}

/** Positions that are rare in games: closed letters all around, few pawns, hit pawns to enter, near the end. */
function madeUp(sums: Sums, rng: Rng): State {
  const [low, high] = rng.pick([
    [1, 6],
    [1, 6],
    [1, 12],
    [1, 36],
    [20, 36],
    [25, 36],
    [30, 36],
    [31, 36],
  ] as const);
  const letter = () => low + rng.int(high - low + 1);
  const foe = Array<number>(OFF + 1).fill(0);
  const me = Array<number>(OFF + 1).fill(0);
  for (let walls = rng.int(7); walls > 0; walls--) foe[letter()]! += 1 + rng.int(2);
  // Entering is where the conditions change within a turn.
  me[WAITING] = high === 6 ? rng.int(5) : rng.pick([0, 0, 0, 1, 2]);
  for (let few = 1 + rng.int(rng.pick([1, 3, 10])); few > 0; few--) {
    const place = letter();
    if (foe[place] === 0) me[place]!++;
  }
  for (const at of [me, foe]) at[OFF] = PAWNS - at.reduce((a, b) => a + b);
  if (me[OFF] === PAWNS) return madeUp(sums, rng);
  const hits = rng.int(me[WAITING]! + 1);
  const dice = Array.from({ length: rng.pick([1, 2, 3, 3]) }, () => 1 + rng.int(6)).sort((a, b) => a - b);
  return {
    ...setup(2, { board: 'virtus', sums }),
    phase: 'dice',
    light: 0,
    dice,
    roll: dice,
    sides: [sideOf(me, hits), sideOf(foe, 0)],
  };
}
