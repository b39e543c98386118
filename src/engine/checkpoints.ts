// Positions of a game that are kept, so that an earlier one is reached without a replay from the opening.

/** Between two of them, as long as the game is short. */
const SMALLEST_INTERVAL = 8;
/** However long the game: when there are more, every second one goes and the others stand twice as far apart. */
const MOST = 64;

export class Checkpoints<P extends { readonly ply: number }> {
  private kept: P[] = [];
  private interval = SMALLEST_INTERVAL;
  /** The first ply at which `add` is of use: asked at every move, so it is only a number. */
  nextPly = 0;

  get size(): number {
    return this.kept.length;
  }

  /** In the order of the game, from `nextPly` on. */
  add(position: P): void {
    this.kept.push(position);
    if (this.kept.length > MOST) {
      this.kept = this.kept.filter((_, i) => i % 2 === 0);
      this.interval *= 2;
    }
    this.nextPly = position.ply + this.interval;
  }

  /** The last one that is not after this ply. */
  upTo(ply: number): P | undefined {
    return this.kept.findLast((position) => position.ply <= ply);
  }

  /** What came after this ply has not happened. */
  forgetAfter(ply: number): void {
    this.kept = this.kept.filter((position) => position.ply <= ply);
    const last = this.kept.at(-1);
    this.nextPly = last ? last.ply + this.interval : 0;
  }
}
