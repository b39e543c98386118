// Texts of players: each is refused, or stored exactly as it was sent, because the deal depends on it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verify } from '../../engine/index.ts';
import { isPrintable } from '../../engine/printable.ts';
import { allGames, findGame } from '../../games/loaded.ts';
import type { MatchRequest } from '../../protocol/client.ts';
import { realSystem } from '../../protocol/system.ts';
import { parseMessage } from '../api/parse.ts';
import { openLocalBus } from '../bus/local.ts';
import type { Database } from '../storage/database.ts';
import { newDatabase } from '../storage/postgres.fixtures.ts';
import { openPostgres } from '../storage/postgres.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { storeOf } from '../storage/store.ts';
import type { MutableClient } from './clients.ts';
import { handle } from './commands/index.ts';
import { playMoves } from './commands/play.ts';
import type { Match } from './match.ts';
import { recordOfMatch } from './match-record.ts';
import { MatchRegistry, REGISTRY_SETTINGS } from './registry.ts';

const RUNS = 40;
/** All kinds of characters, rare ones as often as common ones. */
const character = fc.oneof(
  fc.integer({ min: 0, max: 0x1f }),
  fc.integer({ min: 0x20, max: 0x7e }),
  fc.integer({ min: 0x7f, max: 0x9f }),
  fc.integer({ min: 0xd800, max: 0xdfff }),
  fc.constantFrom(0, 0x0301, 0x200d, 0x200f, 0x202e, 0x2028, 0x2066, 0xad, 0xfeff, 0xfffd, 0xfffe, 0xffff),
  fc.constantFrom(0x1100, 0x1161, 0x212b, 0xfb01, 0xdf, 0x130, 0x378, 0xe000, 0x1f468, 0xe0041, 0x10ffff),
  fc.integer({ min: 0, max: 0x10ffff }),
);
const anyText = fc
  .array(character, { maxLength: 40 })
  .map((points) => String.fromCodePoint(...points).slice(0, 90));
/** Partly without the characters that are refused, so that most runs lead to a game. */
const words = fc.oneof(
  anyText,
  anyText.map((text) => Array.from(text).filter(isPrintable).join('')),
);
const names = words.map((text) => Array.from(text).slice(0, 12).join(''));
const isKeepable = (text: string) => !/[\p{Cc}\p{Cs}]/u.test(text);

interface Kind {
  readonly name: string;
  open(): Promise<readonly [database: Database, another: Database]>;
  end(): Promise<void>;
}

const folder = mkdtempSync(join(tmpdir(), 'scriptorium-words-'));
let own: Awaited<ReturnType<typeof newDatabase>>;
const KINDS: Kind[] = [
  {
    name: 'SQLite',
    open: async () => {
      const database = await openSqlite(join(folder, 'words.db'));
      return [database, database];
    },
    end: async () => rmSync(folder, { recursive: true, force: true }),
  },
  {
    name: 'PostgreSQL',
    open: async () => {
      own = await newDatabase();
      return [await openPostgres(own.url), await openPostgres(own.url)];
    },
    end: () => own.drop(),
  },
];

describe.each(KINDS)('$name', ({ open, end }) => {
  let databases: readonly [Database, Database];
  beforeAll(async () => {
    databases = await open();
    const { write, insertPerson } = storeOf(databases[0]);
    await write(['anna', 'bruno'].map((person) => insertPerson(person, person, 1)));
  });
  afterAll(async () => {
    for (const database of new Set(databases)) await database.close();
    await end();
  });

  /** A process that has just started and knows only the database. */
  const started = (database: Database) =>
    new MatchRegistry(
      {
        store: storeOf(database),
        ...realSystem,
        metrics: { wakeUpsDue: () => {}, wakeUpHandled: () => {}, peerMessageReceived: () => {} },
        hasBots: false,
        think: async () => null,
        bus: openLocalBus(),
        games: allGames.map(({ game }) => game),
        earnedOptions: async ({ config }) => config.options,
        outcomeChanges: async () => [],
        noticeGraceMs: 5000,
        chat: 'on',
        seen: () => {},
      },
      { ...REGISTRY_SETTINGS, maxTablesPerPerson: Number.POSITIVE_INFINITY },
    );
  const found = async (registry: MatchRegistry, id: string): Promise<Match> => {
    const match = await registry.find(id);
    if (!match) throw new Error('the match is lost');
    return match;
  };
  const setTable = async () => {
    const here = started(databases[0]);
    const seats = [{ kind: 'person' } as const, { kind: 'person' } as const];
    const plan = { seats, options: {}, clock: null, isOpen: false, watch: 'public' } as const;
    const set = await here.create('anna', { ...plan, seats, tables: 1, isRated: true, game: 'scout' });
    if (!set.ok) throw new Error(set.refusal.code);
    return { here, match: await found(here, set.match) };
  };
  const client = (person: string): MutableClient => ({
    person,
    seat: null,
    address: '127.0.0.1',
    wantsMoves: false,
    link: null,
    isHidden: false,
    hides: new Set<string>(),
    heardAt: 0,
    send: () => {},
    end: () => {},
  });
  /** As a text on the socket, which is validated. */
  const ask = async (match: Match, who: MutableClient, message: object) => {
    const reading = parseMessage(JSON.stringify({ id: 1, ...message }));
    if (!reading.ok) return reading.refusal;
    const request = reading.value as MatchRequest;
    return match.runExclusive(async () => {
      who.seat = match.seatOf(who.person);
      return handle(match, who, request, {
        refuseBots: () => null,
        executeAt: async () => 'done' as const,
        personName: async () => null,
        isDeviceKnown: async () => true,
      });
    });
  };
  const dealt = (match: Match) =>
    match.runExclusive(async () => {
      const { table } = await match.loadSession();
      const { contributions } = (await recordOfMatch(match)).proof;
      return {
        seed: table.seed,
        ply: table.ply,
        hands: [0, 1].map((seat) => table.view(seat)),
        contributions,
      };
    });

  test('a contribution is refused, or every process deals the same game at any time', async () => {
    let games = 0;
    await fc.assert(
      fc.asyncProperty(words, fc.nat({ max: 3 }), async (word, moves) => {
        const { here, match } = await setTable();
        const [anna, bruno] = [client('anna'), client('bruno')];
        const sat = await ask(match, anna, { kind: 'sit', name: 'Anna', contribution: word });
        if (!isPrintable(word)) {
          expect(sat).toMatchObject({ code: 'bad-message', field: 'contribution' });
          return;
        }
        expect(sat).toBe('done');
        expect(await ask(match, bruno, { kind: 'sit', name: 'Bruno', contribution: 'b' })).toBe('done');
        for (let i = 0; i < moves; i++) {
          await match.runExclusive(async () => {
            const { table, deciders } = await match.loadSession();
            const seat = deciders[0]!;
            const move = table.game.notation(table.legalMoves(seat)[0]!);
            expect(await match.execute((state) => playMoves(state, seat, [move], table.ply))).toBe('sent');
          });
        }
        const known = await dealt(match);
        expect((await storeOf(databases[1]).findMatch(match.id))?.match.seed).toBe(known.seed);
        expect([known.ply, known.contributions]).toEqual([moves, [word, 'b']]);
        for (const database of databases) {
          const there = started(database);
          expect(await dealt(await found(there, match.id))).toEqual(known);
          there.close();
        }
        const record = await match.runExclusive(() => recordOfMatch(match));
        expect(verify(JSON.parse(JSON.stringify(record)), findGame).ok).toBe(true);
        here.close();
        games++;
      }),
      {
        numRuns: RUNS,
        examples: [
          ['\ud800', 0],
          ['\0', 0],
          ['a\0b', 1],
          ['\udfff\ud800', 2],
          ['é\u0301', 1],
        ],
      },
    );
    expect(games).toBeGreaterThan(RUNS / 4);
  });

  test('names and chat lines are refused, or another process reads them as they were sent', async () => {
    await fc.assert(
      fc.asyncProperty(names, words, async (name, line) => {
        const { here, match } = await setTable();
        const anna = client('anna');
        const sat = await ask(match, anna, { kind: 'sit', name, contribution: '' });
        if (sat !== 'done') {
          expect(sat).toMatchObject({ code: 'bad-message', field: 'name' });
          await ask(match, anna, { kind: 'sit', name: 'Anna', contribution: '' });
        } else expect(isKeepable(name)).toBe(true);
        const said = await ask(match, anna, { kind: 'say', said: { kind: 'line', line } });
        if (said !== 'done') expect(said).toMatchObject({ code: 'bad-message', field: 'said.line' });
        else expect(isKeepable(line)).toBe(true);
        const store = storeOf(databases[1]);
        const [player] = (await store.findMatch(match.id))?.players ?? [];
        if (sat === 'done') expect(player?.name).toBe(name.trim());
        const lines = (await store.recentChat(match.id, 10, 'players')).map((row) => JSON.parse(row.said));
        expect(lines).toEqual(said === 'done' ? [{ kind: 'line', line: line.trim() }] : []);
        here.close();
      }),
      {
        numRuns: RUNS,
        examples: [
          ['\ud83d', 'x\ud83d'],
          ['A\0', '\0'],
        ],
      },
    );
  });

  test('every accepted character comes back unchanged, alone and among its neighbours', async () => {
    const store = storeOf(databases[0]);
    const texts: string[] = [];
    for (let from = 0; from <= 0x10ffff; from += 0x2000) {
      const points = Array.from({ length: 0x2000 }, (_, i) => String.fromCodePoint(from + i));
      texts.push(points.filter(isKeepable).join(''));
    }
    await store.write(
      texts.flatMap((text, i) => [
        store.insertPerson(`p${i}`, 'P', 1),
        store.updatePerson(`p${i}`, { settings: text }),
      ]),
    );
    const back = await Promise.all(texts.map((_, i) => storeOf(databases[1]).findPerson(`p${i}`)));
    const changed = back.findIndex((row, i) => row?.settings !== texts[i]);
    expect(changed).toBe(-1);
  });
});
