// A plain load balancer: spreads connections over the healthy servers and cuts those of a server that fails.

import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Rng } from '../../src/engine/index.ts';

const HEALTH_CHECK_INTERVAL_MS = 1000;
const HEALTH_CHECK_TIMEOUT_MS = 2000;
/** A server is down after this many failed health checks in a row. */
const MAX_FAILED_CHECKS = 2;

interface Backend {
  readonly port: number;
  failedChecks: number;
  readonly sockets: Set<Socket>;
}

export class Balancer {
  readonly port: number;
  private readonly backends: readonly Backend[];
  private readonly server = createServer({ noDelay: true }, (socket) =>
    this.pass(socket, this.backends.length),
  );
  private isClosed = false;
  private next = 0;

  constructor(port: number, backends: readonly number[]) {
    this.port = port;
    this.backends = backends.map((each) => ({ port: each, failedChecks: 0, sockets: new Set<Socket>() }));
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  open(): Promise<void> {
    void this.watch();
    return new Promise((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(this.port, '127.0.0.1', resolve);
    });
  }

  /** Resets about this share of the connections. */
  cut(share: number, rng: Rng): number {
    const all = this.backends.flatMap(({ sockets }) => [...sockets]);
    const unlucky = all.filter(() => rng.int(1000) < share * 1000);
    for (const socket of unlucky) socket.resetAndDestroy();
    return unlucky.length;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const { sockets } of this.backends) for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private pass(client: Socket, tries: number): void {
    client.on('error', () => {});
    const ready = this.backends.filter(({ failedChecks }) => failedChecks < MAX_FAILED_CHECKS);
    const backend = ready[this.next++ % Math.max(ready.length, 1)];
    if (!backend || tries === 0) return void client.destroy();
    const server = connect({ port: backend.port, host: '127.0.0.1', noDelay: true });
    const end = () => {
      client.destroy();
      server.destroy();
      backend.sockets.delete(client);
    };
    const retry = () => {
      server.destroy();
      if (!client.destroyed) this.pass(client, tries - 1);
    };
    server.once('error', retry);
    server.once('connect', () => {
      server.off('error', retry);
      server.on('error', end);
      backend.sockets.add(client);
      for (const each of [client, server]) each.on('close', end);
      client.pipe(server).pipe(client);
    });
  }

  private async watch(): Promise<void> {
    while (!this.isClosed) {
      await this.checkHealth();
      await pause(HEALTH_CHECK_INTERVAL_MS);
    }
  }

  /** A server that is down loses its connections, so that its clients reconnect to another one. */
  private async checkHealth(): Promise<void> {
    await Promise.all(
      this.backends.map(async (backend) => {
        const path = `http://127.0.0.1:${backend.port}/health`;
        const isAlive = await fetch(path, { signal: AbortSignal.timeout(HEALTH_CHECK_TIMEOUT_MS) }).then(
          (answer) => answer.text().then(() => answer.ok),
          () => false,
        );
        backend.failedChecks = isAlive ? 0 : backend.failedChecks + 1;
        if (backend.failedChecks >= MAX_FAILED_CHECKS) for (const socket of backend.sockets) socket.destroy();
      }),
    );
  }
}
