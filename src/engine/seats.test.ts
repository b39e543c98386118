// Lists of seats, and the seat of a recorded move.
import { expect, test } from 'vitest';
import { othersInOrder, seatList, splitMove } from './seats.ts';

test('the others sit clockwise, beginning with the next seat', () => {
  expect(othersInOrder(4, 2)).toEqual([3, 0, 1]);
  expect(othersInOrder(2, 1)).toEqual([0]);
});

test('for a spectator all seats are others', () => {
  expect(othersInOrder(3, null)).toEqual(seatList(3));
});

test('a recorded move splits into seat and notation', () => {
  expect(splitMove('2 show 3-5')).toEqual({ seat: 2, notation: 'show 3-5' });
  expect(splitMove('11 keep')).toEqual({ seat: 11, notation: 'keep' });
});
