// Who is at a match: the visitors of this process, and those that other processes speak of.
import type { Seat } from '../../engine/index.ts';
import type { Here } from './notice.ts';
import type { Visitor } from './visitor.ts';

export class Presence {
  readonly visitors = new Set<Visitor>();
  /** Since when nobody is at a seat. */
  readonly awaySince: number[];
  /** When others were asked whom they have. */
  askedAt: number | null = null;
  private readonly others = new Map<string, Here>();
  private readonly isAlive: (process: string) => boolean;
  private wasHere: boolean[];

  constructor(seats: number, now: number, isAlive: (process: string) => boolean) {
    this.awaySince = new Array<number>(seats).fill(now);
    this.wasHere = new Array<boolean>(seats).fill(false);
    this.isAlive = isAlive;
  }

  isHere(seat: Seat): boolean {
    for (const visitor of this.visitors) if (visitor.seat === seat) return true;
    for (const [process, { seats }] of this.others) {
      if (seats.includes(seat) && this.isAlive(process)) return true;
    }
    return false;
  }

  get watchers(): number {
    let watchers = this.here.watchers;
    for (const [process, here] of this.others) if (this.isAlive(process)) watchers += here.watchers;
    return watchers;
  }

  get isEmpty(): boolean {
    return this.visitors.size === 0 && this.neighbours.length === 0;
  }

  /** The other processes that have somebody here. */
  get neighbours(): string[] {
    return this.others.size === 0 ? [] : [...this.others.keys()].filter(this.isAlive);
  }

  /** The visitors of this process, as others are told. */
  get here(): Here {
    const seats = new Set<Seat>();
    let watchers = 0;
    for (const { seat } of this.visitors) {
      if (seat === null) watchers++;
      else seats.add(seat);
    }
    return { seats: [...seats], watchers };
  }

  speaksOf(process: string): boolean {
    return this.others.has(process);
  }

  /** What another process says. */
  hear(process: string, here: Here): void {
    if (here.seats.length + here.watchers === 0) this.others.delete(process);
    else this.others.set(process, here);
  }

  /** After every change: who has just gone is away from now on. */
  note(now: number): void {
    const isHere = this.wasHere.map((_, seat) => this.isHere(seat));
    for (const [seat, was] of this.wasHere.entries()) if (was && !isHere[seat]) this.awaySince[seat] = now;
    this.wasHere = isHere;
  }
}
