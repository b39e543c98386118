// All matches: found, set, kept in memory while they are used.
import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import { type AnyGame, chooseOptions, commitmentTo, randomSecret } from '../../engine/index.ts';
import type { ListedMatch, NewMatch } from '../../protocol/http.ts';
import type { ServerRefusal } from '../../protocol/refusals.ts';
import type { Bus, Subscription } from '../bus/bus.ts';
import { complain } from '../operating/log.ts';
import type { Metrics } from '../operating/metrics.ts';
import { Away, type Change } from '../storage/database.ts';
import type { MatchRow } from '../storage/schema.ts';
import type { Head, StoredMatch } from '../storage/store.ts';
import { newId } from '../tokens.ts';
import { hear } from './hearing.ts';
import { Jobs } from './jobs.ts';
import { Match, type Stored } from './match.ts';
import { Neighbours } from './neighbours.ts';
import { readNotice, writeNotice } from './notice.ts';
import type { MatchPorts } from './ports.ts';
import { Post } from './post.ts';
import { scribe } from './requests.ts';
import { WAITING_MS } from './seating.ts';
import { FREE, rowOf, type Sitter, settingOf, sitterOf, stateOf } from './setting.ts';
import { isOnlyBots } from './urgency.ts';

export interface HousePorts
  extends Pick<MatchPorts, 'store' | 'now' | 'hasBots' | 'think' | 'settle' | 'conclude'> {
  readonly games: readonly AnyGame[];
  readonly bus: Bus;
  readonly metrics: Pick<Metrics, 'jobsDue' | 'jobTaken' | 'noticed'>;
}

export interface HouseSettings {
  /** After so many milliseconds without a word a match is no longer in memory. */
  readonly idle: number;
  /** Tables that one person may have set and not ended. */
  readonly mostTables: number;
  /** Tables of only bots that the visitors of one address keep going. */
  readonly mostBotTables: number;
  /** Matches in memory that nobody is at. */
  readonly mostMatches: number;
}

export const HOUSE_SETTINGS: HouseSettings = {
  idle: 60_000,
  mostTables: 50,
  mostBotTables: 5,
  mostMatches: 10_000,
};

type Answer<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly refusal: ServerRefusal };

const LISTED = 50;
/** So long a bus may take until it hears, in milliseconds; what it misses is looked up later. */
const HEARING = 300;
/** So long news may take to get here, in milliseconds. */
const ON_ITS_WAY = 300;
/** Matches that are asked for in one question. */
const LOOKED_AT = 500;

interface Kept {
  readonly match: Match;
  readonly subscription: Subscription;
}

export class House {
  private readonly ports: HousePorts;
  private readonly settings: HouseSettings;
  private readonly matchPorts: MatchPorts;
  /** The longest unused first. */
  private readonly kept = new Map<string, Kept>();
  private readonly loading = new Map<string, Promise<Match | null>>();
  private readonly neighbours: Neighbours;
  private readonly post: Post;
  private readonly jobs: Jobs;

  constructor(ports: HousePorts, settings: HouseSettings) {
    this.ports = ports;
    this.settings = settings;
    const { bus, now } = ports;
    const self = newId();
    this.neighbours = new Neighbours(bus, self, (process) => this.retellOf(process));
    this.post = new Post({
      ...ports,
      self,
      greet: (from, at) => this.greet(from, at),
      deliver: (id, played) => {
        const match = this.kept.get(id)?.match;
        if (match) this.run(match, () => match.follow(played));
      },
    });
    this.matchPorts = {
      ...ports,
      wantBot: () => this.jobs.wantBot(),
      isAlone: () => bus.isAlone,
      isAlive: (process) => this.neighbours.isAlive(process),
      tellMoves: (process, match, played) => this.post.send(process, match, played),
      tellOthers: (match, news) => {
        if (!bus.isAlone) bus.publish(match, writeNotice(self, now(), news));
      },
    };
    this.jobs = new Jobs({
      ...ports,
      find: (id) => this.find(id),
      forget: (id) => this.forget(id),
    });
  }

  get size(): number {
    return this.kept.size;
  }

  /** From memory, or from the database. Null when there is none. */
  async find(id: string): Promise<Match | null> {
    const known = this.kept.get(id);
    if (known) {
      this.kept.delete(id);
      this.kept.set(id, known);
      // Not to be forgotten before the question that follows.
      known.match.touchedAt = this.ports.now();
      if (!this.ports.bus.isAlone) known.match.distrust();
      return known.match;
    }
    // Two who ask at once must get the same one: it has the queue.
    const loading = this.loading.get(id) ?? this.load(id);
    this.loading.set(id, loading);
    try {
      return await loading;
    } finally {
      this.loading.delete(id);
    }
  }

  private async load(id: string): Promise<Match | null> {
    const { bus, store, games } = this.ports;
    let match: Match | null = null;
    // First the ear, then the eye: nothing can happen in between.
    const subscription = bus.subscribe(id, (text) => match && this.hear(match, text));
    if (bus.isUp) await Promise.race([subscription.ready, pause(HEARING)]);
    const stored = await store.matchOf(id).catch((error: unknown) => {
      subscription.leave();
      throw error;
    });
    const game = stored && games.find((each) => each.id === stored.match.game);
    if (!stored || !game || stored.match.state === 'closed') {
      subscription.leave();
      return null;
    }
    match = new Match(stored, game, this.matchPorts);
    this.kept.set(id, { match, subscription });
    this.makeRoom();
    return match;
  }

  private forget(id: string): void {
    this.kept.get(id)?.subscription.leave();
    this.kept.delete(id);
  }

  /** What another process says about a match; null when something may have been missed. */
  private hear(match: Match, text: string | null): void {
    const notice = text === null ? null : readNotice(text);
    if (notice) {
      this.greet(notice.from, notice.at);
      this.run(match, () => hear(match, notice));
    } else if (text === null) {
      match.distrust();
      if (match.visitors.size > 0) this.run(match, async () => match.announce(true));
    }
  }

  /** Another process has said something, at that time. */
  private greet(from: string, at: number): void {
    this.neighbours.meet(from);
    this.ports.metrics.noticed(this.ports.now() - at);
  }

  /** Something nobody waits for. What fails now is made up for when the match is used next. */
  private run(match: Match, task: () => Promise<void>): void {
    match.do(task).catch((error: unknown) => {
      match.distrust();
      if (!(error instanceof Away)) complain('match-failed', error);
    });
  }

  /** Another process has come or gone, and with it its visitors. */
  private retellOf(process: string): void {
    for (const { match } of this.kept.values()) {
      if (!match.presence.speaksOf(process)) continue;
      this.run(match, async () => {
        match.noteWhoIsHere();
        match.tellRoom();
      });
    }
  }

  async set(host: string, plan: NewMatch): Promise<Answer<{ match: string; commitment: string }>> {
    const { store, games } = this.ports;
    const { mostTables } = this.settings;
    const game = games.find(({ id }) => id === plan.game);
    if (!game) return refuse({ code: 'unknown-game', valid: games.map(({ id }) => id) });
    if (!game.seatCounts.includes(plan.seats.length)) {
      return refuse({ code: 'bad-seat-count', valid: game.seatCounts });
    }
    const chosen = chooseOptions(game, plan.options);
    if (!chosen.ok) return refuse({ code: 'bad-option', name: chosen.name, valid: chosen.valid.map(String) });
    if ((await store.unfinishedOf(host)) >= mostTables)
      return refuse({ code: 'too-many-tables', most: mostTables });
    const sitters = plan.seats.map(
      (seat, i): Sitter => (seat.kind === 'bot' ? { ...seat, name: scribe(i) } : FREE),
    );
    const { id, secret, changes } = this.newMatch(game, host, sitters, {
      options: JSON.stringify(chosen.options),
      is_open: plan.isOpen ? 1 : 0,
      clock: JSON.stringify(plan.clock),
      watch: plan.watch,
    });
    await store.write(changes);
    return { ok: true, match: id, commitment: commitmentTo(secret) };
  }

  /** The seats are kept for the same people; each has to sit down again and add something to the new seed. */
  async rematch(match: Match): Promise<Stored> {
    const { setting, game } = match;
    const sitters = match.sitters.map((sitter) =>
      sitter.kind === 'bot' ? sitter : { ...sitter, contribution: null, standIn: null, linkHash: null },
    );
    // Who sat first sits last: nobody begins twice in a row.
    const seated = [...sitters.slice(1), ...sitters.slice(0, 1)];
    const { id, changes } = this.newMatch(game, setting.host, seated, {
      options: JSON.stringify(setting.options),
      is_open: 0,
      clock: JSON.stringify(setting.clock),
      watch: setting.watch,
    });
    const written = await match.writeRoom([...changes, this.ports.store.setMatch(match.id, { next: id })]);
    if (written === 'done') match.next = id;
    return written;
  }

  private newMatch(
    game: AnyGame,
    host: string,
    sitters: readonly Sitter[],
    part: Pick<MatchRow, 'options' | 'is_open' | 'clock' | 'watch'>,
  ): { id: string; secret: string; changes: Change[] } {
    const [id, secret, now] = [newId(), randomSecret(), this.ports.now()];
    const row: MatchRow = {
      ...part,
      id,
      game: game.id,
      version: game.version,
      state: 'waiting',
      host,
      secret,
      seed: null,
      created_at: now,
      started_at: null,
      ended_at: null,
      result: null,
      next: null,
      wake_at: now + WAITING_MS,
      wants_bot: 0,
      changes: 0,
    };
    const rows = sitters.map((sitter, seat) => rowOf(id, seat, sitter));
    return { id, secret, changes: this.ports.store.newMatch(row, rows) };
  }

  async open(): Promise<ListedMatch[]> {
    const found = await this.ports.store.openMatches(LISTED);
    return found.map((stored) => listed(stored, false));
  }

  /** `onReplay` is told how many decisions had to be replayed to answer. */
  async of(person: string, onReplay: (plies: number) => void): Promise<ListedMatch[]> {
    const found = await this.ports.store.matchesOf(person, LISTED);
    const matches: ListedMatch[] = [];
    // One after the other: between two long games others have their turn.
    for (const stored of found) {
      matches.push(listed(stored, await this.isTurnOf(person, stored, onReplay)));
      await setImmediate();
    }
    return matches;
  }

  private async isTurnOf(
    person: string,
    { match: { id, state } }: StoredMatch,
    onReplay: (plies: number) => void,
  ): Promise<boolean> {
    if (state !== 'playing') return false;
    const match = await this.find(id);
    const seat = match?.seatOf(person) ?? null;
    if (!match || seat === null) return false;
    return match.do(async () => {
      const wasResting = match.isResting;
      const { deciders } = await match.running();
      if (wasResting) onReplay(match.ply);
      return deciders.includes(seat);
    });
  }

  /** Another table of only bots would be one too many for the address of this visitor. */
  refuseBots(address: string): ServerRefusal | null {
    const { mostBotTables } = this.settings;
    let count = 0;
    for (const { match } of this.kept.values()) {
      if (match.state !== 'playing' || match.visitors.size === 0 || !isOnlyBots(match)) continue;
      for (const visitor of match.visitors) {
        if (visitor.address !== address) continue;
        count++;
        break;
      }
    }
    return count >= mostBotTables ? { code: 'too-many-bot-tables', most: mostBotTables } : null;
  }

  /** Somebody has become another person, or nobody: what is in memory about them is old. */
  async refresh(person: string): Promise<void> {
    for (const { match } of this.kept.values()) {
      if (match.seatOf(person) === null && match.setting.host !== person) continue;
      match.distrust();
      await match.do(async () => {});
    }
  }

  /** Looks whether others have gone on with matches at which somebody is here, in case nobody has said so. */
  async look(): Promise<void> {
    const { bus, store } = this.ports;
    if (bus.isAlone) return;
    const ids = [...this.kept].filter(([, { match }]) => match.visitors.size > 0).map(([id]) => id);
    const isBehind = (head: Head) => this.kept.get(head.id)?.match.isBehind(head) ?? false;
    const behind: Head[] = [];
    for (let i = 0; i < ids.length; i += LOOKED_AT) {
      behind.push(...(await store.headsOf(ids.slice(i, i + LOOKED_AT))).filter(isBehind));
    }
    if (behind.length === 0) return;
    // Most of these have just been played: the news is on its way.
    await pause(ON_ITS_WAY);
    for (const head of behind) {
      const match = this.kept.get(head.id)?.match;
      if (!match?.isBehind(head)) continue;
      match.distrust();
      this.run(match, async () => {});
    }
  }

  /** Looks after whatever is due. Called again and again. */
  async ring(): Promise<void> {
    for (const { match } of this.kept.values()) {
      if (match.alarm.isToRenew) this.run(match, () => match.alarm.renew());
    }
    await this.jobs.ring();
  }

  /** When everything that was begun is done. */
  async settle(): Promise<void> {
    await Promise.allSettled([...this.kept.values()].map(({ match }) => match.do(async () => {})));
  }

  /** Forgets what has not been used for a while: the tables first, then whole matches nobody is at. */
  tidy(): void {
    const before = this.ports.now() - this.settings.idle;
    for (const [id, { match }] of this.kept) {
      if (!match.isIdle || match.touchedAt > before) continue;
      if (match.visitors.size === 0) this.forget(id);
      else if (!match.isResting) match.rest();
    }
  }

  /** Memory is a cache, and it is bounded. */
  private makeRoom(): void {
    let excess = this.kept.size - this.settings.mostMatches;
    for (const [id, { match }] of this.kept) {
      if (excess <= 0) return;
      if (!match.isIdle || match.visitors.size > 0) continue;
      this.forget(id);
      excess--;
    }
  }

  /** Hears and says nothing more. */
  close(): void {
    this.neighbours.close();
    this.post.close();
    this.jobs.close();
    for (const id of [...this.kept.keys()]) this.forget(id);
  }
}

function refuse(refusal: ServerRefusal): { readonly ok: false; readonly refusal: ServerRefusal } {
  return { ok: false, refusal };
}

function listed(stored: StoredMatch, isMyTurn: boolean): ListedMatch {
  const { match } = stored;
  const { id, game, clock, createdAt } = settingOf(match);
  const sitters = stored.sitters.map(sitterOf);
  return {
    match: id,
    game,
    state: stateOf(match),
    names: sitters.map(({ name }) => name),
    free: sitters.filter((sitter) => sitter.kind === 'person' && sitter.person === null).length,
    clock,
    at: match.ended_at ?? match.started_at ?? createdAt,
    isMyTurn,
  };
}
