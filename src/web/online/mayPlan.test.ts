// Planning ahead is offered where it can apply.
import { expect, test } from 'vitest';
import type { RoomPlayer } from '../../protocol/server.ts';
import { mayPlan } from './mayPlan.ts';

const person = (standIn: 'apprentice' | null): RoomPlayer => ({
  kind: 'person',
  name: 'Anna',
  hasSat: true,
  isHere: true,
  standIn,
});
const bot: RoomPlayer = { kind: 'bot', name: 'Alcuin', level: 'apprentice' };

test.each<[string, boolean, RoomPlayer[], number | null, boolean]>([
  ['another person plays', true, [person(null), person(null)], 0, false],
  ['a bot plays for you', false, [person('apprentice'), person(null)], 0, true],
  ['you watch', false, [person(null), person(null)], null, false],
  ['the others are bots', false, [person(null), bot], 0, false],
  ['the others are bots, but something is planned', true, [person(null), bot], 0, true],
])('%s: %s', (_, expected, sitters, you, hasPlans) => {
  expect(mayPlan({ state: 'playing', you, sitters }, hasPlans)).toBe(expected);
});
