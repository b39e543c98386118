// All matches of this process: found or loaded, created, listed, looked after, and evicted when they are not used.
import { commitmentTo } from '../../engine/index.ts';
import type { ListedMatch, NewMatch, SeatLink } from '../../protocol/http.ts';
import type { ServerRefusal } from '../../protocol/refusals.ts';
import { pause } from '../../protocol/system.ts';
import { MatchCache } from './cache.ts';
import { Cluster } from './cluster/cluster.ts';
import { resync } from './cluster/resync.ts';
import { giveUpAs } from './commands/resign.ts';
import type { Command, Reply } from './decision.ts';
import { type MatchToWrite, newSharedDeal, plannedMatch } from './factory.ts';
import { listLinked, listOf, listOpen } from './listing.ts';
import { Match } from './match.ts';
import { logGameNotLoaded } from './match-failures.ts';
import type { MatchPorts, RegistryPorts } from './ports.ts';
import { isOnlyBots } from './priority.ts';
import { WakeUps } from './wake-ups.ts';

export interface RegistrySettings {
  /** A match that has not been used for this time is evicted from memory. */
  readonly idleMs: number;
  /** Unfinished matches that one person may have created. */
  readonly maxTablesPerPerson: number;
  /** Matches of only bots that the clients of one address keep going. */
  readonly maxBotTablesPerAddress: number;
  /** Beyond this number, matches without clients are evicted. */
  readonly maxMatchesInMemory: number;
}

export const REGISTRY_SETTINGS: RegistrySettings = {
  idleMs: 60_000,
  maxTablesPerPerson: 50,
  maxBotTablesPerAddress: 5,
  maxMatchesInMemory: 10_000,
};

type Created =
  | {
      readonly ok: true;
      readonly match: string;
      readonly commitment: string;
      readonly duplicate?: string;
    }
  | { readonly ok: false; readonly refusal: ServerRefusal };

/** How long a subscription may take. What is missed after that is found by `resync`. */
const SUBSCRIBE_TIMEOUT_MS = 300;
/** More matches than anybody has played. */
const MAX_LEFT = 100_000;

export class MatchRegistry {
  private readonly ports: RegistryPorts;
  private readonly settings: RegistrySettings;
  private readonly matchPorts: MatchPorts;
  private readonly cache: MatchCache;
  private readonly loading = new Map<string, Promise<Match | ServerRefusal>>();
  private readonly cluster: Cluster;
  private readonly wakeUps: WakeUps;

  constructor(ports: RegistryPorts, settings: RegistrySettings) {
    this.ports = ports;
    this.settings = settings;
    const cache = new MatchCache(settings.maxMatchesInMemory);
    this.cache = cache;
    this.cluster = new Cluster({
      ...ports,
      matches: () => cache.matches(),
      peek: (id) => cache.peek(id),
    });
    this.wakeUps = new WakeUps({
      ...ports,
      lookUp: (id) => this.lookUp(id),
      forget: (id) => cache.delete(id),
    });
    this.matchPorts = { ...ports, ...this.cluster.matchPorts, wantBot: () => this.wakeUps.wantBot() };
  }

  get size(): number {
    return this.cache.size;
  }

  /** Null when there is no such match, or none that this process can play. */
  async find(id: string): Promise<Match | null> {
    const found = await this.lookUp(id);
    return found instanceof Match ? found : null;
  }

  /** From memory or from the database; otherwise why it cannot be had. */
  async lookUp(id: string): Promise<Match | ServerRefusal> {
    const known = this.cache.use(id);
    if (known) {
      // It must not be evicted before the caller uses it.
      known.touch(this.ports.now());
      if (!this.ports.bus.isAlone) known.invalidate();
      return known;
    }
    // Two callers at once must get the same object, because it has the queue.
    const loading = this.loading.get(id) ?? this.load(id);
    this.loading.set(id, loading);
    try {
      return await loading;
    } finally {
      this.loading.delete(id);
    }
  }

  /** Executes a command that no client of that match has asked for. */
  async executeAt(id: string, command: Command): Promise<Reply> {
    const match = await this.lookUp(id);
    return match instanceof Match ? match.runExclusive(() => match.execute(command)) : match;
  }

  private async load(id: string): Promise<Match | ServerRefusal> {
    const { bus, store, games } = this.ports;
    let match: Match | null = null;
    // Subscribe first, then read: nothing can be missed in between.
    const subscription = this.cluster.subscribe(id, () => match);
    if (bus.isUp) await Promise.race([subscription.ready, pause(this.ports, SUBSCRIBE_TIMEOUT_MS)]);
    const stored = await store.findMatch(id).catch((error: unknown) => {
      subscription.leave();
      throw error;
    });
    if (!stored || stored.match.state === 'closed') {
      subscription.leave();
      return { code: 'unknown-match' };
    }
    const game = games.find((each) => each.id === stored.match.game);
    if (!game) {
      subscription.leave();
      logGameNotLoaded(stored.match.game);
      return { code: 'game-not-loaded', game: stored.match.game };
    }
    match = new Match(stored, game, this.matchPorts);
    this.cache.add(match, subscription);
    return match;
  }

  /** Several tables at once are a duplicate: they have the same deal. */
  async create(host: string, plan: NewMatch): Promise<Created> {
    const { store, games } = this.ports;
    const most = this.settings.maxTablesPerPerson;
    const shared = plan.tables > 1 ? newSharedDeal(this.matchPorts) : undefined;
    const planned: MatchToWrite[] = [];
    for (let table = 0; table < plan.tables; table++) {
      const next = plannedMatch(this.matchPorts, games, host, plan, shared);
      if ('code' in next) return { ok: false, refusal: next };
      planned.push(next);
    }
    if ((await store.countUnfinished(host)) + plan.tables > most)
      return { ok: false, refusal: { code: 'too-many-tables', most } };
    const limit = { kind: 'check-limit', what: 'tables', person: host, most } as const;
    const changes = planned.flatMap((each) => each.changes);
    if ((await store.write([store.requirePerson(host), ...changes, limit])) === 'conflict')
      return { ok: false, refusal: { code: 'too-many-tables', most } };
    const { id, secret } = planned[0]!;
    const duplicate = shared && { duplicate: shared.duplicate };
    return { ok: true, match: id, commitment: commitmentTo(secret), ...duplicate };
  }

  listOpen(): Promise<ListedMatch[]> {
    return listOpen(this.listingPorts);
  }

  /** `onReplay` is called with the number of decisions that had to be replayed. */
  listOf(person: string, onReplay: (plies: number) => void): Promise<ListedMatch[]> {
    return listOf(this.listingPorts, person, onReplay);
  }

  listLinked(links: readonly SeatLink[], onReplay: (plies: number) => void): Promise<ListedMatch[]> {
    return listLinked(this.listingPorts, links, onReplay);
  }

  private get listingPorts() {
    const { store, soon } = this.ports;
    return { store, soon, find: (id: string) => this.find(id) };
  }

  /** Why the clients of this address may not keep another match of only bots going; null if they may. */
  refuseBots(address: string): ServerRefusal | null {
    const most = this.settings.maxBotTablesPerAddress;
    let count = 0;
    for (const match of this.cache.matches()) {
      if (match.state !== 'playing' || match.clients.size === 0 || !isOnlyBots(match)) continue;
      for (const client of match.clients) {
        if (client.address !== address) continue;
        count++;
        break;
      }
    }
    return count >= most ? { code: 'too-many-bot-tables', most } : null;
  }

  /** A person has become another one, or was deleted: the matches in memory that name them are reloaded. */
  async refresh(person: string): Promise<void> {
    for (const match of this.cache.matches()) {
      if (match.seatOf(person) === null && match.config.host !== person) continue;
      match.invalidate();
      await match.runExclusive(async () => {});
    }
  }

  /** The person will not come back: they give up the games that they play. */
  async giveUpAll(person: string): Promise<void> {
    for (const { match } of await this.ports.store.matchesOf(person, MAX_LEFT, true))
      if (match.state === 'playing') await this.executeAt(match.id, giveUpAs(person));
  }

  /** Finds out what other processes have done to matches that have clients here, in case a message was lost. */
  async resync(): Promise<void> {
    if (!this.ports.bus.isAlone) await resync(this.ports, this.cache.matches(), (id) => this.cache.peek(id));
  }

  /** Looks after whatever is due. To be called again and again. */
  async tick(): Promise<void> {
    for (const match of this.cache.matches()) {
      if (match.isLeaseEnding) match.runInBackground(() => match.renewLease());
    }
    await this.wakeUps.tick();
  }

  /** Waits until everything that was begun is done. */
  async settle(): Promise<void> {
    const running = [...this.cache.matches()].map((match) => match.runExclusive(async () => {}));
    await Promise.allSettled(running);
  }

  evictIdle(): void {
    this.cache.evictIdle(this.ports.now() - this.settings.idleMs);
  }

  /** Stops sending and receiving peer messages. */
  close(): void {
    this.cluster.close();
    this.wakeUps.close();
    for (const match of [...this.cache.matches()]) this.cache.delete(match.id);
  }
}
