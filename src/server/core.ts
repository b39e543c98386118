// The core of a server process: persons, matches, bots and notices, looked after again and again. It knows no HTTP and no sockets, and gets its database, bus and bots.
import type { AnyGame } from '../engine/index.ts';
import { findLoadedGame } from '../games/loaded.ts';
import type { ChatMode } from '../protocol/site.ts';
import type { System, Timer } from '../protocol/system.ts';
import { earnedOptions } from './account/experience.ts';
import type { Site } from './account/passkeys.ts';
import { Bans } from './admin/bans.ts';
import { Bulletins } from './admin/bulletins.ts';
import type { Bus } from './bus/bus.ts';
import type { BotPool } from './matches/bot-pool.ts';
import { closeTable } from './matches/commands/closing.ts';
import { endLeftTables } from './matches/left-tables.ts';
import { MatchRegistry, type RegistrySettings } from './matches/registry.ts';
import { type Notices, type NoticesSettings, openNotices } from './notices/notices.ts';
import { log } from './operating/log.ts';
import type { Metrics } from './operating/metrics.ts';
import type { Branding } from './pages/branding.ts';
import { Persons } from './persons.ts';
import { ratingChanges, seatHolderOf } from './ratings/ratings.ts';
import { isShortGame } from './ratings/short-game.ts';
import { Purge, type RetentionSettings } from './retention/purge.ts';
import type { Role } from './roles.ts';
import type { Database } from './storage/database.ts';
import { type Store, storeOf } from './storage/store.ts';
import { Director } from './tournaments/director.ts';

export interface CorePorts extends System {
  readonly database: Database;
  readonly bus: Bus;
  readonly botPool: BotPool;
  readonly games: readonly AnyGame[];
  readonly metrics: Pick<
    Metrics,
    'timed' | 'noticeSent' | 'wakeUpsDue' | 'wakeUpHandled' | 'peerMessageReceived'
  >;
}

export interface CoreSettings {
  readonly role: Role;
  readonly site: Site | null;
  readonly branding: Pick<Branding, 'name'>;
  readonly registry: RegistrySettings;
  readonly notices: NoticesSettings;
  readonly retention: RetentionSettings;
  /** What people may say at tables. */
  readonly chat: ChatMode;
  /** The interval at which due wake-ups of matches are handled. */
  readonly tickMs: number;
  /** The interval at which missed messages of other processes are made up for. */
  readonly resyncMs: number;
}

export interface Core {
  readonly store: Store;
  readonly persons: Persons;
  readonly notices: Notices;
  readonly registry: MatchRegistry;
  readonly bans: Bans;
  readonly bulletins: Bulletins;
  /** Nothing is looked after from here on. */
  stop(): Promise<void>;
  /** Finishes what was begun. Database, bus and bots belong to the caller. */
  close(): Promise<void>;
}

const MAX_EVICTION_INTERVAL_MS = 10_000;
/** Within this time every process knows of a ban. */
const BANS_RELOAD_MS = 10_000;
/** How often a process asks whether the purge is due. */
const PURGE_CHECK_MS = 60_000;

export async function openCore(ports: CorePorts, settings: CoreSettings): Promise<Core> {
  const { database, bus, botPool, metrics } = ports;
  const store = storeOf(database);
  const persons = new Persons(store, ports, bus);
  const notices = await openNotices(
    { ...ports, store, site: settings.site, siteName: settings.branding.name },
    settings.notices,
  );
  const registry = new MatchRegistry(
    {
      ...ports,
      store,
      think: (question) => metrics.timed(() => botPool.think(question)),
      hasBots: settings.role !== 'web',
      earnedOptions: (match) => earnedOptions(store, match),
      chat: settings.chat,
      noticeGraceMs: settings.notices.graceMs,
      seen: (person, match, rows) => notices.seen.add(person, match, rows),
      outcomeChanges: async ({ game, config, players }, places, givenUpAfter) =>
        ratingChanges(store, {
          match: config.id,
          game: game.id,
          at: ports.now(),
          isRated: config.rated === 'rated',
          isShort: givenUpAfter !== null && (await isShortGame(game.id, givenUpAfter)),
          holders: players.map(seatHolderOf),
          places,
          levels: findLoadedGame(game.id)?.levelRatings?.levels,
        }),
    },
    settings.registry,
  );
  const purge = new Purge(
    {
      ...ports,
      store,
      close: (match) => registry.executeAt(match, closeTable),
      deletePerson: async (person) => {
        await registry.giveUpAll(person);
        await store.write([store.deletePerson(person)]);
        await registry.refresh(person);
      },
    },
    settings.retention,
  );
  const executeAt: MatchRegistry['executeAt'] = (match, command) => registry.executeAt(match, command);
  const director = new Director({ ...ports, store, noticeGraceMs: settings.notices.graceMs, executeAt });
  const bans = new Bans({ ...ports, store });
  const bulletins = new Bulletins({ ...ports, store });
  await Promise.all([bans.reload(), bulletins.reload()]);
  const evictionMs = Math.min(MAX_EVICTION_INTERVAL_MS, settings.registry.idleMs);
  const jobs = [
    repeat(ports, settings.tickMs, () => registry.tick()),
    repeat(ports, settings.tickMs, () => notices.jobs.tick()),
    repeat(ports, settings.tickMs, () => director.tick()),
    repeat(ports, settings.resyncMs, () => registry.resync()),
    repeat(ports, settings.resyncMs, () => persons.resync()),
    repeat(ports, BANS_RELOAD_MS, () => bans.reload()),
    repeat(ports, BANS_RELOAD_MS, () => bulletins.reload()),
    repeat(ports, evictionMs, async () => registry.evictIdle()),
    repeat(ports, PURGE_CHECK_MS, () => purge.tick()),
    repeat(ports, PURGE_CHECK_MS, () => endLeftTables({ ...ports, store, executeAt })),
  ];
  return {
    store,
    persons,
    notices,
    registry,
    bans,
    bulletins,
    stop: async () => {
      await Promise.all(jobs.map((job) => job.stop()));
    },
    close: async () => {
      await registry.settle();
      registry.close();
      persons.close();
      bulletins.close();
      await notices.close();
    },
  };
}

/** Runs a task again and again with this pause, never twice at once. */
function repeat(
  { after }: Pick<System, 'after'>,
  pauseMs: number,
  task: () => Promise<void>,
): { stop(): Promise<void> } {
  let timer: Timer | null = null;
  let last: Promise<void> = Promise.resolve();
  let isStopped = false;
  const plan = () => {
    timer = after(pauseMs, () => {
      last = task()
        .catch((error: unknown) => log.error({ err: error }, 'looking-after-matches-failed'))
        .then(() => {
          if (!isStopped) plan();
        });
    }).unref();
  };
  plan();
  return {
    stop: async () => {
      isStopped = true;
      timer?.cancel();
      await last;
    },
  };
}
