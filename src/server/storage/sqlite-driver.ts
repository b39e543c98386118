// The SQLite driver: Node's own from version 24 on, before that a package with the same interface.
import { createRequire } from 'node:module';
import type { DatabaseSync as PackagedDatabase, StatementSyncInstance } from '@photostructure/sqlite';

/** An open SQLite file. */
export type SqliteFile = InstanceType<typeof PackagedDatabase>;
export type SqliteStatement = StatementSyncInstance;

/** Node 22 has `node:sqlite` too, but warns at every start that it is experimental. */
const FIRST_NODE_WITH_SQLITE = 24;

const hasOwn = Number.parseInt(process.versions.node, 10) >= FIRST_NODE_WITH_SQLITE;

export const { DatabaseSync } = createRequire(import.meta.url)(
  hasOwn ? 'node:sqlite' : '@photostructure/sqlite',
) as Pick<typeof import('@photostructure/sqlite'), 'DatabaseSync'>;
