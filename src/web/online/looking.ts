// Looking back at a table on the server: one question at a time, never faster than the server answers, the latest wish wins.
import type { Seat } from '../../engine/game.ts';
import type { LineAnswer } from './line.ts';

export interface Target {
  readonly seat: Seat | null;
  readonly ply: number | undefined;
}

interface LookingPorts {
  ask(target: Target): Promise<LineAnswer>;
  /** Not called for what was asked before looking back ended. */
  answer(target: Target, answer: LineAnswer): void;
}

/** A held key asks thirty times a second; the server allows four (see spending.ts there), and some more at once. */
const AT_ONCE = 6;
const EVERY_MS = 300;
/** After a refusal for asking too fast. */
const REST_MS = 1000;

export class Looking {
  private readonly ports: LookingPorts;
  private wanted: Target | null = null;
  private isBusy = false;
  private tokens = AT_ONCE;
  private countedAt = performance.now();

  constructor(ports: LookingPorts) {
    this.ports = ports;
  }

  want(target: Target): void {
    this.wanted = target;
    if (!this.isBusy) void this.work();
  }

  /** Nobody looks back any more. */
  end(): void {
    this.wanted = null;
  }

  private async work(): Promise<void> {
    this.isBusy = true;
    while (this.wanted) {
      const waitMs = this.untilAllowed();
      if (waitMs > 0) {
        await pauseFor(waitMs);
        continue;
      }
      this.tokens--;
      const target = this.wanted;
      const answer = await this.ports.ask(target);
      if (isTooFast(answer)) {
        await pauseFor(REST_MS);
        continue;
      }
      // Somebody who holds a key sees where they are, though they want to go on.
      if (this.wanted) this.ports.answer(target, answer);
      if (this.wanted === target) this.wanted = null;
    }
    this.isBusy = false;
  }

  private untilAllowed(): number {
    const now = performance.now();
    this.tokens = Math.min(AT_ONCE, this.tokens + (now - this.countedAt) / EVERY_MS);
    this.countedAt = now;
    return this.tokens >= 1 ? 0 : Math.ceil((1 - this.tokens) * EVERY_MS);
  }
}

const isTooFast = (answer: LineAnswer) =>
  answer.kind === 'answered' &&
  answer.message.kind === 'refused' &&
  answer.message.refusal.code === 'too-fast';

const pauseFor = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
