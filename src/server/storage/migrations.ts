// The schema of the database, step by step. Steps are never changed, only added, and a step only adds: processes of the previous version have to keep working beside it.
import { type Kysely, type Migration, sql } from 'kysely';
import { adminTables } from './admin-storage.ts';
import { bulletinTables } from './bulletin-storage.ts';
import { dealTables, duplicates } from './deal-storage.ts';
import { hiddenMatches, seekers } from './lobby-migration.ts';
import { notices } from './notice-migration.ts';
import { ratingTables, unchangedRatings } from './rating-storage.ts';
import { retentionTables } from './retention-storage.ts';
import { safetyTables } from './safety-changes.ts';
import { tournamentReplays, tournamentTables } from './tournament-storage.ts';

export type Migrations = { readonly [name: string]: Migration };

export const POSTGRES_MIGRATIONS: Migrations = {
  '0001-matches': { up: matches },
  '0002-accounts': { up: accounts },
  '0003-many-processes': { up: manyProcesses },
  '0004-seeds': { up: seeds },
  '0005-devices': { up: devices },
  '0007-take-backs': { up: takeBacks },
  '0008-orders': { up: orders },
  '0009-notices': { up: notices },
  '0010-hidden-matches': { up: hiddenMatches },
  '0011-seekers': { up: seekers },
  '0012-endings': { up: endings },
  '0013-spectators-chat': { up: spectatorsChat },
  '0014-vacations': { up: vacations },
  '0015-helped-players': { up: helpedPlayers },
  '0016-deals': { up: dealTables },
  '0017-duplicates': { up: duplicates },
  '0018-retention': { up: retentionTables },
  '0019-admin': { up: adminTables },
  '0020-safety': { up: safetyTables },
  '0021-bulletins': { up: bulletinTables },
  '0022-ratings': { up: ratingTables },
  '0023-indexes': { up: indexes },
  '0024-tournaments': { up: tournamentTables },
  '0025-tournament-replays': { up: tournamentReplays },
  '0026-left-seats': { up: leftSeats },
  '0027-unchanged-ratings': { up: unchangedRatings },
};

export const SQLITE_MIGRATIONS: Migrations = {
  ...POSTGRES_MIGRATIONS,
  '0006-move-blocks': { up: moveBlocks },
};

// A migration knows the schema of its own time, not the current one.
async function matches(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('persons')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('devices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('secret_hash', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull().references('persons.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('devices_person').on('devices').column('person').execute();
  await db.schema
    .createTable('matches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('is_open', 'integer', (column) => column.notNull())
    .addColumn('clock', 'text', (column) => column.notNull())
    .addColumn('watch', 'text', (column) => column.notNull())
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('started_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addColumn('result', 'text')
    .addColumn('next', 'text')
    .addColumn('wake_at', 'bigint')
    .execute();
  await db.schema.createIndex('matches_wake').on('matches').column('wake_at').execute();
  await db.schema
    .createIndex('matches_open')
    .on('matches')
    .columns(['state', 'is_open', 'created_at'])
    .execute();
  await db.schema
    .createTable('sitters')
    .addColumn('match', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('level', 'text')
    .addColumn('person', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('contribution', 'text')
    .addColumn('link_hash', 'text')
    .addPrimaryKeyConstraint('sitters_key', ['match', 'seat'])
    .execute();
  await db.schema.createIndex('sitters_person').on('sitters').column('person').execute();
  await db.schema
    .createTable('moves')
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('ply', 'integer', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('notation', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('moves_key', ['match', 'ply'])
    .execute();
  await db.schema
    .createTable('chat')
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('said', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('chat_match').on('chat').columns(['match', 'at']).execute();
}

async function accounts(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('persons').addColumn('settings', 'text').execute();
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull().references('persons.id').onDelete('cascade'))
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('passkeys_person').on('passkeys').column('person').execute();
  await db.schema
    .createTable('challenges')
    .addColumn('challenge', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('ratings')
    .addColumn('person', 'text', (column) => column.notNull().references('persons.id').onDelete('cascade'))
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('mu', 'double precision', (column) => column.notNull())
    .addColumn('sigma', 'double precision', (column) => column.notNull())
    .addColumn('games', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('ratings_key', ['person', 'game'])
    .execute();
}

async function manyProcesses(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('matches')
    .addColumn('changes', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('matches')
    .addColumn('wants_bot', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('commits')
    .addColumn('token', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('is_void', 'integer', (column) => column.notNull())
    .execute();
}

/** Stores the seed of a game. The seed of an older game follows from its secret and contributions. */
async function seeds(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('matches').addColumn('seed', 'text').execute();
}

/** For the list of devices: when each was last used. */
async function devices(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('devices').addColumn('seen_at', 'bigint').execute();
}

/** The question whether something may be taken back. Processes of the version before do not know such matches' later rows. */
async function takeBacks(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('matches').addColumn('take_back', 'text').execute();
}

/** The standing orders of the seats. */
async function orders(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('orders')
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('orders', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('orders_key', ['match', 'seat'])
    .execute();
}

/** Offers to end a game, who has resigned, and who wants another game. */
async function endings(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('matches').addColumn('end_offer', 'text').execute();
  await db.schema.alterTable('sitters').addColumn('resigned_at', 'bigint').execute();
  await db.schema.alterTable('sitters').addColumn('rematch', 'text').execute();
}

/** Lines of spectators have no seat but a person, and players hear them only if the host allows it. */
async function spectatorsChat(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('chat').addColumn('person', 'text').execute();
  await db.schema
    .alterTable('matches')
    .addColumn('hears_spectators', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}

/** When people are on vacation: their clocks at tables of days stop. */
async function vacations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('vacations')
    .addColumn('person', 'text', (column) => column.notNull().references('persons.id').onDelete('cascade'))
    .addColumn('from_at', 'bigint', (column) => column.notNull())
    .addColumn('to_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('vacations_key', ['person', 'from_at'])
    .execute();
}

/** By which deletions find their rows. */
async function indexes(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of [
    ['deliveries', 'person'],
    ['deliveries', 'channel'],
    ['channels', 'device'],
    ['challenges', 'expires_at'],
    ['challenges', 'person'],
  ] as const)
    await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
}

/** For whom a bot has decided: such a game is not rated. */
async function helpedPlayers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sitters')
    .addColumn('was_helped', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}

/** When people have left their seats to bots: who left first comes last. */
async function leftSeats(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sitters').addColumn('left_at', 'bigint').execute();
}

/**
 * Moves go into a journal first and later into blocks (see `sqlite-moves.ts`); `moves` becomes a view of the blocks.
 * Versions before this migration have made these tables without it, so any part may be there already. Kysely runs SQLite
 * migrations without a transaction: this one needs its own, because it drops a table.
 */
async function moveBlocks(db: Kysely<unknown>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const run = (statement: string) => sql.raw(statement).execute(transaction);
    await run('create table if not exists journal (id integer primary key, moves text not null)');
    const { rows } = await sql<{ type: string }>`select type from sqlite_schema where name = 'moves'`.execute(
      transaction,
    );
    if (rows[0]?.type !== 'table') return;
    await run(`create table blocks
      (match text not null, ply integer not null, moves text not null, primary key (match, ply)) without rowid`);
    await run(`insert into blocks
      select match, max(ply), json_group_array(json_array(ply, seat, notation, at) order by ply) from moves group by match`);
    await run('drop table moves');
    await run(`create view moves as
      select match, value ->> 0 as ply, value ->> 1 as seat, value ->> 2 as notation, value ->> 3 as at
      from blocks, json_each(blocks.moves)`);
  });
}
