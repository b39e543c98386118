// The server under test: starts it as a process, kills it, and opens its database.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Usage } from '../../bench/server/child.ts';
import { openPostgres } from '../../src/server/storage/postgres.ts';
import { openSqlite } from '../../src/server/storage/sqlite.ts';
import { type Store, storeOf } from '../../src/server/storage/store.ts';
import { compileServer } from './compiled-server.ts';

const FIRST_PORT = 28_500;

interface ServerOptions {
  readonly port?: number;
  readonly env?: { readonly [name: string]: string };
}

export class ServerUnderTest {
  /** Several servers of one test process need different ports. */
  private static count = 0;
  readonly folder = mkdtempSync(join(tmpdir(), 'scriptorium-stress-'));
  readonly port: number;
  private readonly env: { readonly [name: string]: string };
  private child: ChildProcess | null = null;

  /** `env` may name a database and a bus; without them the server has an SQLite file of its own. */
  constructor({
    port = FIRST_PORT + ((process.pid + 500 * ServerUnderTest.count++) % 1500),
    env = {},
  }: ServerOptions = {}) {
    this.port = port;
    this.env = env;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    writeFileSync(join(this.folder, 'index.html'), '');
    // Never use a database from the environment unless the caller passes it on.
    const { DATABASE_URL: _, REDIS_URL: __, ...elsewhere } = process.env;
    this.child = fork(await compileServer(), [String(this.port), this.folder], {
      execArgv: [],
      env: { ...elsewhere, ...this.env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    await Promise.race([
      once(this.child, 'message'),
      once(this.child, 'exit').then(() => Promise.reject(new Error('the server did not start'))),
    ]);
  }

  get isUp(): boolean {
    return this.child !== null && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** SIGKILL: the server cannot clean up. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child || !this.isUp) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal);
  }

  /** SIGTERM, as a service manager sends it. */
  async end(): Promise<void> {
    const { child } = this;
    if (!child || !this.isUp) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  }

  /** The server's database, for reading. */
  async openStore(): Promise<Store & { close(): Promise<void> }> {
    const { DATABASE_URL } = this.env;
    const database = await (DATABASE_URL
      ? openPostgres(DATABASE_URL)
      : openSqlite(join(this.folder, 'server.db')));
    return { ...storeOf(database), close: database.close };
  }

  /** Memory after a garbage collection, and processor time. */
  async usage(): Promise<Usage> {
    this.child?.send('memory');
    const [usage] = (await once(this.child!, 'message')) as [Usage];
    return usage;
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
