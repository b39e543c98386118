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
  splitMove,
  type TakeBackNote,
} from '../../engine/index.ts';
import type { Clock } from '../../protocol/values.ts';
import type { MoveRow } from '../storage/schema.ts';
import { takeBackTo } from '../storage/take-back-row.ts';
import { ClockPauses } from './clock-pauses.ts';
import { Clocks } from './clocks.ts';
import { RecordDoesNotReplay } from './match-failures.ts';

export interface GameSessionSettings {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  readonly clock: Clock;
  readonly startedAt: number;
}

/** A row of the record: a move, or a take-back. Its `ply` counts the rows. */
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
  readonly pauses = new ClockPauses();
  private now: Clocks;
  /** When each decision was made. */
  private readonly times: number[] = [];
  private prepared: PreparedMove | null = null;
  private rowCount = 0;
  private readonly takenBack: TakeBackNote[] = [];

  constructor({ game, seats, options, seed, clock, startedAt }: GameSessionSettings) {
    this.table = openTable(game, seats, options, seed);
    this.now = Clocks.start(clock, seats, this.table.deciders, startedAt, this.pauses);
  }

  get clocks(): Clocks {
    return this.now;
  }

  get deciders(): readonly Seat[] {
    return this.now.deciders;
  }

  /** The rows of the record so far: the decisions, taken-back ones included, and the take-backs. */
  get rows(): number {
    return this.rowCount;
  }

  /** What was taken back, in order. With the ply, the number of these names a position. */
  get takeBacks(): readonly TakeBackNote[] {
    return this.takenBack;
  }

  /** Whether a client that has seen this ply, at any time, has seen only decisions that stand. */
  hasStood(ply: number): boolean {
    return ply <= this.table.ply && this.takenBack.every((each) => ply <= each.ply);
  }

  /** Rebuilds the game from its record. A row that the rules refuse means other rules than those by which it was played. */
  replay(rows: readonly MoveRow[]): void {
    for (const row of rows) {
      const { ply, seat, notation, at } = row;
      if (ply !== this.rowCount + 1) throw new Error(`the record has no row ${this.rowCount + 1}`);
      if (takeBackTo(row) !== null) {
        this.takeBack(row);
        continue;
      }
      const move = this.prepare(seat, [notation], this.table.ply, at);
      if (!move.ok)
        throw new RecordDoesNotReplay(this.table.game, `move ${ply} is refused (${move.refusal.code})`);
      this.apply();
    }
  }

  /** The clocks if only the first `to` decisions stand from this time on. */
  clocksBack(to: number, at: number): Clocks {
    this.discard();
    const seats = this.table.moves.slice(to).map((move) => splitMove(move).seat);
    return this.now.back(seats, at, this.table.at(to).deciders);
  }

  /** The take-back is written: the game goes on from what stands. */
  takeBack(row: PlayedMove): void {
    const ply = takeBackTo(row);
    if (ply === null || !(ply < this.table.ply)) throw new Error(`row ${row.ply} is no take-back`);
    const moves = this.table.moves.slice(ply);
    this.now = this.clocksBack(ply, row.at);
    this.table.rewind(ply);
    this.times.length = ply;
    this.takenBack.push({ ply, by: row.seat, moves });
    this.rowCount++;
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
    this.rowCount += this.table.ply - prepared.plyBefore;
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

/** The decisions among these steps, as the record keeps them after its first `rows` rows. */
export function movesIn(steps: readonly Step[], at: number, rows: number): PlayedMove[] {
  const moves: PlayedMove[] = [];
  for (const { by, notation } of steps) {
    if (by !== CHANCE) moves.push({ ply: rows + moves.length + 1, seat: by, notation, at });
  }
  return moves;
}

/** Groups the moves that a seat played at once. A take-back is alone. */
export function turnsOf(played: readonly PlayedMove[]): PlayedMove[][] {
  const turns: PlayedMove[][] = [];
  for (const row of played) {
    const last = turns.at(-1)?.at(-1);
    const isSame = last?.seat === row.seat && last.at === row.at && !isTakeBack(last) && !isTakeBack(row);
    if (isSame) turns.at(-1)?.push(row);
    else turns.push([row]);
  }
  return turns;
}

const isTakeBack = (row: PlayedMove) => takeBackTo(row) !== null;
