// When somebody has to look at a match again, whatever happens to this process: a bot to move, a clock that runs out.
import type { Seat } from '../../engine/index.ts';
import { complain } from '../operating/log.ts';
import type { Change } from '../storage/database.ts';
import type { MatchRow } from '../storage/schema.ts';
import type { Course } from './course.ts';
import type { Match } from './match.ts';
import { botAt } from './setting.ts';
import { ANSWERS_MS, isDeserted, urgencyOf } from './urgency.ts';

/** Whoever has a job says so again within this time, in milliseconds; otherwise somebody else takes it over. */
export const LEASE = 5000;
/** What the way through the network may cost beyond the clock. */
const CLOCK_GRACE = 700;

export class Alarm {
  private readonly match: Match;
  /** As the database has it, to our knowledge. */
  at: number | null;
  /** The decision a bot is thinking about. */
  private thinking: string | null = null;
  /** A bot is to move, and waits until somebody is here. */
  private isHeld = false;

  constructor(match: Match, at: number | null) {
    this.match = match;
    this.at = at;
  }

  get isThinking(): boolean {
    return this.thinking !== null;
  }

  /** A bot still thinks, and half of the time for it is over. */
  get isToRenew(): boolean {
    return this.thinking !== null && this.at !== null && this.at - this.match.ports.now() < LEASE / 2;
  }

  private hasBotToMove({ deciders }: Course): boolean {
    return deciders.some((seat) => botAt(this.match.sitters[seat]) !== null);
  }

  due(course: Course, now: number): Pick<MatchRow, 'wake_at' | 'wants_bot'> {
    if (this.hasBotToMove(course)) {
      const deserted = isDeserted(this.match);
      // Nobody's table pauses: nothing wakes it, in no process and after no restart, but somebody who comes to look.
      if (deserted) return { wake_at: null, wants_bot: 1 };
      if (deserted === null) return { wake_at: now + ANSWERS_MS, wants_bot: 1 };
      return { wake_at: this.match.ports.hasBots ? now + LEASE : now, wants_bot: 1 };
    }
    if (!this.match.setting.clock) return { wake_at: null, wants_bot: 0 };
    const deadlines = course.deciders.flatMap((seat) => course.deadline(seat) ?? []);
    return { wake_at: deadlines.length > 0 ? Math.min(...deadlines) + CLOCK_GRACE : null, wants_bot: 0 };
  }

  /** With the change that makes it necessary. */
  set(changes: Change[], course: Course, now: number): void {
    const due = this.due(course, now);
    // An alarm that is still set does no harm: whoever wakes finds nothing to do.
    if (due.wake_at === null && due.wants_bot === 0) return;
    this.at = due.wake_at;
    changes.push(this.match.ports.store.setMatch(this.match.id, due));
  }

  /** The alarm has rung. Answers with the seats whose time is over. */
  async overdue(): Promise<Seat[]> {
    const course = await this.match.running();
    const now = this.match.ports.now();
    return course.deciders.filter((seat) => {
      const deadline = botAt(this.match.sitters[seat]) === null ? course.deadline(seat) : null;
      return deadline !== null && deadline + CLOCK_GRACE <= now;
    });
  }

  /** Afterwards: when to look again. */
  async reset(): Promise<void> {
    const { match } = this;
    const course = await match.running();
    await this.move(this.due(course, match.ports.now()));
    this.attend(course);
  }

  /** Unless somebody else has set it meanwhile, who knows better. */
  async move(due: Pick<MatchRow, 'wake_at' | 'wants_bot'>): Promise<void> {
    const { id, ports } = this.match;
    if (this.at === null) return;
    await this.match.write([ports.store.moveAlarm(id, this.at, due)]);
    this.at = due.wake_at;
  }

  /** As long as a bot thinks here, nobody else need do it. */
  async renew(): Promise<void> {
    const { store, now } = this.match.ports;
    if (!this.isToRenew || this.at === null) return;
    const until = now() + LEASE;
    if (await store.takeJob(this.match.id, this.at, until)) this.at = until;
  }

  /** Has a bot think if one is to move: here, or wherever bots are. */
  attend(course: Course): void {
    const { match } = this;
    const seat = course.deciders.find((each) => botAt(match.sitters[each]) !== null);
    if (seat === undefined || match.state !== 'playing') return;
    const level = botAt(match.sitters[seat]);
    if (level === null) return;
    this.isHeld = isDeserted(match) !== false;
    if (this.isHeld) return;
    if (!match.ports.hasBots) {
      match.ports.wantBot();
      return;
    }
    const { table } = course;
    const { ply } = table;
    const decision = `${seat}/${ply}`;
    if (this.thinking === decision) return;
    this.thinking = decision;
    const seed = `${match.setting.secret}/seat ${seat}/ply ${ply}`;
    match.ports
      .think({
        game: match.game.id,
        level,
        seat,
        view: table.view(seat),
        seed,
        urgency: () => urgencyOf(match),
      })
      .then((notation) => match.do(() => this.play(decision, seat, ply, notation)))
      .catch((error: unknown) => {
        if (this.thinking === decision) this.thinking = null;
        complain('bot-failed', error);
      });
  }

  /** Somebody is here: bots that have paused go on. Only inside of `do`. */
  async resume(): Promise<void> {
    const { match } = this;
    if (match.state !== 'playing' || match.isOutdated || !(this.isHeld || this.at === null)) return;
    const course = await match.running();
    if (!this.hasBotToMove(course) || isDeserted(match) !== false) return;
    if (this.at === null) {
      const changes: Change[] = [];
      this.set(changes, course, match.ports.now());
      if ((await match.write(changes)) !== 'done') return;
    }
    this.attend(course);
  }

  private async play(decision: string, seat: Seat, ply: number, notation: string | null): Promise<void> {
    const { match } = this;
    if (this.thinking !== decision) return;
    this.thinking = null;
    this.isHeld = notation === null;
    if (match.state !== 'playing' || notation === null || botAt(match.sitters[seat]) === null) return;
    const answer = await match.play(seat, [notation], ply, null);
    // Others may have moved meanwhile: the bots are asked anew, unless it was this very position.
    if (typeof answer !== 'string' && answer.code === 'stale') this.attend(await match.running());
  }
}
