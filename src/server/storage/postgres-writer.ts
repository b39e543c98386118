// The connection that writes to PostgreSQL. Writes that arrive in one turn of the event loop, or during a commit, share the next commit.
import type { Kysely } from 'kysely';
import pg from 'pg';
import { pause, type System } from '../../protocol/system.ts';
import { newId } from '../tokens.ts';
import { compileChange, type Statement } from './compile-change.ts';
import {
  type Change,
  type CommitListener,
  CommitUnknown,
  DatabaseUnavailable,
  type QueuedWrite,
  type WriteResult,
} from './database.ts';
import type { MoveRow, Schema } from './schema.ts';
import { takeBackNotation } from './take-back-row.ts';

export interface PostgresWriterOptions {
  readonly system: System;
  /** Compiles changes; nothing is executed through it. */
  readonly query: Kysely<Schema>;
  /** A new client, not yet connected, that sends statements without waiting for answers. */
  newClient(): pg.Client;
  readonly onCommit: CommitListener | null;
}

/** The content of one commit. */
interface Batch {
  readonly moves: readonly MoveRow[];
  readonly statements: readonly Statement[];
}

/** The result of a transaction. `lost`: the connection broke before PostgreSQL answered. */
type SendResult =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly error: PostgresError }
  | { readonly kind: 'lost' };
type PostgresError = Error & { readonly code?: string | undefined };

const MAX_WRITES_PER_COMMIT = 500;
/** After a commit of this many writes more will follow shortly: waiting a little makes fewer and larger commits. */
const BUSY_WRITES = 4;
const BUSY_PAUSE_MS = 4;
/** A write that cannot be sent within this time is refused. */
const CONNECT_TIMEOUT_MS = 5000;
const RECONNECT_INTERVAL_MS = 200;
/** The time to find out whether a commit was made whose answer was lost, and to repeat it. */
const COMMIT_TIMEOUT_MS = 20_000;
/** Serialization failure and deadlock: PostgreSQL has ended one of two transactions, which can be repeated. */
const RETRYABLE = ['40001', '40P01'];
/** Unique violation, and not-null violation (see `bump-room-version` in `compile-change.ts`). */
const CONFLICTS = ['23505', '23502'];

/** Stores the token of this commit and deletes the token of the last one. */
const STORE_TOKEN = `deleted as (delete from commits where token = $2),
  stored as (insert into commits (token, at, is_void) values ($1, $3, 0))`;
/** Most commits are only moves: one statement, which is a transaction by itself. */
const INSERT_MOVES = {
  name: 'moves',
  text: `with ${STORE_TOKEN} insert into moves (match, ply, seat, notation, at)
    select * from unnest($4::text[], $5::int[], $6::int[], $7::text[], $8::bigint[])`,
};
const NO_MOVES = { name: 'no-moves', text: `with ${STORE_TOKEN} select 1` };

export class PostgresWriter {
  private readonly options: PostgresWriterOptions;
  private readonly system: System;
  private client: pg.Client | null = null;
  private queue: QueuedWrite[] = [];
  private running: Promise<void> | null = null;
  /** The token of the last commit. */
  private lastToken = '';

  constructor(options: PostgresWriterOptions) {
    this.options = options;
    this.system = options.system;
  }

  write(changes: readonly Change[]): Promise<WriteResult> {
    return new Promise((resolve, reject) => {
      this.queue.push({ changes, resolve, reject });
      this.running ??= this.run();
    });
  }

  async close(): Promise<void> {
    await this.running;
    await this.client?.end();
    this.client = null;
  }

  private async run(): Promise<void> {
    // The first commit takes everything that this turn of the event loop brings.
    await new Promise<void>(this.system.soon);
    while (this.queue.length > 0) {
      const writes = this.queue.splice(0, MAX_WRITES_PER_COMMIT);
      await this.complete(writes);
      if (writes.length >= BUSY_WRITES) await pause(this.system, BUSY_PAUSE_MS);
    }
    this.running = null;
  }

  /** Commits the writes and answers them. If the commit is refused, each half is tried alone, so that only the write at fault fails. */
  private async complete(writes: readonly QueuedWrite[]): Promise<void> {
    const startedAt = this.system.elapsed();
    const error = await this.commit(writes);
    if (error === null) {
      this.options.onCommit?.(this.system.elapsed() - startedAt, writes.length);
      for (const { resolve } of writes) resolve('done');
    } else if (error instanceof DatabaseUnavailable || error instanceof CommitUnknown) {
      for (const { reject } of writes) reject(error);
    } else if (writes.length > 1) {
      const half = Math.ceil(writes.length / 2);
      await this.complete(writes.slice(0, half));
      await this.complete(writes.slice(half));
    } else if (CONFLICTS.includes(error.code ?? '')) {
      writes[0]?.resolve('conflict');
    } else writes[0]?.reject(error);
  }

  /** Null when the commit is made. With an error nothing of it is made, unless the error is `CommitUnknown`. */
  private async commit(writes: readonly QueuedWrite[]): Promise<PostgresError | null> {
    const batch = this.batchOf(writes);
    for (const deadline = this.system.now() + COMMIT_TIMEOUT_MS; ; ) {
      const token = newId(this.system);
      let result: SendResult;
      try {
        result = await this.send(await this.connected(this.system.now() + CONNECT_TIMEOUT_MS), token, batch);
      } catch (error) {
        return error instanceof DatabaseUnavailable
          ? error
          : new DatabaseUnavailable('cannot connect', { cause: error });
      }
      if (result.kind === 'refused' && !RETRYABLE.includes(result.error.code ?? '')) return result.error;
      if (result.kind === 'lost') {
        try {
          if (await this.wasCommitted(token, deadline)) result = { kind: 'done' };
        } catch (error) {
          return new CommitUnknown('the database went away during a commit', { cause: error });
        }
      }
      if (result.kind === 'done') {
        this.lastToken = token;
        return null;
      }
      if (this.system.now() > deadline)
        return new DatabaseUnavailable('the database did not take it in time');
    }
  }

  /** The moves come first: no move depends on another change of its commit. */
  private batchOf(writes: readonly QueuedWrite[]): Batch {
    const moves: MoveRow[] = [];
    const statements: Statement[] = [];
    for (const { changes } of writes) {
      for (const change of changes) {
        if (change.kind === 'append-move') moves.push(change);
        else if (change.kind === 'delete-moves') statements.push(deleteMoves(change.match));
        else if (change.kind === 'append-take-back')
          moves.push({ ...change, notation: takeBackNotation(change.to) });
        else statements.push(...compileChange(this.options.query, change));
      }
    }
    return { moves, statements };
  }

  /** Sends everything at once, without waiting for the answers in between. */
  private async send(client: pg.Client, token: string, { moves, statements }: Batch): Promise<SendResult> {
    const tokens = [token, this.lastToken, this.system.now()];
    const insertMoves = () =>
      moves.length > 0
        ? client.query({ ...INSERT_MOVES, values: [...tokens, ...columnsOf(moves)] })
        : client.query({ ...NO_MOVES, values: tokens });
    const answers = await Promise.allSettled(
      statements.length === 0
        ? [insertMoves()]
        : [
            client.query('begin'),
            insertMoves(),
            ...statements.map(({ sql, parameters }) => client.query(sql, [...parameters])),
            client.query('commit'),
          ],
    );
    const errors = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason as unknown] : [],
    );
    const [error] = errors;
    if (error === undefined) return { kind: 'done' };
    // Only an answer to the last statement says that the transaction is over, whatever the first error was.
    const last = answers.at(-1);
    const isAnswered = last?.status === 'fulfilled' || isStatementError(last?.reason);
    if (isAnswered && error instanceof Error) return { kind: 'refused', error };
    this.discard(client);
    return { kind: 'lost' };
  }

  /**
   * Whether a commit was made whose answer was lost. The old connection may still be about to commit: inserting the same
   * token as void makes sure that only one of the two succeeds.
   */
  private async wasCommitted(token: string, deadline: number): Promise<boolean> {
    for (;;) {
      const client = await this.connected(deadline);
      try {
        const insertVoid =
          'insert into commits (token, at, is_void) values ($1, $2, 1) on conflict (token) do nothing';
        await client.query(insertVoid, [token, this.system.now()]);
        const { rows } = await client.query('select is_void from commits where token = $1', [token]);
        return rows[0]?.is_void === 0;
      } catch (error) {
        this.discard(client);
        if (this.system.now() > deadline) throw error;
      }
    }
  }

  private async connected(deadline: number): Promise<pg.Client> {
    while (!this.client) {
      const client = this.options.newClient();
      client.on('error', () => this.discard(client));
      client.on('end', () => this.discard(client));
      try {
        await client.connect();
        this.client = client;
      } catch (error) {
        void client.end().catch(() => {});
        if (this.system.now() > deadline)
          throw new DatabaseUnavailable('the database does not answer', { cause: error });
        await pause(this.system, RECONNECT_INTERVAL_MS);
      }
    }
    return this.client;
  }

  private discard(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = null;
    void client.end().catch(() => {});
  }
}

const deleteMoves = (match: string): Statement => ({
  sql: 'delete from moves where match = $1',
  parameters: [match],
});

/** In the order of the columns in `INSERT_MOVES`. */
function columnsOf(moves: readonly MoveRow[]): unknown[][] {
  return [
    moves.map(({ match }) => match),
    moves.map(({ ply }) => ply),
    moves.map(({ seat }) => seat),
    moves.map(({ notation }) => notation),
    moves.map(({ at }) => at),
  ];
}

/** PostgreSQL has refused the statement; the connection still works. */
function isStatementError(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.severity === 'ERROR';
}
