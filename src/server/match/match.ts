// A match: who is there, whose word counts, and its one queue. Everything is written before anybody is told.
import {
  type AnyGame,
  type GameRecord,
  proofOf,
  type Refusal,
  recordOf,
  type Seat,
  seedOf,
} from '../../engine/index.ts';
import type { MatchState } from '../../protocol/server.ts';
import { complainRarely } from '../operating/log.ts';
import { type Change, Unsure } from '../storage/database.ts';
import type { ChatRow } from '../storage/schema.ts';
import type { StoredMatch } from '../storage/store.ts';
import { Alarm } from './alarm.ts';
import { Chat } from './chat.ts';
import { Course, type Decision, decisions, turnsOf } from './course.ts';
import type { MatchPorts } from './ports.ts';
import { Presence } from './presence.ts';
import { Queue } from './queue.ts';
import { roomOf } from './room.ts';
import { type Setting, type Sitter, settingOf, sitterOf, stateOf } from './setting.ts';
import { type Asker, Telling } from './telling.ts';
import { refuse, tell, type Visitor } from './visitor.ts';

/** `conflict`: another process has written there first; the match is again as the database has it. */
export type Stored = 'done' | 'conflict' | 'cannot-store';

/** Where all choose at once, so often another choice may come in between. */
const MOST_TRIES = 10;

export class Match {
  setting: Setting;
  readonly game: AnyGame;
  readonly ports: MatchPorts;
  readonly presence: Presence;
  readonly chat: Chat;
  readonly alarm: Alarm;
  sitters: Sitter[];
  state: MatchState;
  version: number;
  next: string | null;
  startedAt: number | null;
  touchedAt: number;
  /** How often the room has changed, to our knowledge. */
  changes: number;
  /** Who wants a bot at which seat. */
  readonly votes = new Map<Seat, Set<Seat>>();
  private course: Course | null = null;
  private readonly telling: Telling;
  private readonly queue = new Queue();
  private isOld = false;

  constructor({ match, sitters }: StoredMatch, game: AnyGame, ports: MatchPorts) {
    this.setting = settingOf(match);
    this.game = game;
    this.ports = ports;
    this.sitters = sitters.map(sitterOf);
    this.state = stateOf(match);
    this.version = match.version;
    this.next = match.next;
    this.startedAt = match.started_at;
    this.changes = match.changes;
    this.touchedAt = ports.now();
    this.presence = new Presence(sitters.length, this.touchedAt, ports.isAlive);
    this.telling = new Telling(this.presence.visitors);
    this.chat = new Chat(ports.store, match.id);
    this.alarm = new Alarm(this, match.wake_at);
  }

  get id(): string {
    return this.setting.id;
  }

  get visitors(): ReadonlySet<Visitor> {
    return this.presence.visitors;
  }

  /** It was begun by rules that are not here. */
  get isOutdated(): boolean {
    return this.state !== 'waiting' && this.version !== this.game.version;
  }

  private get hasBegun(): boolean {
    return this.state === 'playing' || this.state === 'over';
  }

  /** One after the other: nobody acts on what is not yet durable, nor on what is old. What fails half-way has not happened. */
  do<T>(task: () => Promise<T>): Promise<T> {
    return this.queue.do(() =>
      (this.isOld ? this.renew().then(task) : task()).catch((error: unknown) => {
        this.doubt();
        throw error;
      }),
    );
  }

  // What is in the database.

  /** All or none. Whatever could not be written is forgotten here too. */
  async write(changes: readonly Change[]): Promise<Stored> {
    this.touchedAt = this.ports.now();
    try {
      if ((await this.ports.store.write(changes)) === 'done') return 'done';
      this.doubt();
      await this.renew();
      return 'conflict';
    } catch (error) {
      this.doubt();
      if (error instanceof Unsure) throw error;
      complainRarely('cannot-write', error);
      return 'cannot-store';
    }
  }

  /** A change around the table: who sits there, what is said. Other processes are told; visitors are the caller's business. */
  async writeRoom(changes: readonly Change[], said?: ChatRow): Promise<Stored> {
    const written = await this.write([...changes, this.ports.store.changeRoom(this.id, this.changes)]);
    if (written !== 'done') return written;
    this.changes++;
    this.ports.tellOthers(this.id, {
      changes: this.changes,
      ...(said && { said: [said.at, said.seat, said.said] }),
    });
    return 'done';
  }

  /** The database may know better: it is read again before anything else is done. */
  distrust(): void {
    this.isOld = true;
  }

  /** What was done here did not come true. */
  private doubt(): void {
    this.distrust();
    this.rest();
  }

  /** As the database has it; visitors are told what is new. Only inside of `do`. */
  async renew(): Promise<void> {
    this.isOld = true;
    const stored = await this.ports.store.matchOf(this.id);
    if (!stored) throw new Error(`the match ${this.id} is gone`);
    const { match } = stored;
    const hasChanged = match.changes !== this.changes || match.state !== this.state;
    this.sitters = stored.sitters.map(sitterOf);
    this.state = stateOf(match);
    this.setting = settingOf(match);
    this.version = match.version;
    this.next = match.next;
    this.startedAt = match.started_at;
    this.changes = match.changes;
    this.alarm.at = match.wake_at;
    if (hasChanged) {
      const moved = this.seatVisitors();
      this.tellRoom();
      // What they have been told so far was for other eyes: the changes of a view that they do not have are no use.
      if (!this.isOutdated) for (const visitor of moved) await this.tellPosition(visitor);
      await this.chat.catchUp(this.visitors);
    }
    if (this.isOutdated)
      for (const visitor of this.visitors) refuse(visitor, null, { code: 'other-version' });
    else if (this.hasBegun) await this.catchUp();
    this.isOld = false;
  }

  /** What others have played meanwhile. Only inside of `do`. */
  async catchUp(): Promise<void> {
    if (this.course)
      this.advance(this.course, await this.ports.store.movesSince(this.id, this.course.table.ply));
    else if (this.visitors.size > 0 && this.telling.told === null) await this.tellStart();
    else if (this.visitors.size > 0) await this.running();
  }

  /** What another process says it has written: followed at once if it fits, else looked up. */
  async follow(played: readonly Decision[]): Promise<void> {
    const { course } = this;
    const [first, last] = [played[0], played.at(-1)];
    const known = course?.table.ply ?? this.telling.told;
    if (!first || !last || known === null || last.ply <= known || this.isOutdated) return;
    if (course && first.ply === known + 1) this.advance(course, played);
    else await this.catchUp();
  }

  /** Plays what is in the record already, and tells it as if it had been played here. */
  private advance(course: Course, played: readonly Decision[]): void {
    for (const { seat, at, ply, notations } of turnsOf(played)) {
      this.telling.remember(course);
      const answer = course.play(seat, notations, ply - 1, at);
      if (!answer.ok) {
        this.doubt();
        throw new Error(`the record cannot be replayed at ply ${ply}`);
      }
      this.telling.moved(course, answer.steps, this.clocks(course), null);
    }
    if (!course.table.outcome || this.state !== 'playing') return;
    this.state = 'over';
    this.tellRoom();
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
    const rows = await this.ports.store.movesOf(this.id);
    const told = this.telling.told ?? rows.length;
    course.replay(rows.slice(0, told));
    this.course = course;
    this.telling.remember(course);
    this.advance(course, rows.slice(told));
    return course;
  }

  /** Forgets what can be rebuilt. */
  rest(): void {
    this.course = null;
    this.telling.rest();
  }

  /** Decisions of the game that is in memory. */
  get ply(): number {
    return this.course?.table.ply ?? 0;
  }

  get isResting(): boolean {
    return this.course === null;
  }

  get isIdle(): boolean {
    return !this.queue.isBusy && !this.alarm.isThinking;
  }

  /** Whether the visitors of this process have something to be told, as the database has it. What failed half-way is not told yet. */
  isBehind({ changes, ply }: { readonly changes: number; readonly ply: number | null }): boolean {
    if (this.isOld) return true;
    return changes !== this.changes || (ply ?? 0) > (this.telling.told ?? Number.POSITIVE_INFINITY);
  }

  private get contributions(): string[] {
    return this.sitters.map((sitter) => (sitter.kind === 'person' ? (sitter.contribution ?? '') : ''));
  }

  /** Settled once, and kept: from `startIfFull` on it is what the database has, whoever reads it. */
  get seed(): string {
    return this.setting.seed ?? seedOf(this.setting.secret, this.contributions);
  }

  /** With the proof; only when the match is over. */
  async record(): Promise<GameRecord> {
    const { table } = await this.running();
    return recordOf(table, proofOf(this.setting.secret, this.contributions));
  }

  // Who is here.

  seatOf(person: string | null): Seat | null {
    if (person === null) return null;
    const seat = this.sitters.findIndex((sitter) => sitter.kind === 'person' && sitter.person === person);
    return seat < 0 ? null : seat;
  }

  /**
   * After a change of the sitters. Who came by a seat's link stays there as long as it is that link; a renewed one shows
   * them out. So does the start, for who only watches where nobody may. Answers with those who have another seat now.
   */
  seatVisitors(): Visitor[] {
    const moved: Visitor[] = [];
    for (const visitor of [...this.visitors]) {
      const { seat, link } = visitor;
      const holds = this.linkTo(seat);
      if (link !== null && holds === link) continue;
      if (link !== null && holds !== null) {
        visitor.end({ code: 'unknown-seat-link' });
        continue;
      }
      visitor.link = null;
      visitor.seat = this.seatOf(visitor.person);
      if (this.showsOut(visitor)) visitor.end({ code: 'nobody-watches' });
      else if (visitor.seat !== seat) moved.push(visitor);
    }
    this.announce();
    return moved;
  }

  /** The hash of the link that leads to somebody's seat now. */
  private linkTo(seat: Seat | null): string | null {
    const sitter = this.sitters[seat ?? -1];
    return sitter?.kind === 'person' && sitter.person !== null ? sitter.linkHash : null;
  }

  /** A table without spectators may be looked at while it waits, by whoever thinks about sitting down. */
  showsOut({ seat }: Pick<Visitor, 'seat'>): boolean {
    return seat === null && this.setting.watch === 'nobody' && this.hasBegun;
  }

  /** Somebody comes in. Only inside of `do`. */
  async admit(visitor: Visitor, since: number | undefined): Promise<void> {
    // Those who are here already are told first what they have missed.
    if (this.hasBegun) await this.running();
    this.presence.visitors.add(visitor);
    this.announce(this.visitors.size === 1);
    this.tellRoom();
    await this.chat.tellAll(visitor);
    await this.tellPosition(visitor, since);
    await this.alarm.resume();
  }

  dismiss(visitor: Visitor): void {
    this.presence.visitors.delete(visitor);
    this.announce();
    if (this.visitors.size > 0) return;
    this.telling.end();
    this.chat.rest();
  }

  /** Other processes learn who is here by this one, and may be asked whom they have. */
  announce(asks = false): void {
    this.noteWhoIsHere();
    if (asks) this.presence.askedAt = this.ports.now();
    const { changes, presence, telling } = this;
    const how = { ...(telling.told !== null && { ply: telling.told }), ...(asks && { asks }) };
    this.ports.tellOthers(this.id, { here: presence.here, changes, ...how });
  }

  /** After every change of who is here. A vote about somebody's absence ends with the absence. */
  noteWhoIsHere(): void {
    this.presence.note(this.ports.now());
    for (const seat of this.votes.keys()) if (this.presence.isHere(seat)) this.votes.delete(seat);
  }

  // What is said.

  tellRoom(): void {
    if (this.visitors.size === 0) return;
    const room = roomOf(this);
    for (const visitor of this.visitors) {
      tell(visitor, { ...room, you: visitor.seat, isHost: visitor.person === this.setting.host });
    }
  }

  async tellPosition(visitor: Visitor, since = 0): Promise<void> {
    if (!this.hasBegun) return;
    const course = await this.running();
    this.telling.position(course, visitor, this.clocks(course), since);
  }

  async tellStart(): Promise<void> {
    for (const visitor of this.visitors) await this.tellPosition(visitor);
  }

  private clocks(course: Course) {
    return this.setting.clock ? course.clocks(this.ports.now()) : null;
  }

  // What is played.

  /** `told` when it was played: the answer then is what everybody is told. */
  async play(
    seat: Seat,
    notations: readonly string[],
    ply: number,
    by: Asker | null,
  ): Promise<Refusal | 'cannot-store' | 'told'> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const course = this.course ?? (await this.running());
      const { store } = this.ports;
      const at = this.ports.now();
      this.telling.remember(course);
      const answer = course.play(seat, notations, ply, at);
      if (!answer.ok) {
        // Who comes from another process may know more than this one.
        if (tries > 0 || ply <= course.table.ply) return answer.refusal;
        await this.catchUp();
        continue;
      }
      const played = decisions(answer.steps, at);
      const changes = played.map((decision) => store.append(this.id, decision));
      const { outcome } = course.table;
      if (outcome) {
        this.state = 'over';
        const ended = { state: 'over', result: JSON.stringify(outcome), ended_at: at, wake_at: null };
        changes.push(store.setMatch(this.id, ended), ...(await this.ports.conclude(this, outcome)));
      } else {
        this.alarm.set(changes, course, at);
      }
      const written = await this.write(changes);
      if (written === 'cannot-store') return written;
      // Another process was quicker. The answer may still hold where several choose at once; if not, it is stale.
      if (written === 'conflict') continue;
      this.telling.moved(course, answer.steps, this.clocks(course), by);
      this.tellMoves(played);
      if (outcome) this.tellRoom();
      else this.alarm.attend(course);
      return 'told';
    }
    return 'cannot-store';
  }

  /** Who is not known to be here yet learns from our answer how far we are. */
  private tellMoves(played: readonly Decision[]): void {
    for (const process of this.presence.neighbours) this.ports.tellMoves(process, this.id, played);
  }

  addVote(seat: Seat, by: Seat): void {
    this.votes.set(seat, (this.votes.get(seat) ?? new Set()).add(by));
  }
}
