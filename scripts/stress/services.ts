// A PostgreSQL and a Redis for chaos tests, each with a temporary folder, to be killed and paused.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import pg from 'pg';

const START_TIMEOUT_MS = 60_000;

/** Finds a program on the path, or where distributions install the PostgreSQL server. */
export function findProgram(name: string): string | null {
  const installed = '/usr/lib/postgresql';
  const versions = existsSync(installed)
    ? readdirSync(installed).map((version) => join(installed, version, 'bin'))
    : [];
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...versions];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

/** PostgreSQL refuses to run as root: then it runs as the user postgres. */
function postgresUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const line = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  if (!line) throw new Error('as root there has to be a user postgres');
  return { uid: Number(line[1]), gid: Number(line[2]) };
}

async function until(is: () => Promise<boolean>, what: string): Promise<void> {
  for (const end = Date.now() + START_TIMEOUT_MS; !(await is().catch(() => false)); await pause(50)) {
    if (Date.now() > end) throw new Error(`${what} did not start`);
  }
}

abstract class Service {
  readonly port: number;
  protected readonly folder = mkdtempSync(join(tmpdir(), 'scriptorium-service-'));
  protected child: ChildProcess | null = null;
  private readonly onExit = () => this.signal('SIGKILL');

  constructor(port: number) {
    this.port = port;
    process.on('exit', this.onExit);
  }

  abstract start(): Promise<void>;

  /** Signals the process and its children: those of PostgreSQL are in process groups of their own. */
  signal(signal: NodeJS.Signals): void {
    for (const pid of this.pids) {
      try {
        process.kill(pid, signal);
      } catch {
        // It has ended in the meantime.
      }
    }
  }

  private get pids(): number[] {
    const { pid } = this.child ?? {};
    if (pid === undefined) return [];
    const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === pid);
    return [pid, ...children.map(Number)];
  }

  /** SIGKILL: it cannot clean up. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    this.signal('SIGKILL');
    await gone;
  }

  async remove(): Promise<void> {
    await this.kill();
    process.off('exit', this.onExit);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function parentOf(pid: string): number | null {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch {
    return null;
  }
}

export class OwnPostgres extends Service {
  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.port}/postgres`;
  }

  async start(): Promise<void> {
    const [initdb, postgres] = [findProgram('initdb'), findProgram('postgres')];
    if (!initdb || !postgres) throw new Error('initdb and postgres are needed: install PostgreSQL');
    const user = postgresUser();
    const data = join(this.folder, 'data');
    if (!existsSync(data)) {
      if (user) chownSync(this.folder, user.uid, user.gid);
      chmodSync(this.folder, 0o700);
      const flags = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'];
      execFileSync(initdb, flags, { ...user, cwd: this.folder, stdio: 'ignore' });
    }
    const flags = ['-D', data, '-p', String(this.port), '-k', this.folder, '-h', '127.0.0.1'];
    this.child = spawn(postgres, flags, { ...user, cwd: this.folder, stdio: 'ignore' });
    await until(() => this.answers(), 'PostgreSQL');
  }

  private async answers(): Promise<boolean> {
    const client = new pg.Client({ connectionString: this.url, connectionTimeoutMillis: 2000 });
    client.on('error', () => {});
    await client.connect();
    await client.end();
    return true;
  }
}

export class OwnRedis extends Service {
  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const server = findProgram('redis-server');
    if (!server) throw new Error('redis-server is needed');
    const flags = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--dir', this.folder];
    this.child = spawn(server, flags, { stdio: 'ignore' });
    const redis = new Redis(this.url, { retryStrategy: () => 50, maxRetriesPerRequest: null });
    redis.on('error', () => {});
    await until(async () => (await redis.ping()) === 'PONG', 'Redis');
    redis.disconnect();
  }
}
