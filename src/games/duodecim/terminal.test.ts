// Tests of the terminal drawing: what it shows, and that it fits.
import { describe, expect, test } from 'vitest';
import { type DrawingContext, PLAIN_STYLE } from '../../engine/drawing.ts';
import { CHANCE, OVER, type Seat } from '../../engine/game.ts';
import { Rng } from '../../engine/rng.ts';
import { position } from './fixtures/positions.ts';
import { duodecim } from './index.ts';
import type { State } from './rules/state.ts';
import { draw } from './terminal.ts';

const style = PLAIN_STYLE;

function picture(state: State, given: Partial<DrawingContext> = {}, seat: Seat | null = 0): string[] {
  const names = (s: Seat) => ['Anna', 'Bruno'][s]!;
  return draw(duodecim.view(state, seat), { style, names, lang: 'en', width: 80, ...given });
}

describe('the stone', () => {
  const state = position({
    me: { hits: 1, 3: 2, 24: 1 },
    foe: { waiting: 3, 13: 1, 36: 4 },
    dice: [2, 5],
    rolls: 37,
  });

  test('three lines of two words, numbered along the path', () => {
    const lines = picture(state);
    const letters = lines
      .filter((line) => /[A-Z] {4}[A-Z]/.test(line))
      .map((line) => line.replace(/[^A-Z]/g, ''));
    expect(letters).toEqual(['VIRTUSIMPERI', 'HOSTESVINCTI', 'LUDANTROMANI']);
    expect(lines[1]).toMatch(/^ +24 +23 .* 13$/);
    expect(lines[5]).toMatch(/^ +1 +2 .* 12$/);
  });

  test('pawns stand under their letters, as a number and a mark for each side', () => {
    const lines = picture(state);
    const under = (row: number, place: number) => {
      const end = lines[row]!.search(new RegExp(`\\b${place}\\b`)) + String(place).length;
      return lines[row + 2]!.slice(end - 3, end).trim();
    };
    expect(under(1, 24)).toBe('1○');
    expect(under(1, 13)).toBe('1●');
    expect(under(5, 3)).toBe('2○');
    expect(under(5, 4)).toBe('·');
    expect(under(9, 36)).toBe('4●');
  });

  test('the other colour has the other mark', () => {
    const dark = { ...state, light: 1 };
    expect(picture(dark).join('\n')).toContain('2●');
  });

  test('both sides: to enter, hit, on the board, off, letters to go', () => {
    const lines = picture(state).map((line) => line.trim().replace(/ +/g, ' '));
    expect(lines).toContain('✒ ○ Anna 1 1 3 11 118');
    expect(lines).toContain('● Bruno 3 0 5 7 139');
  });

  test('the dice, the remaining dice, and who threw them', () => {
    const handed = { ...state, roll: [2, 5, 5], dice: [5], roller: 1 };
    expect(picture(handed).at(-1)).toBe('  Dice 2 5 5 · to play 5 · left by Bruno');
    expect(picture(handed, { lang: 'fr' }).at(-1)).toBe('  Dés 2 5 5 · à jouer 5 · dés de Bruno');
  });
});

test('it is never wider than the terminal, however long the names are', () => {
  const rng = new Rng(3);
  for (const board of ['virtus', 'abemus'] as const) {
    const state = duodecim.setup(2, { board, sums: 'leap' });
    for (let turn = duodecim.turn(state); turn !== OVER; turn = duodecim.turn(state)) {
      const looked = rng.int(15) === 0 ? [60, 80, 120] : [];
      for (const width of looked) {
        for (const lang of ['en', 'fr'] as const) {
          const names = () => 'Bartholomäus Hohenstein-Ernstthal';
          for (const line of picture(state, { width, lang, names }, null)) {
            expect([...line].length, line).toBeLessThanOrEqual(width);
            expect(line).not.toMatch(/undefined|NaN/);
          }
        }
      }
      const move = turn === CHANCE ? duodecim.chance(state, rng) : rng.pick(duodecim.legalMoves(state, turn));
      duodecim.play(state, turn, move);
    }
  }
});
