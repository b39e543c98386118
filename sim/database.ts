// The simulated database: the real SQLite code in memory, reached by each process over a connection that is slow, broken, or loses the answer to a commit.
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Rng } from '../src/engine/index.ts';
import {
  type Change,
  CommitUnknown,
  type Database,
  DatabaseUnavailable,
  DiskError,
  type QueuedWrite,
  type WriteResult,
} from '../src/server/storage/database.ts';
import type { Schema } from '../src/server/storage/schema.ts';
import type { Actor, World } from './world.ts';

/** What becomes of commits while something is wrong. The shares are of 1. */
export interface DatabaseTrouble {
  maxDelayMs: number;
  /** Nothing was written, and the process knows. */
  refuses: number;
  /** The process does not know; it was written, was not, or is written later. */
  unknown: number;
  isAway: boolean;
  isFull: boolean;
}

export const NO_DATABASE_TROUBLE: DatabaseTrouble = {
  maxDelayMs: 4,
  refuses: 0,
  unknown: 0,
  isAway: false,
  isFull: false,
};

/** How long the connections of the server wait for a database that does not answer. */
const READ_TIMEOUT_MS = 15_000;
const CONNECT_TIMEOUT_MS = 5000;
const COMMIT_TIMEOUT_MS = 20_000;
/** A commit whose answer was lost may be made as late as this. */
const MAX_LATE_MS = 3000;

export class SimDatabase {
  trouble: DatabaseTrouble = NO_DATABASE_TROUBLE;
  readonly inner: Database;
  private readonly world: World;
  private readonly rng: Rng;
  private readonly actor: Actor;

  /** `inner` runs as this actor. */
  constructor(world: World, inner: Database, actor: Actor) {
    this.world = world;
    this.inner = inner;
    this.actor = actor;
    this.rng = world.rng('database');
  }

  /** The database as one process has it. */
  connect(process: Actor): Database {
    const { inner } = this;
    const commits = new CommitQueue((writes) => this.commit(process, writes));
    const query = new Kysely<Schema>({
      dialect: {
        createAdapter: () => new SqliteAdapter(),
        createIntrospector: (db) => new SqliteIntrospector(db),
        createQueryCompiler: () => new SqliteQueryCompiler(),
        createDriver: () => this.driver(process),
      },
    });
    return {
      query,
      write: (changes) => commits.write(changes),
      movesSince: (match, ply) => this.read(process, () => inner.movesSince(match, ply)),
      headsOf: (ids) => this.read(process, () => inner.headsOf(ids)),
      diskError: () => (this.trouble.isFull ? 'disk-full' : null),
      close: async () => {},
    };
  }

  private delay(process: Actor, ms: number): Promise<void> {
    return new Promise((resolve) => void this.world.after(ms, process, resolve));
  }

  private latency(): number {
    return 0.2 + this.rng.float() * this.trouble.maxDelayMs;
  }

  private async read<T>(process: Actor, act: () => Promise<T>): Promise<T> {
    await this.available(process, READ_TIMEOUT_MS);
    await this.delay(process, this.latency());
    return act();
  }

  /** Waits for a database that is away, but not for ever. */
  private async available(process: Actor, timeoutMs: number): Promise<void> {
    for (const deadline = this.world.now + timeoutMs; this.trouble.isAway; ) {
      if (this.world.now >= deadline) throw new DatabaseUnavailable('the database does not answer');
      await this.delay(process, 200);
    }
  }

  /** Updates outside of `write`, such as taking a lease, are answered like reads. */
  private driver(process: Actor): Driver {
    const connection: DatabaseConnection = {
      executeQuery: <R>(compiled: CompiledQuery) =>
        this.read(process, () => this.inner.query.executeQuery<R>(compiled as CompiledQuery<R>)),
      streamQuery: () => {
        throw new Error('nothing is streamed');
      },
    };
    const nothing = async () => {};
    return {
      init: nothing,
      acquireConnection: async () => connection,
      beginTransaction: nothing,
      commitTransaction: nothing,
      rollbackTransaction: nothing,
      releaseConnection: nothing,
      destroy: nothing,
    };
  }

  private async commit(process: Actor, writes: readonly QueuedWrite[]): Promise<void> {
    const { rng, world } = this;
    const fate = rng.float();
    const { refuses, unknown, isFull } = this.trouble;
    const rejectAll = (error: Error) => {
      for (const { reject } of writes) reject(error);
    };
    try {
      await this.available(process, CONNECT_TIMEOUT_MS);
    } catch (error) {
      return rejectAll(error as Error);
    }
    await this.delay(process, this.latency());
    if (isFull) return rejectAll(new DiskError('disk-full', 'no room', null));
    if (fate < refuses) {
      await this.delay(process, rng.int(CONNECT_TIMEOUT_MS));
      return rejectAll(new DatabaseUnavailable('the connection was refused'));
    }
    if (fate < refuses + unknown) {
      const kind = rng.pick(['written', 'lost', 'late'] as const);
      world.note('database', `the answer to a commit of ${process.name} is lost; it is ${kind}`);
      const lateMs = kind === 'late' ? rng.int(MAX_LATE_MS) : 0;
      if (kind !== 'lost') world.after(lateMs, this.actor, () => void this.store(writes));
      await this.delay(process, rng.int(kind === 'late' ? 50 : COMMIT_TIMEOUT_MS));
      return rejectAll(new CommitUnknown('the database went away during a commit'));
    }
    const results = await this.store(writes);
    await this.delay(process, this.latency());
    results.forEach((result, i) => {
      if (result instanceof Error) writes[i]!.reject(result);
      else writes[i]!.resolve(result);
    });
  }

  /** All in one transaction; if one is at fault, each in its own. */
  private store(writes: readonly QueuedWrite[]): Promise<(WriteResult | Error)[]> {
    return Promise.all(
      writes.map(({ changes }) =>
        this.inner.write(changes).catch((error: unknown) => {
          return error instanceof Error ? error : new Error(String(error));
        }),
      ),
    );
  }
}

/** One commit at a time, like the connection that writes to PostgreSQL. */
class CommitQueue {
  private queue: QueuedWrite[] = [];
  private isRunning = false;
  private readonly commit: (writes: readonly QueuedWrite[]) => Promise<void>;

  constructor(commit: (writes: readonly QueuedWrite[]) => Promise<void>) {
    this.commit = commit;
  }

  write(changes: readonly Change[]): Promise<WriteResult> {
    return new Promise((resolve, reject) => {
      this.queue.push({ changes, resolve, reject });
      if (!this.isRunning) void this.run();
    });
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    while (this.queue.length > 0) await this.commit(this.queue.splice(0));
    this.isRunning = false;
  }
}
