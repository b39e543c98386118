// Everything of the server that is not pages: storage, matches, bots, sockets, the API.
import type { FastifyInstance } from 'fastify';
import type { AnyGame } from '../engine/index.ts';
import { catalogue } from '../games/index.ts';
import { earnedOptions } from './account/experience.ts';
import type { Site } from './account/passkeys.ts';
import { ratingChanges } from './account/ratings.ts';
import { Connections } from './api/connections.ts';
import { addRoutes } from './api/routes.ts';
import { openSockets } from './api/sockets.ts';
import { addressRate } from './api/spending.ts';
import type { Bus } from './bus/bus.ts';
import { openBus } from './bus/open.ts';
import { Buckets, type Rate } from './limits.ts';
import { HOUSE_SETTINGS, House, type HouseSettings } from './match/house.ts';
import { openThinker, type Thinker } from './match/thinker.ts';
import { mostConnections } from './operating/descriptors.ts';
import { complain, complainRarely } from './operating/log.ts';
import { Metrics } from './operating/metrics.ts';
import { addWatch } from './operating/watch.ts';
import { Persons } from './persons.ts';
import type { Role } from './roles.ts';
import type { CommitWatch, Database } from './storage/database.ts';
import { holdFile } from './storage/lock.ts';
import { openPostgres } from './storage/postgres.ts';
import { openSqlite } from './storage/sqlite.ts';
import { storeOf } from './storage/store.ts';

export interface OnlineSettings {
  /** The SQLite file, without a database; `:memory:` keeps nothing. */
  readonly data: string;
  /** The address of a PostgreSQL database, which several processes may share. */
  readonly database: string | null;
  /** The address of a Redis, by which processes tell each other what happens; without it they do it by the database. */
  readonly redis: string | null;
  /** For a test: another bus. */
  readonly bus: Bus | null;
  readonly role: Role;
  /** Messages on one connection. */
  readonly messages: Rate;
  /** Requests from one address. */
  readonly requests: Rate;
  /** Connections of all kinds from one address. */
  readonly mostPerAddress: number;
  /** Connections from everywhere; null: as many as the system allows. */
  readonly mostConnections: number | null;
  /** Whether X-Forwarded-For is to be believed. */
  readonly trustsProxy: boolean;
  /** Where the pages are, for passkeys; null: what the request says, within bounds. */
  readonly site: Site | null;
  readonly house: Partial<HouseSettings>;
  /** How often bots and clocks are looked after, in milliseconds. */
  readonly ring: number;
  /** How often to look whether something of other processes was missed, in milliseconds. */
  readonly look: number;
  /** Who shows it may read the metrics; null: nobody may. */
  readonly metricsToken: string | null;
  /** When closing: as long as this lasts it only says that it is not ready, for load balancers to see it. */
  notice(): Promise<void>;
  /** When closing: sockets are sent away one by one over so many milliseconds, so that they do not all come back at once. */
  readonly spread: number;
  /** For a test: other bots than ours. */
  readonly thinker: Thinker | null;
  /** For a bench or a test: other games than ours. */
  readonly games: readonly AnyGame[];
  /** For a test: another clock. */
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
  mostPerAddress: 200,
  mostConnections: null,
  trustsProxy: false,
  site: null,
  house: {},
  ring: 500,
  look: 2500,
  metricsToken: null,
  notice: async () => {},
  spread: 0,
  thinker: null,
  games: catalogue.map(({ game }) => game),
  now: Date.now,
};

export interface Online {
  /** For whoever watches over it. */
  readonly house: House;
  close(): Promise<void>;
}

/** Counted from then on. */
export function connectionsOf({ server }: FastifyInstance, given: Partial<OnlineSettings>): Connections {
  const settings = { ...ONLINE_SETTINGS, ...given };
  return new Connections(server, {
    ...settings,
    mostConnections: settings.mostConnections ?? mostConnections(),
  });
}

/** Requests that are being answered when it closes have so many milliseconds. */
const ANSWERING_MS = 2000;

export async function addOnline(
  app: FastifyInstance,
  given: Partial<OnlineSettings>,
  connections = connectionsOf(app, given),
): Promise<Online> {
  const settings = { ...ONLINE_SETTINGS, ...given };
  const { now, games } = settings;
  const houseSettings = { ...HOUSE_SETTINGS, ...settings.house };
  const metrics = new Metrics({
    matches: () => house.size,
    sockets: () => sockets?.size ?? 0,
    connections: () => connections.size,
  });
  const watch = (took: number, writes: number) => metrics.committed(took, writes);
  const database = await (settings.database === null
    ? openAlone(settings.data, watch)
    : openPostgres(settings.database, watch));
  const bus =
    settings.bus ??
    openBus(settings, (error) => {
      metrics.busFailed();
      complainRarely('bus-failed', error);
    });
  const store = storeOf(database);
  const thinker = settings.thinker ?? openThinker();
  const persons = new Persons(store, now, bus);
  const house = new House(
    {
      store,
      now,
      metrics,
      think: (question) => metrics.timed(() => thinker.think(question)),
      hasBots: settings.role !== 'web',
      bus,
      games,
      settle: (match) => earnedOptions(store, match),
      conclude: ({ game, sitters }, outcome) =>
        ratingChanges(
          store,
          game.id,
          sitters.map((sitter) => (sitter.kind === 'person' ? sitter.person : null)),
          outcome,
        ),
    },
    houseSettings,
  );
  const { trustsProxy, metricsToken, notice, spread } = settings;
  let isClosing = false;
  await app.register(async (watch) =>
    addWatch(watch, {
      metrics,
      metricsToken,
      isClosing: () => isClosing,
      askDatabase: store.ping,
      trouble: database.trouble,
    }),
  );
  const isOpen = settings.role !== 'bots';
  const budgets = new Buckets(addressRate(settings.messages));
  if (isOpen) {
    await app.register(
      async (api) =>
        addRoutes(api, {
          house,
          persons,
          store,
          rate: settings.requests,
          site: settings.site,
          trustsProxy,
          now,
        }),
      { prefix: '/api' },
    );
  }
  const sockets = isOpen
    ? openSockets(app.server, { house, persons, rate: settings.messages, budgets, now, metrics }, connections)
    : null;
  const rings = repeat(settings.ring, () => house.ring());
  const looks = repeat(settings.look, () => house.look());
  const deviceLooks = repeat(settings.look, () => persons.look());
  const tidies = repeat(Math.min(10_000, houseSettings.idle), async () => {
    house.tidy();
    budgets.tidy(now());
  });
  return {
    house,
    close: async () => {
      isClosing = true;
      await notice();
      await Promise.all([rings.stop(), looks.stop(), deviceLooks.stop(), tidies.stop()]);
      // No new connections from here on; those who are sent away find another process, or the next one here.
      const closed = app.close();
      try {
        await Promise.all([sockets?.sendAway(spread), connections.end(ANSWERING_MS)]);
        await house.settle();
        house.close();
        persons.close();
        await bus.close();
        thinker.close();
        connections.destroy();
        await closed;
      } finally {
        await database.close();
      }
    },
  };
}

/** The file is this server's alone until it is closed. */
async function openAlone(path: string, watch: CommitWatch): Promise<Database> {
  const release = holdFile(path);
  try {
    const database = await openSqlite(path, watch);
    return { ...database, close: () => database.close().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}

/** Again and again, but never twice at once. */
function repeat(every: number, act: () => Promise<void>): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | null = null;
  let last: Promise<void> = Promise.resolve();
  let isOver = false;
  const plan = () => {
    timer = setTimeout(() => {
      last = act()
        .catch((error: unknown) => complain('looking-after-matches-failed', error))
        .then(() => {
          if (!isOver) plan();
        });
    }, every);
    timer.unref();
  };
  plan();
  return {
    stop: async () => {
      isOver = true;
      if (timer) clearTimeout(timer);
      await last;
    },
  };
}
