// Whose bots may think first.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqlite } from '../storage/sqlite.ts';
import { storeOf } from '../storage/store.ts';
import type { Player } from './config.ts';
import { clientOf, openMatch, seated } from './match.fixtures.ts';
import { priorityOf } from './priority.ts';
import { PRIORITY } from './priority-semaphore.ts';

let database: Awaited<ReturnType<typeof openSqlite>>;
beforeEach(async () => {
  database = await openSqlite(':memory:');
});
afterEach(() => database.close());

const BOT: Player = { kind: 'bot', name: 'Guda', level: 'master' };
const STOOD_IN: Player = {
  kind: 'person',
  name: 'Anna',
  person: 'anna',
  contribution: 'a',
  standIn: 'novice',
  linkHash: null,
  leftAt: null,
  resignedAt: null,
  rematch: null,
  wasHelped: false,
};

/** The priority at a table with these players and with clients at these seats; null is a spectator. */
function priorityAt(players: readonly Player[], ...seats: readonly (number | null)[]) {
  const match = openMatch(storeOf(database), {}, players);
  for (const seat of seats) match.room.add(clientOf(seat === null ? null : `p${seat}`, seat).client);
  return priorityOf(match);
}

test('a bot that somebody at the table waits for comes first', () => {
  expect(priorityAt([seated('anna'), BOT], 0)).toBe(PRIORITY.played);
  expect(priorityAt([seated('anna'), BOT], 0, null)).toBe(PRIORITY.played);
});

test('then one that is only watched; no bot moves for people who have left', () => {
  expect(priorityAt([seated('anna'), BOT], null)).toBe(PRIORITY.watched);
  expect(priorityAt([BOT, BOT], null)).toBe(PRIORITY.watched);
  expect(priorityAt([STOOD_IN, BOT], 0)).toBe(null);
});

test('then one at a table whose people are away; bots alone need not move', () => {
  expect(priorityAt([seated('anna'), BOT])).toBe(PRIORITY.away);
  expect(priorityAt([BOT, BOT])).toBe(null);
});
