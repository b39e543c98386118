// Checkpoints: kept positions of a game, so that an earlier position is reached without replaying from the start.

/** The distance between checkpoints of a short game, in plies. */
const FIRST_INTERVAL_PLIES = 8;
/** With more checkpoints, every second one is dropped and the distance doubles. */
const MAX_CHECKPOINTS = 64;

export class Checkpoints<P extends { readonly ply: number }> {
  private kept: P[] = [];
  private interval = FIRST_INTERVAL_PLIES;
  /** The first ply at which to call `add`. A plain number, because every move reads it. */
  nextPly = 0;

  get size(): number {
    return this.kept.length;
  }

  /** Called in the order of the game, from `nextPly` on. */
  add(position: P): void {
    this.kept.push(position);
    if (this.kept.length > MAX_CHECKPOINTS) {
      this.kept = this.kept.filter((_, i) => i % 2 === 0);
      this.interval *= 2;
    }
    this.nextPly = position.ply + this.interval;
  }

  /** The last checkpoint that is not after this ply. */
  upTo(ply: number): P | undefined {
    return this.kept.findLast((position) => position.ply <= ply);
  }

  /** Drops the checkpoints after this ply. */
  forgetAfter(ply: number): void {
    this.kept = this.kept.filter((position) => position.ply <= ply);
    const last = this.kept.at(-1);
    this.nextPly = last ? last.ply + this.interval : 0;
  }
}
