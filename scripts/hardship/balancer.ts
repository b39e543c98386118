// A plain load balancer: connections go round the servers that answer, and are cut when theirs no longer does.

import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Rng } from '../../src/engine/index.ts';

/** How often a server is asked whether it is ready, and how long it may take, in milliseconds. */
const LOOK = 1000;
const PATIENCE = 2000;
/** So often in a row it has to fail before it is taken for down. */
const FALLS = 2;

interface Backend {
  readonly port: number;
  /** Looks in a row to which nobody answered. */
  falls: number;
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
    this.backends = backends.map((each) => ({ port: each, falls: 0, sockets: new Set<Socket>() }));
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

  /** Cuts about this share of the connections, without a word. */
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
    const ready = this.backends.filter(({ falls }) => falls < FALLS);
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
      await this.look();
      await pause(LOOK);
    }
  }

  /** Whoever is down loses its connections: people are better off somewhere else. */
  private async look(): Promise<void> {
    await Promise.all(
      this.backends.map(async (backend) => {
        const path = `http://127.0.0.1:${backend.port}/health`;
        const isAlive = await fetch(path, { signal: AbortSignal.timeout(PATIENCE) }).then(
          (answer) => answer.text().then(() => answer.ok),
          () => false,
        );
        backend.falls = isAlive ? 0 : backend.falls + 1;
        if (backend.falls >= FALLS) for (const socket of backend.sockets) socket.destroy();
      }),
    );
  }
}
