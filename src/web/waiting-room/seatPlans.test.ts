import { expect, test } from 'vitest';
import type { RoomPlayer } from '../../protocol/server.ts';
import { resizedPlans } from './seatPlans.ts';

const person = (name: string): RoomPlayer => ({
  kind: 'person',
  name,
  hasSat: name !== '',
  isHere: true,
  standIn: null,
});
const bot: RoomPlayer = { kind: 'bot', name: 'Alcuin', level: 'novice' };
const FRIEND = { kind: 'person' };

test('further seats are for friends', () => {
  expect(resizedPlans([person('Anna'), person('')], 3)).toEqual([FRIEND, FRIEND, FRIEND]);
});

test('with fewer seats bots make room for the people who sit', () => {
  expect(resizedPlans([person('Anna'), bot, person('Bruno')], 2)).toEqual([FRIEND, FRIEND]);
  expect(resizedPlans([person('Anna'), bot, person('')], 2)).toEqual([
    FRIEND,
    { kind: 'bot', level: 'novice' },
  ]);
});
