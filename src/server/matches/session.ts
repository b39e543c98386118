// A game in progress on the server: the table and its clocks. All of it follows from the record, so it can be rebuilt at any time.
import {
  type AnyGame,
  type AnyTable,
  CHANCE,
  type Options,
  openTable,
  type Refusal,
  type Seat,
  type Step,
} from '../../engine/index.ts';
import type { Clock } from '../../protocol/values.ts';
import type { MoveRow } from '../storage/schema.ts';
import { Clocks } from './clocks.ts';

export interface GameSessionSettings {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  readonly clock: Clock;
  readonly startedAt: number;
}

/** A move as the record keeps it. */
export type PlayedMove = Omit<MoveRow, 'match'>;

/** A move that the rules allow and that is not part of the game yet: it becomes part of it by `apply`. */
export interface PreparedMove {
  readonly ok: true;
  readonly at: number;
  readonly steps: readonly Step[];
  /** The decisions before it. */
  readonly plyBefore: number;
  readonly clocks: Clocks;
}

export class GameSession {
  readonly table: AnyTable;
  private now: Clocks;
  /** When each decision was made. */
  private readonly times: number[] = [];
  private prepared: PreparedMove | null = null;

  constructor({ game, seats, options, seed, clock, startedAt }: GameSessionSettings) {
    this.table = openTable(game, seats, options, seed);
    this.now = Clocks.start(clock, seats, this.table.deciders, startedAt);
  }

  get clocks(): Clocks {
    return this.now;
  }

  get deciders(): readonly Seat[] {
    return this.now.deciders;
  }

  /** Rebuilds the game from its record. A row that the rules refuse means a damaged database. */
  replay(rows: readonly MoveRow[]): void {
    for (const { ply, seat, notation, at } of rows) {
      const move = ply === this.table.ply + 1 ? this.prepare(seat, [notation], ply - 1, at) : null;
      if (!move?.ok) throw new Error(`the record cannot be replayed at ply ${ply}`);
      this.apply();
    }
  }

  /**
   * Checks a move and works out what follows from it. Call `apply` once it is written, or `discard`.
   * In a simultaneous choice other seats may decide while an answer is on its way:
   * it still counts if it answers the question that the seat has now.
   */
  prepare(
    seat: Seat,
    notations: readonly string[],
    ply: number,
    at: number,
  ): PreparedMove | { readonly ok: false; readonly refusal: Refusal } {
    this.discard();
    const { table } = this;
    const plyBefore = table.ply;
    const answer = table.play(seat, notations, this.answersPresentQuestion(seat, ply) ? plyBefore : ply);
    if (!answer.ok) return answer;
    const clocks = this.now.after(seat, notations.length, at, table.deciders);
    this.prepared = { ok: true, at, steps: answer.steps, plyBefore, clocks };
    return this.prepared;
  }

  /** Whether an answer to an earlier position answers the question that the seat has now. */
  private answersPresentQuestion(seat: Seat, ply: number): boolean {
    if (ply >= this.table.ply || !this.deciders.includes(seat)) return false;
    return ply >= (this.table.askedSince(seat) ?? Number.POSITIVE_INFINITY);
  }

  /** The prepared move is written: it is part of the game now. */
  apply(): void {
    const { prepared } = this;
    if (!prepared) return;
    this.prepared = null;
    this.now = prepared.clocks;
    for (let ply = prepared.plyBefore; ply < this.table.ply; ply++) this.times.push(prepared.at);
  }

  /** The prepared move, if there is one, was not written. */
  discard(): void {
    const { prepared } = this;
    if (!prepared) return;
    this.prepared = null;
    this.table.rewind(prepared.plyBefore);
  }

  /** How many decisions had been made at this time. If the clocks of two processes differ, rather too few. */
  decidedBy(time: number): number {
    const later = this.times.findIndex((at) => at > time);
    return later < 0 ? this.times.length : later;
  }
}

/** The decisions among these steps, as the record keeps them. */
export function movesIn(steps: readonly Step[], at: number): PlayedMove[] {
  const moves: PlayedMove[] = [];
  for (const { ply, by, notation } of steps) if (by !== CHANCE) moves.push({ ply, seat: by, notation, at });
  return moves;
}

/** Groups the moves that a seat played at once. */
export function turnsOf(played: readonly PlayedMove[]) {
  const turns: { seat: Seat; at: number; ply: number; notations: string[] }[] = [];
  for (const { ply, seat, notation, at } of played) {
    const last = turns.at(-1);
    if (last?.seat === seat && last.at === at) last.notations.push(notation);
    else turns.push({ seat, at, ply, notations: [notation] });
  }
  return turns;
}
