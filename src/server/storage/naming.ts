// PostgreSQL for Kysely, where whatever goes wrong on the way gets a name of its own: `Away`.
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import pg from 'pg';
import { Away } from './database.ts';

export class NamingDialect extends PostgresDialect {
  override createDriver(): Driver {
    return new NamingDriver(super.createDriver());
  }
}

class NamingDriver implements Driver {
  private readonly bare: Driver;

  constructor(bare: Driver) {
    this.bare = bare;
  }

  init(): Promise<void> {
    return this.bare.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new NamingConnection(await this.bare.acquireConnection().catch(rethrow));
  }

  beginTransaction({ bare }: NamingConnection, settings: TransactionSettings): Promise<void> {
    return this.bare.beginTransaction(bare, settings).catch(rethrow);
  }

  commitTransaction({ bare }: NamingConnection): Promise<void> {
    return this.bare.commitTransaction(bare).catch(rethrow);
  }

  rollbackTransaction({ bare }: NamingConnection): Promise<void> {
    return this.bare.rollbackTransaction(bare).catch(rethrow);
  }

  releaseConnection({ bare }: NamingConnection): Promise<void> {
    return this.bare.releaseConnection(bare);
  }

  destroy(): Promise<void> {
    return this.bare.destroy();
  }
}

class NamingConnection implements DatabaseConnection {
  readonly bare: DatabaseConnection;

  constructor(bare: DatabaseConnection) {
    this.bare = bare;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.bare.executeQuery<R>(query).catch(rethrow);
  }

  streamQuery<R>(query: CompiledQuery, size: number): AsyncIterableIterator<QueryResult<R>> {
    return this.bare.streamQuery<R>(query, size);
  }
}

function rethrow(error: unknown): never {
  throw awayOr(error);
}

/** What PostgreSQL says about a statement stays; what the network or a server that goes down says is `Away`. */
export function awayOr(error: unknown): unknown {
  if (error instanceof pg.DatabaseError && !/^(08|53|57)/.test(error.code ?? '')) return error;
  return new Away(error instanceof Error ? error.message : String(error), { cause: error });
}
