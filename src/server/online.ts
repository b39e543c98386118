// Puts the online part of the server together: storage, bus, matches, bots, API and sockets.
import type { FastifyInstance } from 'fastify';
import type { AnyGame } from '../engine/index.ts';
import { allGames } from '../games/loaded.ts';
import type { ChatMode } from '../protocol/site.ts';
import { realSystem, type System } from '../protocol/system.ts';
import type { Site } from './account/passkeys.ts';
import { ConnectionTracker } from './api/connection-tracker.ts';
import { JoinCode } from './api/join-code.ts';
import { addressRate } from './api/message-budget.ts';
import { addRoutes } from './api/routes.ts';
import { openWebSocketServer } from './api/websocket-server.ts';
import type { Bus } from './bus/bus.ts';
import { openBus } from './bus/open.ts';
import { langIn } from './cards/card.ts';
import { openCore } from './core.ts';
import { type BotPool, openBotPool } from './matches/bot-pool.ts';
import { type MatchRegistry, REGISTRY_SETTINGS, type RegistrySettings } from './matches/registry.ts';
import { NOTICES_SETTINGS, type NoticesSettings } from './notices/notices.ts';
import { addHealthRoutes, type BusState } from './operating/health.ts';
import { logRarely } from './operating/log.ts';
import { connectionCapacity } from './operating/max-connections.ts';
import { Metrics } from './operating/metrics.ts';
import { BRANDING, type Branding } from './pages/branding.ts';
import type { PagePorts } from './pages/pages.ts';
import { RETENTION_SETTINGS, type RetentionSettings } from './retention/purge.ts';
import type { Role } from './roles.ts';
import type { CommitListener, Database } from './storage/database.ts';
import { lockFile } from './storage/file-lock.ts';
import { openPostgres } from './storage/postgres.ts';
import { openSqlite } from './storage/sqlite.ts';
import { type Rate, TokenBuckets } from './token-bucket.ts';
import { newSecret } from './tokens.ts';

export interface OnlineSettings extends System {
  /** The SQLite file that is used without PostgreSQL; `:memory:` keeps nothing. */
  readonly data: string;
  /** The URL of a PostgreSQL database, which several processes may share. */
  readonly database: string | null;
  /** The URL of a Redis for messages between processes; without it they go through PostgreSQL. */
  readonly redis: string | null;
  /** For tests: another bus. */
  readonly bus: Bus | null;
  readonly role: Role;
  /** Limits the messages on one connection. */
  readonly messages: Rate;
  /** Limits the messages of all connections from one address; null: as much as ten connections may send. */
  readonly addressMessages: Rate | null;
  /** Limits the requests from one address. */
  readonly requests: Rate;
  /** HTTP and WebSocket connections from one address. */
  readonly maxConnectionsPerAddress: number;
  /** Connections in all; null: as many as the system allows. */
  readonly maxConnections: number | null;
  /** How many proxies in a row are trusted to add an address to X-Forwarded-For; 0: the header is not believed. */
  readonly trustedHops: number;
  /** The public address of the pages, for passkeys; null: taken from the request, within bounds. */
  readonly site: Site | null;
  readonly registry: Partial<RegistrySettings>;
  readonly notices: Partial<NoticesSettings>;
  /** What is kept for how long. */
  readonly retention: RetentionSettings;
  /** What people may say at tables. */
  readonly chat: ChatMode;
  /** Addresses of pages of the operator; null for none. */
  readonly imprint: string | null;
  readonly privacy: string | null;
  readonly branding: Branding;
  /** Who wants to play needs it; null: everybody may. */
  readonly joinCode: string | null;
  /** The interval at which due wake-ups of matches are handled. */
  readonly tickMs: number;
  /** The interval at which missed messages of other processes are made up for. */
  readonly resyncMs: number;
  /** The bearer token for the metrics; null: nobody may read them. */
  readonly metricsToken: string | null;
  /** The bearer token of operators; null: there is no administration. */
  readonly adminToken: string | null;
  /** When the server closes, it reports that it is not ready until this resolves, so that load balancers notice. */
  closingNotice(): Promise<void>;
  /** When the server closes, it ends its sockets spread over this time, so that they do not all reconnect at once. */
  readonly closingSpreadMs: number;
  /** For tests: other bots. */
  readonly botPool: BotPool | null;
  /** For benchmarks and tests: other games. */
  readonly games: readonly AnyGame[];
}

export const ONLINE_SETTINGS: OnlineSettings = {
  data: ':memory:',
  database: null,
  redis: null,
  bus: null,
  role: 'all',
  messages: { burst: 60, perSecond: 20 },
  addressMessages: null,
  requests: { burst: 120, perSecond: 4 },
  maxConnectionsPerAddress: 200,
  maxConnections: null,
  trustedHops: 0,
  site: null,
  registry: {},
  notices: {},
  retention: RETENTION_SETTINGS,
  chat: 'on',
  imprint: null,
  privacy: null,
  branding: BRANDING,
  joinCode: null,
  tickMs: 500,
  resyncMs: 2500,
  metricsToken: null,
  adminToken: null,
  closingNotice: async () => {},
  closingSpreadMs: 0,
  botPool: null,
  /** Read when a server starts: games from outside are registered before. */
  get games() {
    return allGames.map(({ game }) => game);
  },
  ...realSystem,
};

export interface Online {
  readonly registry: MatchRegistry;
  /** What pages and their preview cards are made of. */
  readonly pages: PagePorts;
  close(): Promise<void>;
}

/** Counts the connections of the server from this call on. */
export function connectionsOf(
  { server }: FastifyInstance,
  given: Partial<OnlineSettings>,
): ConnectionTracker {
  const settings = { ...ONLINE_SETTINGS, ...given };
  return new ConnectionTracker(server, {
    ...settings,
    maxConnections: settings.maxConnections ?? connectionCapacity(),
  });
}

/** How long requests may still take when the server closes. */
const CLOSING_TIMEOUT_MS = 2000;
const BUDGET_CLEANING_MS = 10_000;

export async function addOnline(
  app: FastifyInstance,
  given: Partial<OnlineSettings>,
  connections = connectionsOf(app, given),
): Promise<Online> {
  const settings = { ...ONLINE_SETTINGS, ...given };
  const { now, elapsed, after, every, soon, randomBytes, games } = settings;
  const system: System = { now, elapsed, after, every, soon, randomBytes };
  const registrySettings = { ...REGISTRY_SETTINGS, ...settings.registry };
  const metrics = new Metrics({
    matches: () => core.registry.size,
    sockets: () => sockets?.size ?? 0,
    connections: () => connections.size,
  });
  const onCommit = (tookMs: number, writes: number) => metrics.committed(tookMs, writes);
  const database = await (settings.database === null
    ? openLocked(settings.data, onCommit, system)
    : openPostgres(settings.database, onCommit, system));
  const bus =
    settings.bus ??
    openBus(settings, system, (error) => {
      metrics.busFailed();
      logRarely.error({ err: error }, 'bus-failed');
    });
  const botPool = settings.botPool ?? openBotPool();
  const core = await openCore(
    { ...system, database, bus, botPool, games, metrics },
    { ...settings, registry: registrySettings, notices: { ...NOTICES_SETTINGS, ...settings.notices } },
  );
  const { store, persons, registry, notices, bans, bulletins } = core;
  const { trustedHops, metricsToken, closingNotice, closingSpreadMs } = settings;
  const joinCode = new JoinCode({
    code: settings.joinCode,
    key: await store.sharedKey('join', newSecret(system)),
    now,
    trustedHops,
  });
  const migration = await store.lastMigration();
  metrics.opened(migration);
  const busState = (): BusState => (bus.isAlone ? 'alone' : bus.isUp ? 'up' : 'down');
  let isClosing = false;
  await app.register(async (watch) =>
    addHealthRoutes(watch, {
      ...system,
      metrics,
      metricsToken,
      isClosing: () => isClosing,
      pingDatabase: store.ping,
      diskError: database.diskError,
      bus: busState,
      migration,
    }),
  );
  const isOpen = settings.role !== 'bots';
  const budgets = new TokenBuckets(settings.addressMessages ?? addressRate(settings.messages));
  if (isOpen) {
    await app.register(
      async (api) =>
        addRoutes(api, {
          ...system,
          registry,
          persons,
          store,
          notices,
          bans,
          bulletins,
          adminToken: settings.adminToken,
          joinCode,
          siteInfo: {
            name: settings.branding.name,
            isClosed: joinCode.isNeeded,
            chat: settings.chat,
            imprint: settings.imprint,
            privacy: settings.privacy,
            retention: settings.retention,
          },
          state: () => ({
            database: settings.database === null ? 'sqlite' : 'postgres',
            diskError: database.diskError(),
            bus: busState(),
          }),
          games,
          think: (question) => metrics.timed(() => botPool.think(question)),
          maxTablesPerPerson: registrySettings.maxTablesPerPerson,
          rate: settings.requests,
          site: settings.site,
          trustedHops,
        }),
      { prefix: '/api' },
    );
  }
  const sockets = isOpen
    ? openWebSocketServer(
        app.server,
        {
          ...system,
          registry,
          persons,
          bans,
          bulletins,
          rate: settings.messages,
          budgets,
          metrics,
          joinCode,
        },
        connections,
        settings.site,
      )
    : null;
  const cleaning = every(BUDGET_CLEANING_MS, () => budgets.deleteFull(now())).unref();
  return {
    registry,
    pages: {
      now,
      every,
      trustedHops,
      site: settings.site,
      branding: settings.branding,
      isMember: (headers) => joinCode.isMember(headers),
      findMatch: store.findMatch,
      langOf: async (person) => langIn((await store.findPerson(person))?.settings ?? null),
    },
    close: async () => {
      isClosing = true;
      await closingNotice();
      await core.stop();
      cleaning.cancel();
      // No new connections from here on. Clients reconnect to another process, or to the one that replaces this one.
      const closed = app.close();
      try {
        await Promise.all([sockets?.closeAll(closingSpreadMs), connections.end(CLOSING_TIMEOUT_MS)]);
        await core.close();
        await bus.close();
        botPool.close();
        connections.destroyAll();
        await closed;
      } finally {
        await database.close();
      }
    },
  };
}

/** No other process can open the file until it is closed. */
async function openLocked(path: string, onCommit: CommitListener, system: System): Promise<Database> {
  const release = lockFile(path);
  try {
    const database = await openSqlite(path, onCommit, system);
    return { ...database, close: () => database.close().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}
