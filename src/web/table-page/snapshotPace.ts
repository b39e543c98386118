// Shows the snapshots of a table one after the other, each for its beat, and never keeps a stale question on the screen.
import type { Snapshot } from '../table/tableClient.ts';

/** `beat`: the next snapshot comes by itself. `waiting`: it comes when the player asks for it. */
export type PacePhase = 'idle' | 'beat' | 'waiting';

export interface PaceCallbacks {
  show(snapshot: Snapshot): void;
  /** The beat of the position after this many decisions is over: the table may go on from it. */
  release(ply: number): void;
  onPhase(phase: PacePhase): void;
  /** Infinity waits for `next`. */
  beatMs(snapshot: Snapshot): number;
}

/** Held down, one position after the other. */
const FAST_BEAT_MS = 140;
/** For each position before one in which the player has to decide. */
const LATE_BEAT_MS = 400;
/** More than this is not shown one by one; the recap tells it. */
const MAX_QUEUED = 6;

export class SnapshotPace {
  private readonly callbacks: PaceCallbacks;
  private shown: Snapshot | null = null;
  private queue: Snapshot[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  private phase: PacePhase = 'idle';
  private isFast = false;

  constructor(callbacks: PaceCallbacks) {
    this.callbacks = callbacks;
  }

  receive(snapshot: Snapshot): void {
    const before = this.queue.at(-1) ?? this.shown;
    if (!before || this.isStale(snapshot)) this.jumpTo(snapshot);
    else if (snapshot.newEvents.length === 0) this.refresh(snapshot, before);
    else this.enqueue(snapshot);
  }

  private enqueue(snapshot: Snapshot): void {
    this.queue.push(snapshot);
    if (this.queue.length > MAX_QUEUED) this.queue = [merged(this.queue)];
    if (this.phase === 'idle') this.showNext();
    else if (this.isLate()) this.startBeat();
  }

  /** Ends the present beat. */
  next(): void {
    if (this.phase !== 'idle') this.endBeat();
  }

  setFast(isFast: boolean): void {
    if (isFast === this.isFast) return;
    this.isFast = isFast;
    if (isFast && this.phase !== 'idle') this.startBeat();
  }

  /** The beats have changed, for example by a setting. */
  restart(): void {
    if (this.phase !== 'idle') this.startBeat();
  }

  close(): void {
    this.clearTimer();
    this.queue = [];
  }

  /** The question on the screen is no longer asked, for example because it was answered. */
  private isStale({ moves, since }: Snapshot): boolean {
    const { shown } = this;
    return shown !== null && shown.moves.length > 0 && (moves.length === 0 || since !== shown.since);
  }

  /** The same position with other names or seats, or one that does not follow from the last. */
  private refresh(snapshot: Snapshot, before: Snapshot): void {
    const isSame =
      snapshot.ply === before.ply && snapshot.last === before.last && snapshot.seat === before.seat;
    if (!isSame) this.jumpTo(snapshot);
    else if (this.queue.length > 0)
      this.queue[this.queue.length - 1] = { ...snapshot, newEvents: before.newEvents };
    else {
      this.shown = snapshot;
      this.callbacks.show(snapshot);
      if (this.phase === 'idle') this.release();
    }
  }

  private jumpTo(snapshot: Snapshot): void {
    const skipped = this.queue.flatMap(({ newEvents }) => newEvents);
    this.queue = [
      { ...snapshot, newEvents: snapshot.newEvents.length > 0 ? [...skipped, ...snapshot.newEvents] : [] },
    ];
    this.showNext();
  }

  private showNext(): void {
    const snapshot = this.queue.shift();
    if (!snapshot) return;
    this.shown = snapshot;
    this.callbacks.show(snapshot);
    this.startBeat();
  }

  private startBeat(): void {
    this.clearTimer();
    const ms = this.beatNow();
    if (ms === Number.POSITIVE_INFINITY) this.setPhase('waiting');
    else if (ms > 0) {
      this.setPhase('beat');
      this.timer = setTimeout(() => this.endBeat(), ms);
    } else this.endBeat();
  }

  private beatNow(): number {
    const { shown } = this;
    if (!shown || shown.newEvents.length === 0) return 0;
    const ms = this.callbacks.beatMs(shown);
    if (this.isFast) return Math.min(ms, FAST_BEAT_MS);
    return this.isLate() ? Math.min(ms, LATE_BEAT_MS) : ms;
  }

  /** The player has to decide at the end of the queue. */
  private isLate(): boolean {
    return (this.queue.at(-1)?.moves.length ?? 0) > 0;
  }

  private endBeat(): void {
    this.clearTimer();
    this.setPhase('idle');
    if (this.queue.length > 0) this.showNext();
    else this.release();
  }

  /** Who looks at an earlier position keeps the table waiting. */
  private release(): void {
    const { shown } = this;
    if (shown && shown.ply === shown.last) this.callbacks.release(shown.last);
  }

  private setPhase(phase: PacePhase): void {
    if (phase === this.phase) return;
    this.phase = phase;
    this.callbacks.onPhase(phase);
  }

  private clearTimer(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}

function merged(queue: readonly Snapshot[]): Snapshot {
  return { ...queue.at(-1)!, newEvents: queue.flatMap(({ newEvents }) => newEvents) };
}
