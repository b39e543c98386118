// Tests of the board, the start, entering, hitting and sums of dice: rulings and the rulebook's worked examples.
import { describe, expect, test } from 'vitest';
import { CHANCE } from '../../../engine/game.ts';
import { keys, legal, onLetters, playAll, position, roll } from '../fixtures/positions.ts';
import { duodecim } from '../index.ts';
import { letterAt, PAWNS, WAITING } from './data.ts';
import { type Event, OPTIONS, type State } from './state.ts';

const SUMS = OPTIONS.sums;
const opening = () => duodecim.setup(2, { board: 'virtus', sums: 'leap' });
const throwStart = (state: State, ...dice: number[]) => {
  const events: Event[] = [];
  duodecim.play(state, CHANCE, { kind: 'starter', dice }, (event) => events.push(event));
  return events;
};

describe('D1 the board', () => {
  const path = (board: 'virtus' | 'abemus') =>
    Array.from({ length: 36 }, (_, i) => letterAt(board, i + 1)).join('');

  test('D1 the path reads HOSTES VINCTI IREPMI SUTRIV LUDANT ROMANI', () => {
    expect(path('virtus')).toBe('HOSTES VINCTI IREPMI SUTRIV LUDANT ROMANI'.replaceAll(' ', ''));
  });

  test('D1 the other board has other letters on the same path', () => {
    expect(path('abemus')).toBe('PULLUM PISCEM ANECNI SUMEBA PERNAM PAONEM'.replaceAll(' ', ''));
  });

  test('D1 the board changes the letters in events, not the moves', () => {
    const moves = (['virtus', 'abemus'] as const).map((board) => {
      const state = position({ board, me: { 7: 1, 20: 2 }, dice: [2, 3, 5] });
      return { legal: legal(state), event: playAll(state, 'move 7 2+3')[0] };
    });
    expect(moves[0]!.legal).toEqual(moves[1]!.legal);
    expect(moves[0]!.event).toMatchObject({
      args: { from: { letter: 'V', place: 7 }, to: { letter: 'I', place: 12 } },
    });
    expect(moves[1]!.event).toMatchObject({
      args: { from: { letter: 'P', place: 7 }, to: { letter: 'M', place: 12 } },
    });
  });
});

test('D2 fifteen pawns each, all off the board; three dice', () => {
  const state = opening();
  for (const { at } of state.sides) {
    expect(at[WAITING]).toBe(PAWNS);
    expect(at.slice(1).every((n) => n === 0)).toBe(true);
  }
  throwStart(state, 6, 1);
  playAll(state, 'colour dark');
  for (const { move } of duodecim.odds!(state))
    expect(move).toMatchObject({ kind: 'roll', dice: { length: 3 } });
});

describe('D3 the start', () => {
  test('D3 the higher die starts, equal dice are thrown again', () => {
    const state = opening();
    expect(duodecim.turn(state)).toBe(CHANCE);
    expect(keys(throwStart(state, 4, 4))).toEqual(['start-tied']);
    expect(duodecim.turn(state)).toBe(CHANCE);
    expect(keys(throwStart(state, 2, 5))).toEqual(['starter-rolled']);
    expect(duodecim.turn(state)).toBe(1);
  });

  test('D3 the starter chooses the colour, then throws three fresh dice', () => {
    const state = opening();
    throwStart(state, 6, 3);
    expect(legal(state)).toEqual(['colour light', 'colour dark']);
    expect(duodecim.legalMoves(state, 1)).toEqual([]);
    playAll(state, 'colour dark');
    expect(state.light).toBe(1);
    expect(duodecim.turn(state)).toBe(CHANCE);
    roll(state, 1, 1, 2);
    expect(duodecim.turn(state)).toBe(0);
    expect(state.dice).toEqual([1, 1, 2]);
  });

  test('D3 36 throws for the start, all equally likely', () => {
    const odds = duodecim.odds!(opening());
    expect(odds.length).toBe(36);
    expect(odds.every(({ weight }) => weight === 1)).toBe(true);
  });

  test('56 rolls of three dice, weighted out of 216', () => {
    const state = opening();
    throwStart(state, 6, 3);
    playAll(state, 'colour light');
    const weight = new Map(
      duodecim.odds!(state).map(({ move, weight }) => [duodecim.notation(move), weight]),
    );
    const fallen = new Map<string, number>();
    for (let a = 1; a < 7; a++)
      for (let b = 1; b < 7; b++)
        for (let c = 1; c < 7; c++) {
          const name = `roll ${[a, b, c].sort().join(' ')}`;
          fallen.set(name, (fallen.get(name) ?? 0) + 1);
        }
    expect(weight).toEqual(fallen);
    expect(weight.size).toBe(56);
  });
});

describe.each(SUMS)('D4 entering under %s', (sums) => {
  test('D4 a value puts a pawn on that letter: H O S T E S', () => {
    const state = position({ sums, me: { waiting: PAWNS }, dice: [1, 4, 6] });
    expect(legal(state)).toEqual(expect.arrayContaining(['enter 1', 'enter 4', 'enter 6']));
    const events = playAll(state, 'enter 1', 'enter 4', 'enter 6');
    expect(events.map((event) => event.args)).toMatchObject([
      { to: { letter: 'H' } },
      { to: { letter: 'T' } },
      { to: { letter: 'S', place: 6 } },
    ]);
    expect(onLetters(state, 0)).toEqual({ 1: 1, 4: 1, 6: 1 });
  });

  test('D4 with a pawn still to enter none moves beyond the S of HOSTES, but moves within the word are allowed', () => {
    const state = position({ sums, me: { waiting: 2, 2: 1, 5: 1 }, dice: [4] });
    expect(legal(state)).toEqual(['enter 4', 'move 2 4']);
  });

  test('D4 the restriction is lifted within the turn, as soon as the last pawn has entered', () => {
    const state = position({ sums, me: { waiting: 1, 5: 14 }, dice: [2, 3] });
    expect(legal(state)).not.toContain('move 5 3');
    playAll(state, 'enter 2');
    expect(legal(state)).toEqual(['move 2 3', 'move 5 3']);
  });
});

describe.each(SUMS)('D5 letters under %s', (sums) => {
  test('D5 two enemy pawns close a letter', () => {
    const state = position({ sums, me: { 10: 1, 20: 14 }, foe: { 13: 2 }, dice: [3] });
    expect(legal(state)).toEqual(['move 20 3']);
  });

  test('D5 one enemy pawn is hit and starts again; the other takes its place', () => {
    const state = position({ sums, me: { 10: 15 }, foe: { 13: 1, 20: 14 }, dice: [3] });
    expect(playAll(state, 'move 10 3')).toMatchObject([
      { key: 'moved' },
      { key: 'hit', args: { seat: 1, by: 0, at: { letter: 'I', place: 13 } } },
    ]);
    expect(onLetters(state, 0)).toEqual({ 10: 14, 13: 1 });
    expect(state.sides[1].at[WAITING]).toBe(1);
    expect(state.sides[1].hits).toBe(1);
  });

  test('D5 a player’s pawns stack without limit and move singly', () => {
    const state = position({ sums, me: { 10: 14, 7: 1 }, dice: [3] });
    playAll(state, 'move 7 3');
    expect(onLetters(state, 0)).toEqual({ 10: 15 });
    roll(state, 1, 1, 1);
    playAll(state, 'enter 1', 'enter 1', 'enter 1');
    roll(state, 1, 1, 1);
    playAll(state, 'move 10 1');
    expect(onLetters(state, 0)).toEqual({ 10: 14, 11: 1 });
  });
});

describe.each(SUMS)('D6 hit pawns under %s', (sums) => {
  test('D6 a hit pawn must enter before anything else; then the others are free', () => {
    const state = position({ sums, me: { hits: 1, 10: 14 }, foe: { 30: 15 }, dice: [3, 5] });
    expect(legal(state).every((move) => move.startsWith('enter '))).toBe(true);
    playAll(state, 'enter 3');
    expect(legal(state)).toEqual(['move 3 5', 'move 10 5']);
  });

  test('D6 in the first part of the game each entry settles one hit, even if other pawns wait too', () => {
    const state = position({ sums, me: { waiting: 9, hits: 2, 1: 4 }, dice: [2, 3, 4] });
    expect(legal(state).filter((move) => !move.startsWith('enter'))).toEqual([]);
    playAll(state, 'enter 2');
    expect(state.sides[0].hits).toBe(1);
    expect(legal(state).filter((move) => !move.startsWith('enter'))).toEqual([]);
    playAll(state, 'enter 3');
    expect(state.sides[0].hits).toBe(0);
    expect(legal(state)).toEqual(['enter 4', 'move 1 4', 'move 2 4']);
  });
});

describe('D7 sums', () => {
  const three = () => ({ me: { 1: 5, 2: 5, 3: 5 }, foe: { 36: 15 }, dice: [2, 3, 5] });

  test('D7 with 2, 3 and 5: three pawns, one by 2, one by 3, one by 5', () => {
    for (const sums of SUMS) {
      const state = position({ sums, ...three() });
      playAll(state, 'move 1 2', 'move 2 3', 'move 3 5');
      expect(onLetters(state, 0)).toEqual({ 1: 4, 2: 4, 3: 5, 5: 1, 8: 1 });
    }
  });

  test('D7 with 2, 3 and 5: two pawns by 5 each (2+3 and 5), or by 7 and 3, or by 8 and 2', () => {
    const two = (...moves: string[]) => {
      const state = position(three());
      playAll(state, ...moves);
      return onLetters(state, 0);
    };
    expect(two('move 1 2+3', 'move 2 5')).toEqual({ 1: 4, 2: 4, 3: 5, 6: 1, 7: 1 });
    expect(two('move 1 2+5', 'move 2 3')).toEqual({ 1: 4, 2: 4, 3: 5, 5: 1, 8: 1 });
    expect(two('move 1 3+5', 'move 2 2')).toEqual({ 1: 4, 2: 4, 3: 5, 4: 1, 9: 1 });
  });

  test('D7 with 2, 3 and 5: one pawn by 10', () => {
    const state = position(three());
    playAll(state, 'move 3 2+3+5');
    expect(onLetters(state, 0)).toEqual({ 1: 5, 2: 5, 3: 4, 13: 1 });
  });

  test('D7 with 2, 3 and 5 under steps: the same places, one step after the other', () => {
    const state = position({ sums: 'steps', ...three() });
    expect(legal(state).some((move) => move.includes('+'))).toBe(false);
    playAll(state, 'move 3 2', 'move 5 3', 'move 8 5');
    expect(onLetters(state, 0)).toEqual({ 1: 5, 2: 5, 3: 4, 13: 1 });
  });

  const walled = { me: { 10: 1, 30: 14 }, foe: { 12: 2, 13: 2, 15: 1, 35: 2, 36: 2, 33: 6 }, dice: [2, 3] };

  test('D7 leap: only the letter it ends on counts; closed letters on the way do not', () => {
    const state = position(walled);
    expect(legal(state)).toContain('move 10 2+3');
    expect(keys(playAll(state, 'move 10 2+3'))).toContain('hit');
  });

  test('D7 steps: every letter touched must be open', () => {
    expect(
      legal(position({ ...walled, sums: 'steps' })).filter((move) => move.startsWith('move 10')),
    ).toEqual([]);
  });

  test('D7 leap hits nobody on the way; steps hits a lone pawn on every letter touched', () => {
    const lone = { me: { 10: 15 }, foe: { 12: 1, 15: 1, 30: 13 }, dice: [2, 3] };
    const leap = position(lone);
    expect(keys(playAll(leap, 'move 10 2+3'))).toEqual(['moved', 'hit']);
    const steps = position({ ...lone, sums: 'steps' });
    expect(keys(playAll(steps, 'move 10 2', 'move 12 3'))).toEqual(['moved', 'hit', 'moved', 'hit']);
  });

  test.each(SUMS)('D7 under %s a pawn that has moved may move again with the remaining dice', (sums) => {
    const state = position({ sums, me: { 10: 15 }, dice: [2, 3] });
    playAll(state, 'move 10 2');
    expect(legal(state)).toContain('move 12 3');
  });

  test('D7 no entering by a sum of 7 or more, not even with the last pawn', () => {
    const state = position({ me: { waiting: 1, 1: 14 }, dice: [3, 4] });
    expect(legal(state)).toEqual(expect.arrayContaining(['enter 3', 'enter 4']));
    expect(legal(state)).not.toContain('enter 3+4');
    expect(legal(position({ me: { waiting: 1, 1: 14 }, dice: [2, 4] }))).toContain('enter 2+4');
  });

  test('D7 no bearing off from outside the last word, not even with the last pawn outside', () => {
    const state = position({ me: { 30: 1, 36: 2 }, dice: [1, 6] });
    expect(legal(state)).not.toContain('bear 1+6');
    playAll(state, 'move 30 1');
    expect(legal(state)).toContain('bear 6');
  });

  test('D7 with two hit pawns, spending a sum on one entry is legal', () => {
    const state = position({ me: { hits: 2, 10: 13 }, foe: { 30: 15 }, dice: [1, 2, 4] });
    expect(legal(state)).toEqual(['enter 1', 'enter 1+2', 'enter 1+4', 'enter 2', 'enter 2+4', 'enter 4']);
    playAll(state, 'enter 1+2');
    expect(state.sides[0].hits).toBe(1);
    expect(legal(state)).toEqual(['enter 4']);
  });
});
