// A match: who is there, whose word counts, and its one queue. Everything is written before anybody is told.
import {
  type AnyGame,
  commitmentTo,
  type GameRecord,
  type Outcome,
  proofOf,
  type Refusal,
  recordOf,
  type Seat,
  seatList,
  seedOf,
} from '../../engine/index.ts';
import { LIMITS } from '../../protocol/limits.ts';
import type { MatchState, ServerSays } from '../../protocol/server.ts';
import { complain } from '../operating/log.ts';
import type { Change } from '../storage/database.ts';
import type { ChatRow } from '../storage/schema.ts';
import type { Store, StoredMatch } from '../storage/store.ts';
import { Course, decisions } from './course.ts';
import { legalMoves, publishMove, remember, type Views, wireSteps } from './publish.ts';
import { botAt, rowOf, type Setting, type Sitter, settingOf, shown, sitterOf, stateOf } from './setting.ts';
import { tell, type Visitor } from './visitor.ts';

/** What a match needs from the house. */
export interface MatchPorts {
  readonly store: Store;
  now(): number;
  /** Asks a bot; null when it has no answer. */
  think(question: Question): Promise<string | null>;
  /** After the match is over, in the same write: ratings and the like. */
  conclude(match: Match, outcome: Outcome): Promise<Change[]>;
}

export interface Question {
  readonly game: string;
  readonly level: string;
  readonly seat: Seat;
  readonly view: unknown;
  readonly seed: string;
}

/** If a bot has not moved by then, somebody else may try, in milliseconds. */
const BOT_PATIENCE = 20_000;
/** What the way through the network may cost beyond the clock. */
const CLOCK_GRACE = 700;

export class Match {
  readonly setting: Setting;
  readonly game: AnyGame;
  readonly ports: MatchPorts;
  readonly visitors = new Set<Visitor>();
  sitters: Sitter[];
  state: MatchState;
  next: string | null;
  startedAt: number | null;
  touchedAt: number;
  /** Since when nobody is at a seat. */
  readonly awaySince: number[];
  /** Who wants a bot at which seat. */
  readonly votes = new Map<Seat, Set<Seat>>();
  private course: Course | null = null;
  private readonly views: Views = new Map();
  private readonly waiting: (() => Promise<void>)[] = [];
  private isBusy = false;
  /** The decision a bot is thinking about. */
  private thinking: string | null = null;
  private wakeAt: number | null;

  constructor({ match, sitters }: StoredMatch, game: AnyGame, ports: MatchPorts) {
    this.setting = settingOf(match);
    this.game = game;
    this.ports = ports;
    this.sitters = sitters.map(sitterOf);
    this.state = stateOf(match);
    this.next = match.next;
    this.startedAt = match.started_at;
    this.wakeAt = match.wake_at;
    this.touchedAt = ports.now();
    this.awaySince = this.sitters.map(() => this.touchedAt);
  }

  get id(): string {
    return this.setting.id;
  }

  /** It was begun by rules that are not here any more. */
  get isOutdated(): boolean {
    return this.state !== 'waiting' && this.setting.version !== this.game.version;
  }

  /** One after the other: nobody acts on what is not yet durable. */
  do<T>(task: () => Promise<T>): Promise<T> {
    if (this.isBusy) {
      return new Promise((resolve, reject) => {
        this.waiting.push(() => task().then(resolve, reject));
      });
    }
    this.isBusy = true;
    const done = task();
    done.then(this.goOn, this.goOn);
    return done;
  }

  private readonly goOn = (): void => {
    const next = this.waiting.shift();
    if (next) next().then(this.goOn, this.goOn);
    else this.isBusy = false;
  };

  /** All or none. If it could not be written, the match is again as the database has it. */
  async write(changes: readonly Change[]): Promise<boolean> {
    this.touchedAt = this.ports.now();
    try {
      if ((await this.ports.store.write(changes)) === 'done') return true;
    } catch (error) {
      complain('cannot-write', error);
    }
    await this.reload();
    return false;
  }

  /** As the database has it. Only inside of `do`. */
  async reload(): Promise<void> {
    this.rest();
    const stored = await this.ports.store.matchOf(this.id);
    if (!stored) throw new Error(`the match ${this.id} is gone`);
    this.sitters = stored.sitters.map(sitterOf);
    this.state = stateOf(stored.match);
    this.next = stored.match.next;
    this.startedAt = stored.match.started_at;
    this.wakeAt = stored.match.wake_at;
  }

  /** The game in progress, from the record if it is not in memory. Only inside of `do`. */
  async running(): Promise<Course> {
    this.touchedAt = this.ports.now();
    if (this.course) return this.course;
    const { setting, game, startedAt } = this;
    const course = new Course({
      game,
      seats: this.sitters.length,
      options: setting.options,
      seed: this.seed,
      clock: setting.clock,
      startedAt: startedAt ?? setting.createdAt,
    });
    course.replay(await this.ports.store.movesOf(this.id));
    this.course = course;
    for (const { seat } of this.visitors) this.views.set(seat, course.table.view(seat));
    return course;
  }

  /** Forgets what can be rebuilt. */
  rest(): void {
    this.course = null;
    this.views.clear();
  }

  get isResting(): boolean {
    return this.course === null;
  }

  get isIdle(): boolean {
    return !this.isBusy && this.thinking === null;
  }

  private get contributions(): string[] {
    return this.sitters.map((sitter) => (sitter.kind === 'person' ? (sitter.contribution ?? '') : ''));
  }

  private get seed(): string {
    return seedOf(this.setting.secret, this.contributions);
  }

  /** With the proof; only when the match is over. */
  async record(): Promise<GameRecord> {
    const { table } = await this.running();
    return recordOf(table, proofOf(this.setting.secret, this.contributions));
  }

  isHere(seat: Seat): boolean {
    for (const visitor of this.visitors) if (visitor.seat === seat) return true;
    return false;
  }

  seatOf(person: string | null): Seat | null {
    if (person === null) return null;
    const seat = this.sitters.findIndex((sitter) => sitter.kind === 'person' && sitter.person === person);
    return seat < 0 ? null : seat;
  }

  // What is said.

  tellRoom(only?: Visitor): void {
    const { setting, sitters, visitors } = this;
    let watchers = 0;
    for (const visitor of visitors) if (visitor.seat === null) watchers++;
    const common = {
      kind: 'room',
      match: this.id,
      game: setting.game,
      version: setting.version,
      options: setting.options,
      state: this.state,
      sitters: sitters.map((sitter, seat) => shown(sitter, this.isHere(seat))),
      isOpen: setting.isOpen,
      clock: setting.clock,
      watch: setting.watch,
      watchers,
      commitment: commitmentTo(setting.secret),
      next: this.next,
    } as const;
    for (const visitor of only ? [only] : visitors) {
      tell(visitor, { ...common, you: visitor.seat, isHost: visitor.person === setting.host });
    }
  }

  async tellPosition(visitor: Visitor, since = 0): Promise<void> {
    if (this.state !== 'playing' && this.state !== 'over') return;
    const course = await this.running();
    const { table } = course;
    const from = since <= table.ply ? since : 0;
    const view = table.view(visitor.seat);
    this.views.set(visitor.seat, view);
    tell(visitor, {
      kind: 'position',
      ply: table.ply,
      view,
      deciders: [...course.deciders],
      outcome: table.outcome && spread(table.outcome),
      ...(visitor.wantsMoves && { moves: legalMoves(table, visitor.seat) }),
      ...(this.setting.clock && { clocks: course.clocks(this.ports.now()) }),
      since: from,
      log: wireSteps(from === 0 ? table.steps : table.steps.filter(({ ply }) => ply > from), visitor.seat),
    });
  }

  async tellChat(visitor: Visitor): Promise<void> {
    const rows = await this.ports.store.chatOf(this.id, LIMITS.chat);
    if (rows.length > 0) tell(visitor, { kind: 'said', lines: rows.map(lineOf) });
  }

  // What is played.

  /** Null when it was played; the answer then is what everybody is told. */
  async play(
    seat: Seat,
    notations: readonly string[],
    ply: number,
    by: { readonly visitor: Visitor; readonly id: number } | null,
  ): Promise<Refusal | 'cannot-store' | null> {
    const course = this.course ?? (await this.running());
    const { store } = this.ports;
    const at = this.ports.now();
    remember(this.views, course.table, this.visitors);
    const answer = course.play(seat, notations, ply, at);
    if (!answer.ok) return answer.refusal;
    const changes = decisions(answer.steps, at).map((decision) => store.append(this.id, decision));
    const { outcome } = course.table;
    if (outcome) {
      this.state = 'over';
      const ended = { state: 'over', result: JSON.stringify(outcome), ended_at: at, wake_at: null };
      changes.push(store.setMatch(this.id, ended), ...(await this.ports.conclude(this, outcome)));
    } else {
      this.setAlarm(changes, course, at);
    }
    if (!(await this.write(changes))) return this.lost(ply);
    const clocks = this.setting.clock ? course.clocks(at) : null;
    publishMove(this.visitors, { course, views: this.views, steps: answer.steps, clocks, by });
    if (outcome) this.tellRoom();
    else this.runBots(course);
    return null;
  }

  /** Somebody else wrote this ply first, or nothing can be written: everybody gets what there is. */
  private async lost(ply: number): Promise<Refusal | 'cannot-store'> {
    const { table } = await this.running();
    for (const visitor of this.visitors) await this.tellPosition(visitor);
    return table.ply === ply ? 'cannot-store' : { code: 'stale', ply, now: table.ply };
  }

  // Who has to be looked after: bots and clocks.

  /** The next time somebody has to look, in the database: whatever happens to this process. */
  setAlarm(changes: Change[], course: Course, now: number): void {
    const due = this.due(course, now);
    if (due === this.wakeAt) return;
    // A bot's alarm is only for the case that this process dies; it need not be exact.
    const isNear = this.wakeAt !== null && due !== null && Math.abs(this.wakeAt - due) < 5000;
    if (isNear && this.hasBotToMove(course)) return;
    // An alarm too early does no harm: whoever wakes finds nothing to do.
    if (due === null && this.wakeAt !== null) return;
    this.wakeAt = due;
    changes.push(this.ports.store.setMatch(this.id, { wake_at: due }));
  }

  private hasBotToMove({ deciders }: Course): boolean {
    return deciders.some((seat) => botAt(this.sitters[seat]) !== null);
  }

  private due(course: Course, now: number): number | null {
    if (this.hasBotToMove(course)) return now + BOT_PATIENCE;
    if (!this.setting.clock) return null;
    const deadlines = course.deciders.flatMap((seat) => course.deadline(seat) ?? []);
    return deadlines.length > 0 ? Math.min(...deadlines) + CLOCK_GRACE : null;
  }

  /** The alarm has rung. Answers with the seats whose time is over. */
  async overdue(): Promise<Seat[]> {
    const course = await this.running();
    const now = this.ports.now();
    return course.deciders.filter((seat) => {
      const deadline = botAt(this.sitters[seat]) === null ? course.deadline(seat) : null;
      return deadline !== null && deadline + CLOCK_GRACE <= now;
    });
  }

  /** Afterwards: when to look again. */
  async resetAlarm(): Promise<void> {
    const course = await this.running();
    this.wakeAt = this.state === 'playing' ? this.due(course, this.ports.now()) : null;
    await this.write([this.ports.store.setMatch(this.id, { wake_at: this.wakeAt })]);
    if (this.state === 'playing') this.runBots(course);
  }

  runBots({ table, deciders }: Course): void {
    const seat = deciders.find((each) => botAt(this.sitters[each]) !== null);
    const level = botAt(this.sitters[seat ?? -1]);
    if (seat === undefined || level === null) return;
    const { ply } = table;
    const decision = `${seat}/${ply}`;
    if (this.thinking === decision) return;
    this.thinking = decision;
    const seed = `${this.setting.secret}/seat ${seat}/ply ${ply}`;
    this.ports
      .think({ game: this.game.id, level, seat, view: table.view(seat), seed })
      .then((notation) => this.do(() => this.playBot(decision, seat, ply, notation)))
      .catch((error: unknown) => {
        this.thinking = null;
        complain('bot-failed', error);
      });
  }

  private async playBot(decision: string, seat: Seat, ply: number, notation: string | null): Promise<void> {
    if (this.thinking !== decision) return;
    this.thinking = null;
    if (this.state !== 'playing' || notation === null || botAt(this.sitters[seat]) === null) return;
    const refusal = await this.play(seat, [notation], ply, null);
    // Others may have moved meanwhile: the bots are asked anew, unless it was this very position.
    if (refusal && typeof refusal !== 'string' && refusal.code === 'stale')
      this.runBots(await this.running());
  }

  // Who sits where.

  changeSitter(seat: Seat, sitter: Sitter): Change {
    this.sitters = this.sitters.with(seat, sitter);
    const { match: _, seat: __, ...row } = rowOf(this.id, seat, sitter);
    return this.ports.store.setSitter(this.id, seat, row);
  }

  /** When everybody has sat down, the seed is settled and the game begins. */
  async startIfFull(changes: Change[]): Promise<boolean> {
    const isFull = this.sitters.every((sitter) => sitter.kind === 'bot' || sitter.contribution !== null);
    if (this.state !== 'waiting' || !isFull) return false;
    const now = this.ports.now();
    this.state = 'playing';
    this.startedAt = now;
    this.rest();
    const course = await this.running();
    this.wakeAt = this.due(course, now);
    changes.push(
      this.ports.store.setMatch(this.id, { state: 'playing', started_at: now, wake_at: this.wakeAt }),
    );
    return true;
  }

  async tellStart(): Promise<void> {
    for (const visitor of this.visitors) await this.tellPosition(visitor);
    this.runBots(await this.running());
  }

  get people(): Seat[] {
    return seatList(this.sitters.length).filter((seat) => this.sitters[seat]?.kind === 'person');
  }
}

function spread({
  places,
  scores,
  reason,
}: {
  places: readonly number[];
  scores: readonly number[];
  reason: string;
}) {
  return { places: [...places], scores: [...scores], reason };
}

/** Our own row, as it was validated when it was said. */
export function lineOf({ at, seat, said }: ChatRow): ServerSays<'said'>['lines'][number] {
  return { at, seat, said: JSON.parse(said) };
}
