// Everything of the server that is not pages: storage, matches, bots, sockets, the API.
import type { FastifyInstance } from 'fastify';
import type { AnyGame } from '../engine/index.ts';
import { catalogue } from '../games/index.ts';
import { ratingChanges } from './account/ratings.ts';
import { addRoutes } from './api/routes.ts';
import { openSockets } from './api/sockets.ts';
import type { Rate } from './limits.ts';
import { HOUSE_SETTINGS, House, type HouseSettings } from './match/house.ts';
import { openThinker, type Thinker } from './match/thinker.ts';
import { Persons } from './persons.ts';
import { openSqlite } from './storage/sqlite.ts';
import { storeOf } from './storage/store.ts';

export interface OnlineSettings {
  /** The SQLite file; `:memory:` keeps nothing. */
  readonly data: string;
  /** Messages on one connection. */
  readonly messages: Rate;
  /** Requests from one address. */
  readonly requests: Rate;
  readonly mostPerAddress: number;
  /** Whether X-Forwarded-For is to be believed. */
  readonly trustsProxy: boolean;
  readonly house: HouseSettings;
  /** How often bots and clocks are looked after, in milliseconds. */
  readonly ring: number;
  /** For a bench or a test: other games than ours. */
  readonly games: readonly AnyGame[];
  /** For a test: another clock. */
  now(): number;
}

export const ONLINE_SETTINGS: OnlineSettings = {
  data: ':memory:',
  messages: { burst: 60, perSecond: 20 },
  requests: { burst: 120, perSecond: 4 },
  mostPerAddress: 200,
  trustsProxy: false,
  house: HOUSE_SETTINGS,
  ring: 500,
  games: catalogue.map(({ game }) => game),
  now: Date.now,
};

export interface Online {
  /** For whoever watches over it. */
  readonly house: House;
  close(): Promise<void>;
}

export async function addOnline(app: FastifyInstance, given: Partial<OnlineSettings>): Promise<Online> {
  const settings = { ...ONLINE_SETTINGS, ...given };
  const { now, games } = settings;
  const database = await openSqlite(settings.data);
  const store = storeOf(database);
  const thinker: Thinker = openThinker();
  const persons = new Persons(store, now);
  const house = new House(
    {
      store,
      now,
      think: thinker.think,
      findGame: (id) => games.find((game) => game.id === id),
      games: games.map(({ id }) => id),
      conclude: ({ game, sitters }, outcome) =>
        ratingChanges(
          store,
          game.id,
          sitters.map((sitter) => (sitter.kind === 'person' ? sitter.person : null)),
          outcome,
        ),
    },
    settings.house,
  );
  const { trustsProxy, mostPerAddress } = settings;
  await app.register(
    async (api) => addRoutes(api, { house, persons, store, rate: settings.requests, trustsProxy, now }),
    { prefix: '/api' },
  );
  const sockets = openSockets(
    app.server,
    { house, persons, rate: settings.messages, now },
    { mostPerAddress, trustsProxy },
  );
  const rings = repeat(settings.ring, () => house.ring());
  const tidies = repeat(Math.min(10_000, settings.house.idle), async () => house.tidy());
  return {
    house,
    close: async () => {
      sockets.close();
      await Promise.all([rings.stop(), tidies.stop()]);
      thinker.close();
      await app.close();
      await database.close();
    },
  };
}

/** Again and again, but never twice at once. */
function repeat(every: number, act: () => Promise<void>): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | null = null;
  let last: Promise<void> = Promise.resolve();
  let isOver = false;
  const plan = () => {
    timer = setTimeout(() => {
      last = act()
        .catch((error: unknown) => console.error('looking after matches failed:', error))
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
