// Only match.ts changes a match: for every other file the compiler refuses an assignment to it or to its parts.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSqlite } from '../storage/sqlite.ts';
import { type Store, storeOf } from '../storage/store.ts';
import type { BotDriver } from './bots.ts';
import type { Broadcaster } from './broadcast.ts';
import type { Chat } from './chat.ts';
import type { Client, ReadonlyPresence } from './clients.ts';
import type { Clocks } from './clocks.ts';
import type { MatchConfig, Player } from './config.ts';
import type { LiveGame } from './live-game.ts';
import { openMatch } from './match.fixtures.ts';
import type { Match } from './match.ts';
import type { Room } from './room.ts';
import type { GameSession } from './session.ts';
import type { ReadonlyMatch } from './state.ts';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
/** The fields of a type that can be assigned. Methods do not count. */
type Writable<T> = {
  [K in keyof T]-?: T[K] extends (...args: never[]) => unknown
    ? never
    : Same<{ [_ in K]: T[K] }, { -readonly [_ in K]: T[K] }> extends true
      ? K
      : never;
}[keyof T];

/** Does not compile for a type with a field that can be assigned. */
function hasOnlyReadonlyFields<T>(..._: [Writable<T>] extends [never] ? [] : [Writable<T>]): void {}

hasOnlyReadonlyFields<Match>();
hasOnlyReadonlyFields<ReadonlyMatch>();
hasOnlyReadonlyFields<MatchConfig>();
hasOnlyReadonlyFields<Player>();
hasOnlyReadonlyFields<Room>();
hasOnlyReadonlyFields<ReadonlyPresence>();
hasOnlyReadonlyFields<Client>();
hasOnlyReadonlyFields<Chat>();
hasOnlyReadonlyFields<Broadcaster>();
hasOnlyReadonlyFields<BotDriver>();
hasOnlyReadonlyFields<LiveGame>();
hasOnlyReadonlyFields<GameSession>();
hasOnlyReadonlyFields<Clocks>();
// @ts-expect-error A field that can be assigned is found.
hasOnlyReadonlyFields<{ readonly id: string; state: string }>();

let database: Awaited<ReturnType<typeof openSqlite>>;
let store: Store;
beforeAll(async () => {
  database = await openSqlite(':memory:');
  store = storeOf(database);
});
afterAll(() => database.close());

test('an assignment to a field of a match is refused by the compiler, and has no effect', () => {
  const match = openMatch(store);
  expect(() => {
    // @ts-expect-error Only a getter.
    match.state = 'over';
  }).toThrow(TypeError);
  expect(() => {
    // @ts-expect-error Only a getter.
    match.players = [];
  }).toThrow(TypeError);
  expect([match.state, match.players.length]).toEqual(['waiting', 2]);
});
