// Tests of choosing sketches, pages, payments and inks.
import { expect, test } from 'vitest';
import { boxOf } from '../rules/box.ts';
import { spot } from '../rules/moves.ts';
import type { Move } from '../rules/state.ts';
import { reconstruction } from '../rules/tables.ts';
import { type Moves, payments, placeChoices, takeOf, tapOn, withForcedPayment } from './choices.ts';

const { moves, sketches } = boxOf(reconstruction);
const border = sketches.names.indexOf('bKR');
const offered = (list: readonly Move[]): Moves =>
  list.map((move) => ({ move, notation: 'notation' in move ? move.notation : '' }));

const NO_WAIVER = 5;
const [plain, golden] = moves.ways[NO_WAIVER]![border]!;
const left = spot(1, 0);
const right = spot(2, 0);
const frees = moves.frees[border]!;
const start = { kind: 'placing', sketch: border, from: 'stock', nth: 0 } as const;

test('a border with one way to pay is paid that way, and only the page is asked', () => {
  const list = offered([plain!.moves[left]!, plain!.moves[right]!, frees[left]!, frees[right]!]);
  expect(withForcedPayment(list, start).pay).toBe('000');
  expect(tapOn(list, { ...start, page: 'left' })).toEqual({ move: 'place bKR left' });
  expect(tapOn(list, { ...start, pay: 'free', page: 'right' })).toEqual({ move: 'free bKR right' });
  expect(tapOn(list, { ...start, pay: 'free' })).toEqual({ step: { ...start, pay: 'free' } });
});

test('with several ways to pay, both page and payment are asked, in any order', () => {
  const list = offered([
    plain!.moves[left]!,
    plain!.moves[right]!,
    golden!.moves[left]!,
    golden!.moves[right]!,
    frees[left]!,
    frees[right]!,
  ]);
  expect(payments(placeChoices(list, start))).toEqual(['000', '100', 'free']);
  expect(tapOn(list, { ...start, page: 'left' })).toHaveProperty('step');
  expect(tapOn(list, { ...start, page: 'left', pay: '100' })).toEqual({ move: 'place bKR left gold=R' });
});

test('a border that cannot be paid is placed without payment', () => {
  expect(tapOn(offered([frees[spot(0, 0)]!]), start)).toEqual({ move: 'free bKR' });
});

test('a sketch that lies on lectern and in stock is taken from where it was tapped', () => {
  const list = offered([plain!.moves[spot(0, 1)]!, plain!.moves[spot(0, 2)]!]);
  expect(tapOn(list, start)).toEqual({ move: 'place bKR from=stock' });
  expect(tapOn(list, { ...start, from: 'lectern' })).toEqual({ move: 'place bKR from=lectern' });
});

test('inks are taken in any order', () => {
  const list = offered(moves.takes);
  expect(takeOf(list, [3, 1])).toBe('take RB');
  expect(takeOf(list, [3, 3])).toBeUndefined();
});
