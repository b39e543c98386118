// Who has to take the device.
import { expect, test } from 'vitest';
import { nextAtDevice } from './nextAtDevice.ts';

const person = { kind: 'person', name: 'Anna' } as const;
const bot = { kind: 'bot', name: 'Alcuin', level: 'novice' } as const;
const table = { place: 'device', players: [person, bot, person] } as const;

test('the next person who has to decide, unless it is the one who has the device', () => {
  expect(nextAtDevice(table, { seat: 0, deciders: [2] })).toBe(2);
  expect(nextAtDevice(table, { seat: 0, deciders: [2, 0] })).toBe(null);
  expect(nextAtDevice(table, { seat: 2, deciders: [0] })).toBe(0);
});

test('nobody while a bot decides, with one person, or where everybody has a device', () => {
  expect(nextAtDevice(table, { seat: 0, deciders: [1] })).toBe(null);
  expect(nextAtDevice({ ...table, players: [person, bot] }, { seat: 0, deciders: [1] })).toBe(null);
  expect(nextAtDevice({ ...table, place: 'server' }, { seat: 0, deciders: [2] })).toBe(null);
});
