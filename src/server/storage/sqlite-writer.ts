// Writes to a SQLite file. All writes of one turn of the event loop, or of a few milliseconds after a commit, share a transaction and one sync of the disk.
import type { Kysely } from 'kysely';
import type { System } from '../../protocol/system.ts';
import { compileChange } from './compile-change.ts';
import {
  type Change,
  type CommitListener,
  DiskError,
  type QueuedWrite,
  type WriteResult,
} from './database.ts';
import type { Schema } from './schema.ts';
import type { Guard } from './sqlite-dialect.ts';
import type { SqliteFile, SqliteStatement } from './sqlite-driver.ts';
import { SQLITE, sqliteCodeOf } from './sqlite-errors.ts';
import { PlyTaken, type SqliteMoves } from './sqlite-moves.ts';
import { takeBackNotation } from './take-back-row.ts';

export interface SqliteWriterOptions {
  readonly system: System;
  readonly file: SqliteFile;
  readonly query: Kysely<Schema>;
  readonly moves: SqliteMoves;
  readonly onCommit: CommitListener;
  /** Called before every commit; what it throws rolls the transaction back. */
  beforeCommit(): void;
  /** Called after every transaction that is on the disk. */
  succeeded(): void;
  readonly guard: Guard;
}

/** Shortest time between two commits. A write that comes alone does not wait. */
const COMMIT_INTERVAL_MS = 3;

const CONFLICTS: readonly unknown[] = [SQLITE.unique, SQLITE.primaryKey, SQLITE.notNull];

export class SqliteWriter {
  private readonly options: SqliteWriterOptions;
  private readonly statements = new Map<string, SqliteStatement>();
  private queue: QueuedWrite[] = [];
  private committedAt = 0;

  constructor(options: SqliteWriterOptions) {
    this.options = options;
  }

  write(changes: readonly Change[]): Promise<WriteResult> {
    return new Promise((resolve, reject) => {
      if (this.queue.length === 0) this.schedule();
      this.queue.push({ changes, resolve, reject });
    });
  }

  /** Commits what is queued now. */
  flush(): void {
    const writes = this.queue;
    if (writes.length === 0) return;
    this.queue = [];
    try {
      this.commit(writes);
    } catch (error) {
      if (error instanceof DiskError) {
        for (const { reject } of writes) reject(error);
        return;
      }
      // One of the writes failed. Each gets its own transaction, so that the others succeed.
      for (const write of writes) this.commitAlone(write);
      return;
    }
    for (const { resolve } of writes) resolve('done');
  }

  /** Runs `act` in a transaction that has the write lock from the start. */
  transaction(act: () => void): void {
    const { file, moves, guard } = this.options;
    guard(() => {
      try {
        this.run('begin immediate');
        act();
        this.options.beforeCommit();
        this.run('commit');
      } catch (error) {
        moves.rolledBack();
        // After an error of the disk SQLite has rolled back by itself.
        if (file.isTransaction) this.run('rollback');
        throw error;
      }
    });
    this.options.succeeded();
  }

  private schedule(): void {
    const { elapsed, after, soon } = this.options.system;
    const waitMs = COMMIT_INTERVAL_MS - (elapsed() - this.committedAt);
    if (waitMs > 0) after(waitMs, () => this.flush());
    else soon(() => this.flush());
  }

  private commit(writes: readonly QueuedWrite[]): void {
    const { moves, onCommit, system } = this.options;
    const startedAt = system.elapsed();
    this.transaction(() => {
      moves.begin();
      for (const { changes } of writes) for (const change of changes) this.execute(change);
      moves.end();
    });
    this.committedAt = system.elapsed();
    onCommit(this.committedAt - startedAt, writes.length);
  }

  private commitAlone(write: QueuedWrite): void {
    try {
      this.commit([write]);
      write.resolve('done');
    } catch (error) {
      if (isConflict(error)) write.resolve('conflict');
      else write.reject(error);
    }
  }

  private execute(change: Change): void {
    if (change.kind === 'append-move') this.options.moves.append(change);
    else if (change.kind === 'delete-moves') this.options.moves.delete(change.match);
    else if (change.kind === 'append-take-back')
      this.options.moves.append({ ...change, notation: takeBackNotation(change.to) });
    else
      for (const { sql, parameters } of compileChange(this.options.query, change)) this.run(sql, parameters);
  }

  private run(sql: string, parameters: readonly unknown[] = []): void {
    let statement = this.statements.get(sql);
    if (!statement) {
      statement = this.options.file.prepare(sql);
      this.statements.set(sql, statement);
    }
    statement.run(...parameters);
  }
}

function isConflict(error: unknown): boolean {
  return error instanceof PlyTaken || CONFLICTS.includes(sqliteCodeOf(error));
}
