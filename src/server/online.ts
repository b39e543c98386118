// Puts the online part of the server together: storage, bus, matches, bots, API and sockets.
import type { FastifyInstance } from 'fastify';
import type { AnyGame } from '../engine/index.ts';
import { allGames } from '../games/loaded.ts';
import { earnedOptions } from './account/experience.ts';
import type { Site } from './account/passkeys.ts';
import { ratingChanges, seatHolderOf } from './account/ratings.ts';
import { ConnectionTracker } from './api/connection-tracker.ts';
import { addressRate } from './api/message-budget.ts';
import { addRoutes } from './api/routes.ts';
import { openWebSocketServer } from './api/websocket-server.ts';
import type { Bus } from './bus/bus.ts';
import { openBus } from './bus/open.ts';
import { type CardPorts, langIn } from './cards/card.ts';
import { type BotPool, openBotPool } from './matches/bot-pool.ts';
import { MatchRegistry, REGISTRY_SETTINGS, type RegistrySettings } from './matches/registry.ts';
import { NOTICES_SETTINGS, type NoticesSettings, openNotices } from './notices/notices.ts';
import { addHealthRoutes } from './operating/health.ts';
import { log, logRarely } from './operating/log.ts';
import { connectionCapacity } from './operating/max-connections.ts';
import { Metrics } from './operating/metrics.ts';
import { Persons } from './persons.ts';
import type { Role } from './roles.ts';
import type { CommitListener, Database } from './storage/database.ts';
import { lockFile } from './storage/file-lock.ts';
import { openPostgres } from './storage/postgres.ts';
import { openSqlite } from './storage/sqlite.ts';
import { storeOf } from './storage/store.ts';
import { type Rate, TokenBuckets } from './token-bucket.ts';

export interface OnlineSettings {
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
  /** Limits the requests from one address. */
  readonly requests: Rate;
  /** HTTP and WebSocket connections from one address. */
  readonly maxConnectionsPerAddress: number;
  /** Connections in all; null: as many as the system allows. */
  readonly maxConnections: number | null;
  /** Whether X-Forwarded-For is trusted. */
  readonly trustsProxy: boolean;
  /** The public address of the pages, for passkeys; null: taken from the request, within bounds. */
  readonly site: Site | null;
  readonly registry: Partial<RegistrySettings>;
  readonly notices: Partial<NoticesSettings>;
  /** The interval at which due wake-ups of matches are handled. */
  readonly tickMs: number;
  /** The interval at which missed messages of other processes are made up for. */
  readonly resyncMs: number;
  /** The bearer token for the metrics; null: nobody may read them. */
  readonly metricsToken: string | null;
  /** When the server closes, it reports that it is not ready until this resolves, so that load balancers notice. */
  closingNotice(): Promise<void>;
  /** When the server closes, it ends its sockets spread over this time, so that they do not all reconnect at once. */
  readonly closingSpreadMs: number;
  /** For tests: other bots. */
  readonly botPool: BotPool | null;
  /** For benchmarks and tests: other games. */
  readonly games: readonly AnyGame[];
  /** For tests: another clock. */
  now(): number;
}

export const ONLINE_SETTINGS: OnlineSettings = {
  data: ':memory:',
  database: null,
  redis: null,
  bus: null,
  role: 'all',
  messages: { burst: 60, perSecond: 20 },
  requests: { burst: 120, perSecond: 4 },
  maxConnectionsPerAddress: 200,
  maxConnections: null,
  trustsProxy: false,
  site: null,
  registry: {},
  notices: {},
  tickMs: 500,
  resyncMs: 2500,
  metricsToken: null,
  closingNotice: async () => {},
  closingSpreadMs: 0,
  botPool: null,
  /** Read when a server starts: games from outside are registered before. */
  get games() {
    return allGames.map(({ game }) => game);
  },
  now: Date.now,
};

export interface Online {
  readonly registry: MatchRegistry;
  /** What preview cards of tables are made of. */
  readonly cards: CardPorts;
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

export async function addOnline(
  app: FastifyInstance,
  given: Partial<OnlineSettings>,
  connections = connectionsOf(app, given),
): Promise<Online> {
  const settings = { ...ONLINE_SETTINGS, ...given };
  const { now, games } = settings;
  const registrySettings = { ...REGISTRY_SETTINGS, ...settings.registry };
  const metrics = new Metrics({
    matches: () => registry.size,
    sockets: () => sockets?.size ?? 0,
    connections: () => connections.size,
  });
  const onCommit = (tookMs: number, writes: number) => metrics.committed(tookMs, writes);
  const database = await (settings.database === null
    ? openLocked(settings.data, onCommit)
    : openPostgres(settings.database, onCommit));
  const bus =
    settings.bus ??
    openBus(settings, (error) => {
      metrics.busFailed();
      logRarely.error({ err: error }, 'bus-failed');
    });
  const store = storeOf(database);
  const botPool = settings.botPool ?? openBotPool();
  const persons = new Persons(store, now, bus);
  const noticesSettings = { ...NOTICES_SETTINGS, ...settings.notices };
  const notices = await openNotices({ store, metrics, site: settings.site, now }, noticesSettings);
  const registry = new MatchRegistry(
    {
      store,
      now,
      metrics,
      think: (question) => metrics.timed(() => botPool.think(question)),
      hasBots: settings.role !== 'web',
      bus,
      games,
      earnedOptions: (match) => earnedOptions(store, match),
      noticeGraceMs: noticesSettings.graceMs,
      seen: (person, match, rows) => notices.seen.add(person, match, rows),
      outcomeChanges: ({ game, players }, places) =>
        ratingChanges(store, game.id, players.map(seatHolderOf), places),
    },
    registrySettings,
  );
  const { trustsProxy, metricsToken, closingNotice, closingSpreadMs } = settings;
  let isClosing = false;
  await app.register(async (watch) =>
    addHealthRoutes(watch, {
      metrics,
      metricsToken,
      isClosing: () => isClosing,
      pingDatabase: store.ping,
      diskError: database.diskError,
    }),
  );
  const isOpen = settings.role !== 'bots';
  const budgets = new TokenBuckets(addressRate(settings.messages));
  if (isOpen) {
    await app.register(
      async (api) =>
        addRoutes(api, {
          registry,
          persons,
          store,
          notices,
          games,
          maxTablesPerPerson: registrySettings.maxTablesPerPerson,
          rate: settings.requests,
          site: settings.site,
          trustsProxy,
          now,
        }),
      { prefix: '/api' },
    );
  }
  const sockets = isOpen
    ? openWebSocketServer(
        app.server,
        { registry, persons, rate: settings.messages, budgets, now, metrics },
        connections,
      )
    : null;
  const ticks = repeat(settings.tickMs, () => registry.tick());
  const noticeTicks = repeat(settings.tickMs, () => notices.jobs.tick());
  const resyncs = repeat(settings.resyncMs, () => registry.resync());
  const deviceResyncs = repeat(settings.resyncMs, () => persons.resync());
  const evictions = repeat(Math.min(10_000, registrySettings.idleMs), async () => {
    registry.evictIdle();
    budgets.deleteFull(now());
  });
  return {
    registry,
    cards: {
      findMatch: store.findMatch,
      langOf: async (person) => langIn((await store.findPerson(person))?.settings ?? null),
    },
    close: async () => {
      isClosing = true;
      await closingNotice();
      await Promise.all([
        ticks.stop(),
        noticeTicks.stop(),
        resyncs.stop(),
        deviceResyncs.stop(),
        evictions.stop(),
      ]);
      // No new connections from here on. Clients reconnect to another process, or to the one that replaces this one.
      const closed = app.close();
      try {
        await Promise.all([sockets?.closeAll(closingSpreadMs), connections.end(CLOSING_TIMEOUT_MS)]);
        await registry.settle();
        registry.close();
        persons.close();
        await notices.close();
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
async function openLocked(path: string, onCommit: CommitListener): Promise<Database> {
  const release = lockFile(path);
  try {
    const database = await openSqlite(path, onCommit);
    return { ...database, close: () => database.close().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}

/** Runs a task again and again with this pause, never twice at once. */
function repeat(pauseMs: number, task: () => Promise<void>): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | null = null;
  let last: Promise<void> = Promise.resolve();
  let isStopped = false;
  const plan = () => {
    timer = setTimeout(() => {
      last = task()
        .catch((error: unknown) => log.error({ err: error }, 'looking-after-matches-failed'))
        .then(() => {
          if (!isStopped) plan();
        });
    }, pauseMs);
    timer.unref();
  };
  plan();
  return {
    stop: async () => {
      isStopped = true;
      if (timer) clearTimeout(timer);
      await last;
    },
  };
}
