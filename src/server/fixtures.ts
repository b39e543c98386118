// For tests: a server with a one-line page, and clients that keep the messages they receive.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { rngOf } from '../engine/index.ts';
import type { ClientMessage } from '../protocol/client.ts';
import type { NewMatchInput } from '../protocol/http.ts';
import { apply, type Patch } from '../protocol/patch.ts';
import type { ServerMessage, ServerMessageOf } from '../protocol/server.ts';
import { type RunningServer, serve } from './index.ts';
import type { OnlineSettings } from './online.ts';

export interface TestServer {
  readonly address: string;
  readonly folder: string;
  close(): Promise<void>;
}

let nextPort = 22_400 + (process.pid % 400) * 8;

export async function openServer(
  online: Partial<OnlineSettings> = {},
  host = '127.0.0.1',
): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'scriptorium-online-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Scriptorium</title>');
  writeFileSync(join(folder, 'service-worker.js'), '');
  const requests = { burst: 10_000, perSecond: 1000 };
  const served = await onFreePort(folder, host, { requests, messages: requests, tickMs: 50, ...online });
  return {
    address: `http://127.0.0.1:${served.port}`,
    folder,
    close: async () => {
      await served.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function onFreePort(
  web: string,
  host: string,
  online: Partial<OnlineSettings>,
): Promise<RunningServer> {
  for (let tries = 0; ; tries++) {
    try {
      return await serve({ port: nextPort++, host, web, online });
    } catch (error) {
      if (tries > 50) throw error;
    }
  }
}

type Distributive<T> = T extends unknown ? Omit<T, 'id'> : never;
type Unnumbered = Distributive<ClientMessage>;

const STEPS = 10;

/** One connection, and every message it has received. */
export class TestClient {
  readonly received: ServerMessage[] = [];
  view: unknown = null;
  ply = 0;
  deciders: readonly number[] = [];
  moves: readonly string[] = [];
  room: ServerMessageOf<'room'> | null = null;
  outcome: unknown = null;
  closed: number | null = null;
  readonly socket: WebSocket;
  private readonly listeners = new Set<() => void>();
  private lastId = 0;

  /** The match is named in the address for load balancers. */
  constructor(address: string, headers: Record<string, string> = {}, match?: string) {
    const query = match === undefined ? '' : `?match=${match}`;
    this.socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket${query}`, { headers });
    this.socket.on('message', (data) => this.receive(JSON.parse(String(data)) as ServerMessage));
    this.socket.on('open', () => this.wakeAll());
    this.socket.on('close', (code) => {
      this.closed = code;
      this.wakeAll();
    });
    this.socket.on('error', () => {});
  }

  async opened(timeoutMs?: number): Promise<this> {
    await this.until(() => this.socket.readyState === WebSocket.OPEN || this.closed !== null, timeoutMs);
    return this;
  }

  private receive(message: ServerMessage): void {
    this.received.push(message);
    if (message.kind === 'room') this.room = message;
    if (message.kind === 'position') this.view = message.view;
    if (message.kind === 'moved' && message.patch !== null)
      this.view = apply(this.view, message.patch as Patch);
    if (message.kind === 'position' || message.kind === 'moved') {
      this.ply = message.ply;
      this.deciders = message.deciders;
      this.moves = message.moves ?? [];
      this.outcome = message.outcome ?? null;
    }
    this.wakeAll();
  }

  private wakeAll(): void {
    for (const listener of this.listeners) listener();
  }

  /** Sends a request and waits for the answer with its id. */
  async ask(message: Unnumbered, timeoutMs?: number): Promise<ServerMessage> {
    const id = ++this.lastId;
    this.socket.send(JSON.stringify({ ...message, id }));
    let answer: ServerMessage | undefined;
    await this.until(() => {
      answer = this.received.findLast((each) => 'id' in each && each.id === id);
      return answer !== undefined;
    }, timeoutMs);
    return answer!;
  }

  async enter(
    message: Omit<Extract<Unnumbered, { kind: 'enter' }>, 'kind'>,
    timeoutMs?: number,
  ): Promise<this> {
    await this.opened(timeoutMs);
    this.socket.send(JSON.stringify({ kind: 'enter', id: 0, ...message }));
    await this.until(() => this.room !== null || this.refusals.length > 0, timeoutMs);
    return this;
  }

  get refusals(): string[] {
    return this.received.flatMap((each) => (each.kind === 'refused' ? [each.refusal.code] : []));
  }

  async until(isThere: () => boolean, timeoutMs = 45_000): Promise<void> {
    if (isThere()) return;
    if (this.closed !== null) throw new Error(`the connection was closed: ${this.closed}`);
    await new Promise<void>((resolve, reject) => {
      // In small steps: a machine that was stopped for a while gets time to catch up.
      let steps = 0;
      const timer = setInterval(() => {
        if (++steps < STEPS) return;
        clearInterval(timer);
        this.listeners.delete(listen);
        reject(new Error(`timed out; received ${JSON.stringify(this.received.slice(-3)).slice(0, 600)}`));
      }, timeoutMs / STEPS);
      const listen = () => {
        const isDone = isThere();
        if (!isDone && this.closed === null) return;
        clearInterval(timer);
        this.listeners.delete(listen);
        if (isDone) resolve();
        else reject(new Error(`the connection was closed: ${this.closed}`));
      };
      this.listeners.add(listen);
    });
  }

  close(): void {
    this.socket.close();
  }
}

export async function post<T>(address: string, path: string, body: unknown, device?: string): Promise<T> {
  const answer = await fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(device && { authorization: `Bearer ${device}` }) },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as T;
}

export async function guest(address: string, name: string): Promise<string> {
  const { device } = await post<{ device?: string }>(address, '/devices', { name });
  // Refused, for instance while the database is unavailable: nobody may sit down without a device.
  if (!device) throw new Error('no device was given');
  return device;
}

/** A match of people who all sit; the game has begun. */
export async function table(
  address: string,
  plan: Partial<NewMatchInput> & { readonly people?: readonly string[] } = {},
): Promise<{ match: string; devices: string[]; clients: TestClient[] }> {
  const { people = ['Anna', 'Bruno'], ...rest } = plan;
  const devices = await Promise.all(people.map((name) => guest(address, name)));
  const seats = people.map(() => ({ kind: 'person' }) as const);
  const set = await post<{ match: string }>(
    address,
    '/matches',
    { game: 'scout', seats, ...rest },
    devices[0],
  );
  const clients: TestClient[] = [];
  for (const [i, device] of devices.entries()) {
    const client = await new TestClient(address).enter({ match: set.match, device, moves: true });
    clients.push(client);
    await client.ask({ kind: 'sit', name: people[i]!, contribution: `from ${people[i]}` });
  }
  for (const client of clients) await client.until(() => client.view !== null);
  return { match: set.match, devices, clients };
}

/** Plays random moves until the end of the game, or at most this many. */
export async function playOn(
  clients: readonly TestClient[],
  maxMoves = 10_000,
  seed = 'online',
): Promise<void> {
  const rng = rngOf(seed);
  for (let i = 0; i < maxMoves && !clients[0]!.outcome; i++) {
    const mover = clients.find(({ moves }) => moves.length > 0);
    if (!mover) {
      await Promise.race(
        clients.map((client) => client.until(() => client.moves.length > 0 || !!client.outcome)),
      );
      continue;
    }
    const { ply } = mover;
    const answer = await mover.ask({ kind: 'play', ply, moves: [rng.pick([...mover.moves])] });
    if (answer.kind !== 'moved') throw new Error(JSON.stringify(answer));
    await Promise.all(clients.map((client) => client.until(() => client.ply > ply)));
  }
}
