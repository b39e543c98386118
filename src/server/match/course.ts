// A game in progress: the table, who has been asked since when, and the clocks. All of it follows from the record, so it survives anything.
import {
  type Answer,
  type AnyGame,
  type AnyTable,
  CHANCE,
  type Options,
  openTable,
  type Seat,
  type Step,
} from '../../engine/index.ts';
import type { Clock } from '../../protocol/values.ts';
import type { MoveRow } from '../storage/schema.ts';

export interface CourseSetting {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  readonly clock: Clock;
  readonly startedAt: number;
}

interface Asked {
  readonly ply: number;
  readonly at: number;
}

export type Decision = Omit<MoveRow, 'match'>;

/** Whoever has used up all the time gets so much for a further decision, in milliseconds. */
const LAST_GRACE = 10_000;

export class Course {
  readonly table: AnyTable;
  private readonly clock: Clock;
  /** Since when each seat has been asked for its present decision; null when it is not. */
  private readonly asked: (Asked | null)[];
  /** Milliseconds for the whole game, as of when the seat was asked last. */
  private readonly left: number[];
  deciders: readonly Seat[];
  /** When each decision was made. */
  private readonly times: number[] = [];

  constructor({ game, seats, options, seed, clock, startedAt }: CourseSetting) {
    this.table = openTable(game, seats, options, seed);
    this.clock = clock;
    this.deciders = this.table.deciders;
    this.left = new Array<number>(seats).fill((clock?.seconds ?? 0) * 1000);
    this.asked = this.left.map((_, seat) =>
      this.deciders.includes(seat) ? { ply: 0, at: startedAt } : null,
    );
  }

  /** From the record. Rows that the rules refuse are a damaged database. */
  replay(rows: readonly MoveRow[]): void {
    for (const { ply, seat, notation, at } of rows) {
      const answer = ply === this.table.ply + 1 ? this.play(seat, [notation], ply - 1, at) : null;
      if (!answer?.ok) throw new Error(`the record cannot be replayed at ply ${ply}`);
    }
  }

  /**
   * Where several choose at the same time, others may decide while an answer is on its way:
   * it still holds if the seat has been asked for this decision since that ply.
   */
  play(seat: Seat, notations: readonly string[], ply: number, at: number): Answer {
    const asked = this.asked[seat];
    const holds = asked && ply >= asked.ply && ply <= this.table.ply;
    const answer = this.table.play(seat, notations, holds ? this.table.ply : ply);
    if (answer.ok) this.moveOn(seat, notations.length, at);
    return answer;
  }

  /** When the time of a seat that is asked runs out; null without a clock. */
  deadline(seat: Seat): number | null {
    const asked = this.asked[seat];
    if (!this.clock || !asked) return null;
    return asked.at + this.allowance(seat);
  }

  /** Milliseconds left, a seat; for `move` clocks null while not asked. */
  clocks(now: number): (number | null)[] {
    return this.left.map((left, seat) => {
      const deadline = this.deadline(seat);
      if (deadline !== null) return Math.max(0, deadline - now);
      return this.clock?.kind === 'game' ? left : null;
    });
  }

  private allowance(seat: Seat): number {
    if (this.clock?.kind === 'game') return Math.max(this.left[seat] ?? 0, LAST_GRACE);
    return (this.clock?.seconds ?? 0) * 1000;
  }

  /** How many decisions had been made by then; if clocks of two processes differ, rather too few. */
  decidedBy(time: number): number {
    const later = this.times.findIndex((at) => at > time);
    return later < 0 ? this.times.length : later;
  }

  private moveOn(by: Seat, decisions: number, at: number): void {
    for (let i = 0; i < decisions; i++) this.times.push(at);
    // Never less than nothing: the clocks of two processes are not quite equal.
    const spent = Math.max(0, at - (this.asked[by]?.at ?? at));
    if (this.clock?.kind === 'game') {
      const rest = Math.max(0, (this.left[by] ?? 0) - spent);
      this.left[by] = rest + decisions * this.clock.increment * 1000;
    }
    const { asked } = this;
    const now: Asked = { ply: this.table.ply, at };
    this.deciders = this.table.deciders;
    for (let seat = 0; seat < asked.length; seat++) {
      if (!this.deciders.includes(seat)) asked[seat] = null;
      else if (seat === by) asked[seat] = now;
      else asked[seat] ??= now;
    }
  }
}

/** The decisions among these steps, as rows. */
export function decisions(steps: readonly Step[], at: number): Decision[] {
  const rows: Decision[] = [];
  for (const { ply, by, notation } of steps) if (by !== CHANCE) rows.push({ ply, seat: by, notation, at });
  return rows;
}

/** What was played at once, together. */
export function turnsOf(played: readonly Decision[]) {
  const turns: { seat: Seat; at: number; ply: number; notations: string[] }[] = [];
  for (const { ply, seat, notation, at } of played) {
    const last = turns.at(-1);
    if (last?.seat === seat && last.at === at) last.notations.push(notation);
    else turns.push({ seat, at, ply, notations: [notation] });
  }
  return turns;
}
