// D8 and D9 against a slow referee that walks every way to play: thousands of positions of played games, thousands made up.
import { describe, expect, test } from 'vitest';
import { CHANCE, OVER } from '../../engine/game.ts';
import { Rng } from '../../engine/rng.ts';
import { LAST_LETTER, OFF, PAWNS } from './data.ts';
import { legal, sideOf } from './fixtures.ts';
import { notation } from './notation.ts';
import { type Plain, plainLegal, plainPlay, plainSettle } from './plain.ts';
import { play } from './play.ts';
import { chance, legalMoves, setup, turn } from './rules.ts';
import { OPTIONS, type Side, type State, type Sums } from './state.ts';

function plainOf(state: State): Plain {
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

/** Comparable: a list of places has no order. */
function sorted(plain: Plain): Plain {
  for (const { pawns } of plain.sides) pawns.sort((a, b) => a - b);
  return plain;
}

describe.each(OPTIONS.sums)('D8 under %s', (sums) => {
  test('D8 D9 whole games go step by step with the slow referee', () => {
    const games = 2;
    for (let game = 0; game < games; game++) followGame(sums, new Rng(game, 8));
  });

  test('D8 made-up positions have the moves that the slow referee finds', () => {
    const seen = new Map<number, number>();
    const rng = new Rng(2024, sums.length);
    for (let i = 0; i < 8000; i++) {
      const state = madeUp(sums, rng);
      const found = legal(state).sort();
      expect(found, JSON.stringify(plainOf(state))).toEqual(plainLegal(plainOf(state)));
      seen.set(found.length, (seen.get(found.length) ?? 0) + 1);
    }
    // The positions are no walk in the park: many allow nothing, one step, or only some steps.
    expect(seen.get(0)).toBeGreaterThan(50);
    expect(seen.get(1)).toBeGreaterThan(200);
  });
});

function followGame(sums: Sums, rng: Rng): void {
  const state = setup(2, { board: 'virtus', sums });
  let plain: Plain | null = null;
  for (let by = turn(state); by !== OVER; by = turn(state)) {
    if (by === CHANCE) {
      const move = chance(state, rng);
      const rolled: Plain | null =
        move.kind === 'roll' ? { ...plainOf(state), dice: [...move.dice], roller: state.turn } : null;
      play(state, CHANCE, move);
      plain = rolled && plainSettle(rolled);
    } else if (state.phase === 'dice') {
      const moves = legalMoves(state, by);
      expect(moves.map(notation).sort()).toEqual(plainLegal(plain!));
      const move = rng.pick(moves);
      plain = plainPlay(plain!, notation(move));
      play(state, by, move);
    } else play(state, by, rng.pick(legalMoves(state, by)));
    if (plain) expectSame(state, plain);
  }
  expect(plain?.over).toBe(true);
}

function expectSame(state: State, plain: Plain): void {
  expect(sorted(plainOf(state))).toEqual({ ...sorted(plain), roller: state.roller });
  for (const { at, hits, ...bits } of state.sides) {
    const { at: _at, hits: _hits, ...worked } = sideOf(at, hits);
    expect(bits).toEqual(worked);
  }
}

/** Positions that games come to rarely: stacks in the way, few pawns, hits to settle, the end near. */
function madeUp(sums: Sums, rng: Rng): State {
  const foe = Array<number>(OFF + 1).fill(0);
  const me = Array<number>(OFF + 1).fill(0);
  const [low, high] = rng.pick([
    [1, 6],
    [1, 12],
    [1, 36],
    [20, 36],
    [25, 36],
    [30, 36],
    [31, 36],
  ] as const);
  const walls = rng.int(8);
  for (let i = 0; i < walls; i++) foe[low + rng.int(high - low + 1)]! += 1 + rng.int(2);
  const waiting = rng.pick([0, 0, 0, 1, 2, 3]);
  const few = 1 + rng.int(rng.pick([2, 4, 12]));
  for (let i = 0; i < few; i++) {
    const place = low + rng.int(high - low + 1);
    if (foe[place] === 0) me[place]!++;
  }
  for (const at of [me, foe]) {
    let left = PAWNS - at.reduce((a, b) => a + b);
    while (left < 0) {
      const place = 1 + at.findIndex((n, p) => p > 0 && n > 0) - 1;
      at[place]!--;
      left++;
    }
    at[0] = at === me ? Math.min(waiting, left) : 0;
    at[OFF] = left - at[0];
  }
  if (me[OFF] === PAWNS) return madeUp(sums, rng);
  const hits = rng.int(me[0]! + 1);
  const dice = Array.from({ length: 1 + rng.int(3) }, () => 1 + rng.int(6)).sort((a, b) => a - b);
  expect(me.slice(1, LAST_LETTER).every((n, i) => n === 0 || foe[i + 1] === 0)).toBe(true);
  return {
    ...setup(2, { board: 'virtus', sums }),
    phase: 'dice',
    light: 0,
    dice,
    roll: dice,
    sides: [sideOf(me, hits), sideOf(foe, 0)],
  };
}
