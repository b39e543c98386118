// All matches: found, set, kept in memory while they are used, woken when a bot or a clock wants it.
import { type AnyGame, chooseOptions, commitmentTo, randomSecret } from '../../engine/index.ts';
import type { ListedMatch, NewMatch } from '../../protocol/http.ts';
import type { ServerRefusal } from '../../protocol/refusals.ts';
import type { Metrics } from '../operating/metrics.ts';
import type { Change } from '../storage/database.ts';
import type { MatchRow } from '../storage/schema.ts';
import type { StoredMatch } from '../storage/store.ts';
import { newId } from '../tokens.ts';
import { Match, type MatchPorts } from './match.ts';
import { scribe, standIn } from './requests.ts';
import { FREE, rowOf, type Sitter, settingOf, sitterOf, stateOf } from './setting.ts';

export interface HousePorts extends MatchPorts {
  findGame(id: string): AnyGame | undefined;
  readonly games: readonly string[];
  readonly metrics: Pick<Metrics, 'jobsDue' | 'jobTaken'>;
}

export interface HouseSettings {
  /** After so many milliseconds without a word a match is no longer in memory. */
  readonly idle: number;
  /** Tables that one person may have set and not ended. */
  readonly mostTables: number;
}

export const HOUSE_SETTINGS: HouseSettings = { idle: 60_000, mostTables: 50 };

type Answer<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly refusal: ServerRefusal };

const DAY = 86_400_000;
/** A table at which nobody has begun is cleared after this. */
const WAITING = 3 * DAY;
/** Whoever takes a job has so long for it. */
const LEASE = 15_000;
const JOBS = 50;
const LISTED = 50;

export class House {
  private readonly ports: HousePorts;
  private readonly settings: HouseSettings;
  private readonly matches = new Map<string, Match>();
  private readonly loading = new Map<string, Promise<Match | null>>();

  constructor(ports: HousePorts, settings: HouseSettings = HOUSE_SETTINGS) {
    this.ports = ports;
    this.settings = settings;
  }

  get size(): number {
    return this.matches.size;
  }

  /** From memory, or from the database. Null when there is none. */
  async find(id: string): Promise<Match | null> {
    const known = this.matches.get(id);
    if (known) {
      // Not to be forgotten before the question that follows.
      known.touchedAt = this.ports.now();
      return known;
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
    const stored = await this.ports.store.matchOf(id);
    const game = stored && this.ports.findGame(stored.match.game);
    if (!stored || !game || stored.match.state === 'closed') return null;
    const match = new Match(stored, game, this.ports);
    this.matches.set(id, match);
    return match;
  }

  async set(host: string, plan: NewMatch): Promise<Answer<{ match: string; commitment: string }>> {
    const { store, findGame, games } = this.ports;
    const { mostTables } = this.settings;
    const game = findGame(plan.game);
    if (!game) return refuse({ code: 'unknown-game', valid: games });
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
  async rematch(match: Match): Promise<string> {
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
    await this.ports.store.write([...changes, this.ports.store.setMatch(match.id, { next: id })]);
    return id;
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
      created_at: now,
      started_at: null,
      ended_at: null,
      result: null,
      next: null,
      wake_at: now + WAITING,
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

  async of(person: string): Promise<ListedMatch[]> {
    const found = await this.ports.store.matchesOf(person, LISTED);
    return Promise.all(found.map(async (stored) => listed(stored, await this.isTurnOf(person, stored))));
  }

  private async isTurnOf(person: string, { match: { id, state } }: StoredMatch): Promise<boolean> {
    if (state !== 'playing') return false;
    const match = await this.find(id);
    const seat = match?.seatOf(person) ?? null;
    if (!match || seat === null) return false;
    return match.do(async () => (await match.running()).deciders.includes(seat));
  }

  /** Somebody has become another person, or nobody: what is in memory about them is old. */
  async refresh(person: string): Promise<void> {
    for (const match of this.matches.values()) {
      if (match.seatOf(person) === null && match.setting.host !== person) continue;
      await match.do(async () => {
        await match.reload();
        match.tellRoom();
      });
    }
  }

  /** Looks after whatever is due. Called again and again. */
  async ring(): Promise<void> {
    const { store, now, metrics } = this.ports;
    const due = await store.dueMatches(now(), JOBS);
    metrics.jobsDue(due.length);
    for (const { id, wake_at } of due) {
      if (wake_at === null || !(await store.takeJob(id, wake_at, now() + LEASE))) continue;
      metrics.jobTaken(now() - wake_at);
      const match = await this.find(id);
      if (match) await match.do(() => this.wake(match));
      else await store.write([store.setMatch(id, { wake_at: null })]);
    }
  }

  private async wake(match: Match): Promise<void> {
    const { store } = this.ports;
    if (match.state === 'waiting' && match.visitors.size === 0) {
      match.state = 'closed';
      await match.write([store.setMatch(match.id, { state: 'closed', wake_at: null })]);
      this.matches.delete(match.id);
      return;
    }
    if (match.state !== 'playing' || match.isOutdated) {
      await match.write([
        store.setMatch(match.id, { wake_at: match.state === 'waiting' ? this.ports.now() + DAY : null }),
      ]);
      return;
    }
    for (const seat of await match.overdue()) await standIn(match, seat, 'scribe');
    await match.resetAlarm();
  }

  /** When everything that was begun is done. */
  async settle(): Promise<void> {
    await Promise.all([...this.matches.values()].map((match) => match.do(async () => {})));
  }

  /** Forgets what has not been used for a while: the tables first, then whole matches nobody is at. */
  tidy(): void {
    const before = this.ports.now() - this.settings.idle;
    for (const [id, match] of this.matches) {
      if (!match.isIdle || match.touchedAt > before) continue;
      if (match.visitors.size === 0) this.matches.delete(id);
      else if (!match.isResting) match.rest();
    }
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
