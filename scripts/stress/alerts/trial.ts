// What is under trial: two processes of different versions, their PostgreSQL and Redis, people who play, and a place for notices that takes none.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { guest, post, type TestClient, table } from '../../../src/server/fixtures.ts';
import { HostProcess } from '../proxies/host-process.ts';
import { OwnPostgres, OwnRedis } from '../services.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
export const TOKEN = 'token of the metrics';
/** More than the alert about notices allows. */
const PEOPLE_WITH_NOTICES = 14;

export class Trial {
  readonly postgres: OwnPostgres;
  readonly redis: OwnRedis;
  readonly server: HostProcess;
  private readonly other: HostProcess;
  private readonly older = mkdtempSync(join(tmpdir(), 'scriptorium-older-'));
  private readonly ports: { readonly server: number; readonly other: number; readonly notices: number };
  private readonly notices: Server;
  private isOver = false;

  constructor(first: number) {
    this.postgres = new OwnPostgres(first);
    this.redis = new OwnRedis(first + 1);
    this.ports = { server: first + 2, other: first + 3, notices: first + 4 };
    const settings = {
      DATABASE_URL: this.postgres.url,
      REDIS_URL: this.redis.url,
      METRICS_TOKEN: TOKEN,
      PRIVATE_WEBHOOKS: '1',
      MAX_REQUESTS_PER_ADDRESS: '100000/10000',
    };
    this.server = new HostProcess(this.ports.server, settings);
    this.other = new HostProcess(this.ports.other, settings, this.older);
    this.notices = createServer((_request, response) => response.writeHead(500).end());
  }

  get targets(): readonly string[] {
    return [this.ports.server, this.ports.other].map((port) => `127.0.0.1:${port}`);
  }

  private get address(): string {
    return `http://127.0.0.1:${this.ports.server}`;
  }

  async open(): Promise<void> {
    this.notices.listen(this.ports.notices, '127.0.0.1');
    await Promise.all([this.postgres.start(), this.redis.start()]);
    await this.server.start();
  }

  /** The same program, which says that it is another version. */
  async startOther(): Promise<void> {
    const description: object = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    if (!existsSync(join(this.older, 'dist'))) {
      writeFileSync(join(this.older, 'package.json'), JSON.stringify({ ...description, version: '0.0.9' }));
      symlinkSync(join(ROOT, 'node_modules'), join(this.older, 'node_modules'));
      // The built pages last, so that they are newer than what they are made of.
      for (const part of ['tsconfig.json', 'vite.config.ts', 'scripts', 'src', 'dist'])
        cpSync(join(ROOT, part), join(this.older, part), { recursive: true });
    }
    await this.other.start();
  }

  killOther = () => this.other.signal('SIGKILL');

  /** Two people play and never stop, whatever is refused. */
  async play(): Promise<void> {
    while (!this.isOver) {
      const clients = await table(this.address)
        .then((set) => set.clients)
        .catch(() => []);
      const isDone = () =>
        this.isOver || clients.some((each) => each.closed !== null || each.outcome !== null);
      while (clients.length > 0 && !isDone()) {
        for (const client of clients) await this.move(client);
        await pause(100);
      }
      for (const client of clients) client.close();
      await pause(300);
    }
  }

  private async move(client: TestClient): Promise<void> {
    const [move] = client.moves;
    if (move === undefined) return;
    await client.ask({ kind: 'play', ply: client.ply, moves: [move] }, 8000).catch(() => {});
  }

  /** Games whose clocks run out, because nobody moves. */
  async tablesWithClocks(): Promise<void> {
    for (let i = 0; i < 10; i++) {
      const { clients } = await table(this.address, { clock: { kind: 'move', seconds: 5 } });
      for (const client of clients) client.close();
    }
  }

  async askForNotices(): Promise<void> {
    for (let i = 0; i < PEOPLE_WITH_NOTICES; i++) {
      const device = await guest(this.address, `Person ${i}`);
      const url = `http://127.0.0.1:${this.ports.notices}/${i}`;
      await post(this.address, '/me/notices/webhooks', { url }, device);
      await post(this.address, '/me/notices/test', {}, device);
    }
  }

  async close(): Promise<void> {
    this.isOver = true;
    this.notices.close();
    for (const process of [this.server, this.other]) await process.signal('SIGKILL');
    await Promise.all([this.postgres.remove(), this.redis.remove()]);
    rmSync(this.older, { recursive: true, force: true });
  }
}
