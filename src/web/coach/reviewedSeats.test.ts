import { expect, test } from 'vitest';
import type { Player } from '../table/tableClient.ts';
import { reviewedSeats } from './reviewedSeats.ts';

const person: Player = { kind: 'person', name: '' };
const bot: Player = { kind: 'bot', name: '', level: 'master' };

test('the coach begins with the seat of this device after an online game', () => {
  expect(reviewedSeats({ sitters: [person, bot, person, person], ownSeat: 2 })).toEqual([2, 0, 3]);
});

test('the coach reviews the people in seat order after a game on one device or for a spectator', () => {
  expect(reviewedSeats({ sitters: [bot, person, person] })).toEqual([1, 2]);
  expect(reviewedSeats({ sitters: [bot, person, person], ownSeat: null })).toEqual([1, 2]);
});

test('the coach reviews all seats if only bots played', () => {
  expect(reviewedSeats({ sitters: [bot, bot], ownSeat: null })).toEqual([0, 1]);
});
