// A record position by position: forwards by playing on, backwards by playing again from the start.
import { type AnyTable, type GameRecord, openTable, type Step, splitMove } from '../../engine/index.ts';

export class Reel {
  readonly last: number;
  private readonly moves: readonly string[];
  private readonly table: AnyTable;

  /** `played` is the table that the record's verification left. */
  constructor(record: GameRecord, played: AnyTable) {
    this.moves = record.moves;
    this.last = record.moves.length;
    this.table = openTable(played.game, played.seats, played.options, played.seed);
  }

  /** The table when that many decisions had been played. */
  at(ply: number): AnyTable {
    if (ply < this.table.ply) this.table.rewind(ply);
    while (this.table.ply < ply) {
      const { seat, notation } = splitMove(this.moves[this.table.ply]!);
      const answer = this.table.play(seat, notation);
      if (!answer.ok) throw new Error(`a verified move was refused: ${JSON.stringify(answer.refusal)}`);
    }
    return this.table;
  }

  /** What decision `ply` and the chance after it did; 0: what chance did before anybody decided. */
  stepsOf(ply: number): Step[] {
    return this.at(ply).steps.filter((step) => step.ply === ply);
  }
}
