// Kysely's PostgreSQL dialect, with errors of the connection thrown as `DatabaseUnavailable`.
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import pg from 'pg';
import { DatabaseUnavailable } from './database.ts';

export class UnavailableDialect extends PostgresDialect {
  override createDriver(): Driver {
    return new UnavailableDriver(super.createDriver());
  }
}

class UnavailableDriver implements Driver {
  private readonly inner: Driver;

  constructor(inner: Driver) {
    this.inner = inner;
  }

  init(): Promise<void> {
    return this.inner.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new UnavailableConnection(await this.inner.acquireConnection().catch(rethrow));
  }

  beginTransaction({ inner }: UnavailableConnection, settings: TransactionSettings): Promise<void> {
    return this.inner.beginTransaction(inner, settings).catch(rethrow);
  }

  commitTransaction({ inner }: UnavailableConnection): Promise<void> {
    return this.inner.commitTransaction(inner).catch(rethrow);
  }

  rollbackTransaction({ inner }: UnavailableConnection): Promise<void> {
    return this.inner.rollbackTransaction(inner).catch(rethrow);
  }

  releaseConnection({ inner }: UnavailableConnection): Promise<void> {
    return this.inner.releaseConnection(inner);
  }

  destroy(): Promise<void> {
    return this.inner.destroy();
  }
}

class UnavailableConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;

  constructor(inner: DatabaseConnection) {
    this.inner = inner;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.inner.executeQuery<R>(query).catch(rethrow);
  }

  streamQuery<R>(query: CompiledQuery, size: number): AsyncIterableIterator<QueryResult<R>> {
    return this.inner.streamQuery<R>(query, size);
  }
}

function rethrow(error: unknown): never {
  throw toUnavailable(error);
}

/** Classes of PostgreSQL's error codes: connection exception, insufficient resources, operator intervention. */
const UNAVAILABLE = /^(08|53|57)/;

/** An error of the network, or of a server that shuts down, becomes `DatabaseUnavailable`. An error about a statement stays as it is. */
export function toUnavailable(error: unknown): unknown {
  if (error instanceof pg.DatabaseError && !UNAVAILABLE.test(error.code ?? '')) return error;
  return new DatabaseUnavailable(error instanceof Error ? error.message : String(error), { cause: error });
}
