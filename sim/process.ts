// A simulated server process: the real core and the real connections, on simulated ports.
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { type AnyGame, rngOf } from '../src/engine/index.ts';
import { findGame } from '../src/games/loaded.ts';
import type { NewMatch } from '../src/protocol/http.ts';
import type { System } from '../src/protocol/system.ts';
import { MatchHandlers } from '../src/server/api/match-handlers.ts';
import { addressRate } from '../src/server/api/message-budget.ts';
import { Refused } from '../src/server/api/refuse.ts';
import { WebSocketConnection } from '../src/server/api/websocket-connection.ts';
import type { Bus } from '../src/server/bus/bus.ts';
import { type Core, openCore } from '../src/server/core.ts';
import type { BotPool } from '../src/server/matches/bot-pool.ts';
import { REGISTRY_SETTINGS } from '../src/server/matches/registry.ts';
import type { Senders } from '../src/server/notices/deliverer.ts';
import { NOTICES_SETTINGS } from '../src/server/notices/notices.ts';
import { BRANDING } from '../src/server/pages/branding.ts';
import { RETENTION_SETTINGS } from '../src/server/retention/purge.ts';
import type { Database } from '../src/server/storage/database.ts';
import { TokenBuckets } from '../src/server/token-bucket.ts';
import { TournamentRequests } from './tournament-requests.ts';
import { type Actor, systemOf, type World } from './world.ts';

export interface ProcessPorts {
  readonly world: World;
  readonly games: readonly AnyGame[];
  readonly senders: Senders;
  readonly tickMs: number;
  connect(actor: Actor): Database;
  joinBus(actor: Actor, system: System): Bus;
}

/** As in production: 30 s without an answer end a connection. */
const HEARTBEAT_MS = 30_000;
const RATE = { burst: 60, perSecond: 20 };
const SERVICE_RESTART = 1012;
const METRICS = {
  wakeUpsDue: () => {},
  wakeUpHandled: () => {},
  peerMessageReceived: () => {},
  noticeSent: () => {},
  moved: () => {},
  refused: () => {},
  timed: <T>(think: () => Promise<T>) => think(),
};

export class Process {
  readonly actor: Actor;
  core: Core | null = null;
  private readonly ports: ProcessPorts;
  private readonly system: System;
  private readonly connections = new Map<WebSocketConnection, WebSocket>();
  private readonly budgets = new TokenBuckets(addressRate(RATE));
  private bus: Bus | null = null;
  private tournaments: TournamentRequests | null = null;

  constructor(name: string, skewMs: number, ports: ProcessPorts) {
    this.ports = ports;
    this.actor = ports.world.actor(name);
    this.actor.skewMs = skewMs;
    this.system = systemOf(ports.world, this.actor);
  }

  get sockets(): number {
    return this.connections.size;
  }

  async start(): Promise<void> {
    const { ports, actor, system } = this;
    this.bus = ports.joinBus(actor, system);
    this.core = await openCore(
      {
        ...system,
        database: ports.connect(actor),
        bus: this.bus,
        botPool: simBots(ports.world, actor),
        games: ports.games,
        metrics: METRICS,
      },
      {
        role: 'all',
        site: null,
        branding: BRANDING,
        registry: REGISTRY_SETTINGS,
        notices: { ...NOTICES_SETTINGS, senders: ports.senders },
        retention: RETENTION_SETTINGS,
        chat: 'on',
        tickMs: ports.tickMs,
        resyncMs: Math.max(2500, ports.tickMs),
      },
    );
    this.tournaments = new TournamentRequests({ ...system, games: ports.games }, this.core);
    system.every(HEARTBEAT_MS, () => {
      for (const connection of this.connections.keys()) connection.checkAlive();
    });
    ports.world.note(actor.name, 'is ready');
  }

  accept(socket: WebSocket, stream: Duplex, address: string): void {
    const { core, system, budgets } = this;
    if (!core) {
      socket.close(SERVICE_RESTART);
      return;
    }
    const { registry, persons, bans, bulletins } = core;
    const ports = { ...system, registry, persons, bans, bulletins, rate: RATE, budgets, metrics: METRICS };
    const connection = new WebSocketConnection(socket, stream, address, ports);
    this.connections.set(connection, socket);
    socket.on('close', () => this.connections.delete(connection));
  }

  /** As on SIGTERM. */
  async stop(): Promise<void> {
    const { core, actor } = this;
    if (!core) return;
    await core.stop();
    for (const socket of this.connections.values()) socket.close(SERVICE_RESTART);
    await core.close();
    await this.bus?.close();
    this.ports.world.note(actor.name, 'has stopped');
    actor.isDead = true;
  }

  /** The part of the HTTP interface that the simulated pages use. */
  async handle(method: string, path: string, device: string | null, body: unknown): Promise<unknown> {
    const { core } = this;
    if (!core) throw new Error('not ready');
    const handlers = new MatchHandlers(core);
    if (path === '/api/devices') return this.register(core, (body as { name: string }).name);
    const person = device && (await core.persons.personOf(device));
    if (path === '/api/matches' && method === 'POST') return handlers.create(person ?? '', body as NewMatch);
    const answer = await this.tournaments?.handle(method, path, person, body);
    if (answer) return answer;
    const [, record] = /^\/api\/matches\/([^/]+)\/record$/.exec(path) ?? [];
    if (record !== undefined) return handlers.record(record, () => {});
    if (path === '/api/me')
      return person ? { name: await core.persons.nameOf(person) } : new Refused({ code: 'unknown-device' });
    return new Refused({ code: 'not-found' });
  }

  /** A new guest, whose browser wants to be told. */
  private async register(core: Core, name: string): Promise<{ device: string }> {
    const { device, person } = await core.persons.newGuest(name);
    const now = this.system.now();
    const row = {
      id: person,
      person,
      kind: 'push',
      address: name,
      address_hash: person,
      secret: '',
      device: null,
    };
    await core.store.write([
      core.store.upsertChannel({ ...row, origin: 'http://sim', confirmed_at: now, created_at: now }),
    ]);
    return { device };
  }
}

/** Bots that play a random legal move of a state that fits their view, after a while. */
function simBots(world: World, actor: Actor): BotPool {
  const rng = world.rng(`bots of ${actor.name}`);
  return {
    think: async ({ game, view, seat, seed, priority }) => {
      await new Promise<void>((resolve) => void world.after(50 + rng.int(1500), actor, resolve));
      if (priority() === null) return null;
      const rules = findGame(game)!;
      const chance = rngOf(seed);
      const state = rules.determinize(view, chance);
      return rules.notation(chance.pick(rules.legalMoves(state, seat)));
    },
    close: () => {},
  };
}
