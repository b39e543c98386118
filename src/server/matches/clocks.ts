// The clocks of a game: which seats have been asked for a decision, since when, and how much time each has left.
import type { Seat } from '../../engine/index.ts';
import { type Clock, isClockOfDays } from '../../protocol/values.ts';
import { ClockPauses, endOf, type Pause, timeBetween } from './clock-pauses.ts';

/** A seat that has used up its time for the game still gets this much for each further decision. */
const MIN_DECISION_MS = 10_000;

/** Immutable: a decision makes new clocks, so that a move which cannot be written leaves the old ones as they were. */
export class Clocks {
  readonly deciders: readonly Seat[];
  private readonly clock: Clock;
  /** When each seat was asked for its present decision; null while it has nothing to decide. */
  private readonly askedAt: readonly (number | null)[];
  /** Milliseconds for the whole game, as of when the seat was asked last. */
  private readonly left: readonly number[];
  private readonly pauses: ClockPauses;

  private constructor(
    clock: Clock,
    deciders: readonly Seat[],
    askedAt: readonly (number | null)[],
    left: readonly number[],
    pauses: ClockPauses,
  ) {
    this.clock = clock;
    this.deciders = deciders;
    this.askedAt = askedAt;
    this.left = left;
    this.pauses = pauses;
  }

  static start(
    clock: Clock,
    seats: number,
    deciders: readonly Seat[],
    at: number,
    pauses = new ClockPauses(),
  ): Clocks {
    const left = new Array<number>(seats).fill((clock?.seconds ?? 0) * 1000);
    const askedAt = left.map((_, seat) => (deciders.includes(seat) ? at : null));
    return new Clocks(clock, deciders, askedAt, left, pauses);
  }

  /** The clocks after a seat has made some decisions at once; `deciders` are those after them. */
  after(by: Seat, decisions: number, at: number, deciders: readonly Seat[]): Clocks {
    const askedAt = this.askedAt.map((asked, seat) => {
      if (!deciders.includes(seat)) return null;
      return seat === by ? at : (asked ?? at);
    });
    return new Clocks(this.clock, deciders, askedAt, this.leftAfter(by, decisions, at), this.pauses);
  }

  /**
   * The clocks after a take-back: everybody who has to decide is asked anew. Time that was used stays used, and the
   * increments of decisions that no longer stand are gone: `takenBack` has their seats.
   */
  back(takenBack: readonly Seat[], at: number, deciders: readonly Seat[]): Clocks {
    const askedAt = this.askedAt.map((_, seat) => (deciders.includes(seat) ? at : null));
    const left = [...this.left];
    const incrementMs = this.clock?.kind === 'game' ? this.clock.increment * 1000 : 0;
    for (const seat of takenBack) left[seat] = Math.max(0, (left[seat] ?? 0) - incrementMs);
    return new Clocks(this.clock, deciders, askedAt, left, this.pauses);
  }

  private leftAfter(by: Seat, decisions: number, at: number): readonly number[] {
    if (this.clock?.kind !== 'game') return this.left;
    // Never negative: the system clocks of two processes can differ a little.
    const spent = Math.max(0, at - (this.askedAt[by] ?? at));
    const rest = Math.max(0, (this.left[by] ?? 0) - spent);
    return this.left.with(by, rest + decisions * this.clock.increment * 1000);
  }

  /** When a seat was asked for its present decision; null while it has nothing to decide. */
  askedAtBy(seat: Seat): number | null {
    return this.askedAt[seat] ?? null;
  }

  /** When the time of a seat that has to decide runs out; null without a clock. */
  deadline(seat: Seat): number | null {
    const askedAt = this.askedAt[seat] ?? null;
    if (!this.clock || askedAt === null) return null;
    return endOf(this.pausesOf(seat), askedAt, this.allowanceMs(seat));
  }

  /** Milliseconds left for each seat; null for a seat whose clock does not run, if the clock counts single moves. */
  remaining(now: number): (number | null)[] {
    return this.left.map((left, seat) => {
      const deadline = this.deadline(seat);
      if (deadline !== null) return timeBetween(this.pausesOf(seat), now, deadline);
      return this.clock?.kind === 'game' ? left : null;
    });
  }

  /** Only clocks of days stand still. */
  private pausesOf(seat: Seat): readonly Pause[] {
    return isClockOfDays(this.clock) ? this.pauses.of(seat) : [];
  }

  private allowanceMs(seat: Seat): number {
    if (this.clock?.kind === 'game') return Math.max(this.left[seat] ?? 0, MIN_DECISION_MS);
    return (this.clock?.seconds ?? 0) * 1000;
  }
}
