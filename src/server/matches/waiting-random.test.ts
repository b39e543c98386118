// People sit down, stand up and are moved by a host who changes the table, at random: nobody loses a seat, and memory is what the database has.
import { expect, test } from 'vitest';
import { type Rng, rngOf } from '../../engine/index.ts';
import { scout } from '../../games/scout/index.ts';
import type { MatchRequest } from '../../protocol/client.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { storeOf } from '../storage/store.ts';
import { handle } from './commands/index.ts';
import { FREE, type Player, playerOf } from './config.ts';
import { clientOf, MATCH, openMatch, PEOPLE, writeMatch } from './match.fixtures.ts';

const GAMES = 40;
const REQUESTS = 25;
const CONTEXT = {
  refuseBots: () => null,
  executeAt: async () => 'done' as const,
  personName: async () => null,
  isDeviceKnown: async () => true,
};

function randomRequest(rng: Rng, id: number): { person: string; request: MatchRequest } {
  const person = rng.pick([...PEOPLE]);
  const seats = Array.from({ length: rng.pick([...scout.seatCounts]) }, () =>
    rng.int(3) === 0 ? ({ kind: 'bot', level: 'novice' } as const) : ({ kind: 'person' } as const),
  );
  const kinds: (() => MatchRequest)[] = [
    // Not every seat: a table that is full begins.
    () => ({ kind: 'sit', id, seat: rng.int(5), name: person, contribution: person }),
    () => ({ kind: 'leave', id }),
    () => ({ kind: 'configure', id, seats }),
  ];
  return { person, request: rng.pick(kinds)() };
}

const peopleIn = (players: readonly Player[]) =>
  players
    .flatMap((player) => (player.kind === 'person' && player.person !== null ? [player.person] : []))
    .sort();

test(`${GAMES} tables of ${REQUESTS} requests`, async () => {
  let moved = 0;
  for (let game = 0; game < GAMES; game++) {
    const rng = rngOf(`waiting ${game}`);
    const database = await openSqlite(':memory:');
    const store = storeOf(database);
    const start = [FREE, FREE, FREE, FREE];
    await writeMatch(store, start);
    const match = openMatch(store, {}, start);
    const clients = new Map(PEOPLE.map((person) => [person, clientOf(person, null).client]));
    for (const client of clients.values()) await match.runExclusive(() => match.admit(client, undefined));
    for (let id = 1; id <= REQUESTS && match.state === 'waiting'; id++) {
      const { person, request } = randomRequest(rng, id);
      const before = match.players;
      const { host } = match.config;
      const reply = await match.runExclusive(() => handle(match, clients.get(person)!, request, CONTEXT));
      const seated = peopleIn(match.players);
      // Only a person's own request changes whether they have a seat.
      const others = (players: readonly Player[]) => peopleIn(players).filter((each) => each !== person);
      expect(others(match.players)).toEqual(others(before));
      expect(new Set(seated).size).toBe(seated.length);
      if (request.kind === 'configure') {
        expect(seated).toEqual(peopleIn(before));
        if (person !== host) expect(reply).toMatchObject({ code: 'not-host' });
        else if (reply === 'done') {
          expect(match.players).toHaveLength(request.seats?.length ?? 0);
          if (
            before.findLastIndex((player) => player.kind === 'person' && player.person) >=
            match.players.length
          )
            moved++;
        } else expect(match.players).toEqual(before);
      }
      const stored = await store.findMatch(MATCH.id);
      expect(stored?.players.map(playerOf)).toEqual(match.players);
      expect(stored?.match.host).toBe(match.config.host);
      // A host who stands up is host no longer, if somebody else sits there.
      if (host === person && request.kind === 'leave' && reply === 'done' && seated.length > 0)
        expect(seated).toContain(match.config.host);
      for (const [name, { seat }] of clients) expect(seat).toBe(match.seatOf(name));
    }
    await database.close();
  }
  // The interesting case has happened.
  expect(moved).toBeGreaterThan(5);
});
