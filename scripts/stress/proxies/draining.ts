// Two processes behind HAProxy: one is ended politely, then one is killed. How long do people wait, and is anybody cut off who need not be?
import { setTimeout as pause } from 'node:timers/promises';
import { guest, post, TestClient } from '../../../src/server/fixtures.ts';
import { OwnPostgres } from '../services.ts';
import { HostProcess } from './host-process.ts';
import { type ProxyPorts, ReverseProxy } from './proxy.ts';

/** How a connection ended, and how long its owner waited for the next one. */
interface Cut {
  readonly code: number;
  readonly waitMs: number;
}

export interface DrainReport {
  /** Close codes of the process that was ended politely, and of the one that was killed, with their number. */
  readonly politeCodes: Readonly<Record<string, number>>;
  readonly killedCodes: Readonly<Record<string, number>>;
  readonly longestPoliteMs: number;
  readonly longestKilledMs: number;
  /** Requests that failed while a process was ended politely, of all. */
  readonly failedRequests: number;
  readonly requests: number;
}

const CLOSED_POLITELY = 1012;
const RETRY_MS = 100;

export const hasCutPoliteOnes = ({ politeCodes }: DrainReport): boolean =>
  Object.keys(politeCodes).some((code) => Number(code) !== CLOSED_POLITELY);

export async function drain(ports: ProxyPorts, postgresPort: number, people: number): Promise<DrainReport> {
  const postgres = new OwnPostgres(postgresPort);

  await postgres.start();
  const site = `https://localhost:${ports.https}`;
  const settings = {
    DATABASE_URL: postgres.url,
    PUBLIC_URL: site,
    TRUST_PROXY: '1',
    CLOSING_NOTICE: '3',
    MAX_REQUESTS_PER_ADDRESS: '100000/10000',
  };
  const [one, two] = ports.servers.map((port) => new HostProcess(port, settings)) as [
    HostProcess,
    HostProcess,
  ];
  const proxy = await ReverseProxy.open('haproxy', ports);
  try {
    await Promise.all([one.start(), two.start()]);
    await pause(2500);
    const crowd = await Crowd.enter(site, people);
    const asking = askAllTheTime(`${site}/api/games`);
    await one.signal('SIGTERM');
    await pause(4000);
    const polite = crowd.takeCuts();
    const { failed, all } = await asking.stop();
    await one.start();
    await pause(3000);
    await two.signal('SIGKILL');
    await pause(6000);
    const killed = crowd.takeCuts();
    crowd.leave();
    return {
      politeCodes: countCodes(polite),
      killedCodes: countCodes(killed),
      longestPoliteMs: longest(polite),
      longestKilledMs: longest(killed),
      failedRequests: failed,
      requests: all,
    };
  } finally {
    await Promise.all([one.signal('SIGKILL'), two.signal('SIGKILL')]);
    await proxy?.close();
    await postgres.remove();
  }
}

const longest = (cuts: readonly Cut[]) => Math.max(0, ...cuts.map(({ waitMs }) => waitMs));

function countCodes(cuts: readonly Cut[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { code } of cuts) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

/** People at tables who come back at once when their connection ends. */
class Crowd {
  private cuts: Cut[] = [];
  private isOver = false;
  private readonly clients = new Set<TestClient>();

  static async enter(site: string, people: number): Promise<Crowd> {
    const crowd = new Crowd();
    const device = await guest(site, 'Host');
    for (let i = 0; i < people; i++) {
      const seats = [{ kind: 'person' }, { kind: 'person' }];
      const { match } = await post<{ match: string }>(site, '/matches', { game: 'scout', seats }, device);
      void crowd.stay(site, match, device);
    }
    await pause(1500);
    return crowd;
  }

  takeCuts(): Cut[] {
    const { cuts } = this;
    this.cuts = [];
    return cuts;
  }

  leave(): void {
    this.isOver = true;
    for (const client of this.clients) client.close();
  }

  private async stay(site: string, match: string, device: string): Promise<void> {
    let [endedAt, code]: [number | null, number] = [null, 0];
    while (!this.isOver) {
      const client = new TestClient(site, {}, match);
      const isIn = await client.enter({ match, device }, 5000).then(
        () => true,
        () => false,
      );
      if (isIn && client.room) {
        this.clients.add(client);
        if (endedAt !== null) this.cuts.push({ code, waitMs: performance.now() - endedAt });
        await client.until(() => false, 600_000).catch(() => {});
        endedAt = performance.now();
        code = client.closed ?? 0;
        this.clients.delete(client);
      } else {
        client.close();
        await pause(RETRY_MS);
      }
    }
  }
}

function askAllTheTime(url: string): { stop(): Promise<{ failed: number; all: number }> } {
  let [isOver, failed, all] = [false, 0, 0];
  const asking = (async () => {
    while (!isOver) {
      all++;
      const isOk = await fetch(url).then(
        async (answer) => {
          await answer.text();
          return answer.ok;
        },
        () => false,
      );
      if (!isOk) failed++;
      await pause(10);
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await asking;
      return { failed, all };
    },
  };
}
