// Starts and ends the server that is treated badly.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Usage } from '../../bench/server/child.ts';
import { openPostgres } from '../../src/server/storage/postgres.ts';
import { openSqlite } from '../../src/server/storage/sqlite.ts';
import { type Store, storeOf } from '../../src/server/storage/store.ts';

const FIRST_PORT = 28_500;

interface VictimSetting {
  readonly port?: number;
  readonly env?: { readonly [name: string]: string };
}

export class Victim {
  /** Several in one process need several ports. */
  private static count = 0;
  readonly folder = mkdtempSync(join(tmpdir(), 'scriptorium-hardship-'));
  readonly port: number;
  private readonly env: { readonly [name: string]: string };
  private child: ChildProcess | null = null;

  /** `env` may name a database and a bus; else it has a file of its own. */
  constructor({
    port = FIRST_PORT + ((process.pid + 500 * Victim.count++) % 1500),
    env = {},
  }: VictimSetting = {}) {
    this.port = port;
    this.env = env;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    writeFileSync(join(this.folder, 'index.html'), '');
    // A database that somebody uses is not for this, unless it was given on purpose.
    const { DATABASE_URL: _, REDIS_URL: __, ...elsewhere } = process.env;
    const path = fileURLToPath(new URL('./server.ts', import.meta.url));
    this.child = fork(path, [String(this.port), this.folder], {
      execArgv: ['--import', 'tsx'],
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

  /** Without a chance to tidy up. */
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

  /** As a service manager does it. */
  async end(): Promise<void> {
    const { child } = this;
    if (!child || !this.isUp) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  }

  /** The database as the server has it, for looking. */
  async openStore(): Promise<Store & { close(): Promise<void> }> {
    const { DATABASE_URL } = this.env;
    const database = await (DATABASE_URL
      ? openPostgres(DATABASE_URL)
      : openSqlite(join(this.folder, 'hardship.db')));
    return { ...storeOf(database), close: database.close };
  }

  /** After collecting garbage. */
  async usage(): Promise<Usage> {
    this.child?.send('memory');
    const [usage] = (await once(this.child!, 'message')) as [Usage];
    return usage;
  }

  async bury(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
