// Requests for earlier views from the server: one at a time, within the server's rate limit; only the latest target counts.
import type { Seat } from '../../engine/game.ts';
import { pause } from '../../protocol/system.ts';
import { browser } from '../browser.ts';
import type { RequestResult } from './reconnectingSocket.ts';

export interface ViewTarget {
  readonly seat: Seat | null;
  readonly ply: number | undefined;
}

interface ViewRequestCallbacks {
  send(target: ViewTarget): Promise<RequestResult>;
  /** Not called for requests that were cancelled. */
  onResult(target: ViewTarget, answer: RequestResult): void;
}

/** A held arrow key asks thirty times a second; the server allows four, and a short burst. */
const MAX_BURST = 6;
const TOKEN_INTERVAL_MS = 300;
/** The pause after a refusal for too many requests. */
const TOO_FAST_PAUSE_MS = 1000;

export class ViewRequests {
  private readonly callbacks: ViewRequestCallbacks;
  private wanted: ViewTarget | null = null;
  private isBusy = false;
  private tokens = MAX_BURST;
  private countedAt = browser.elapsed();

  constructor(callbacks: ViewRequestCallbacks) {
    this.callbacks = callbacks;
  }

  request(target: ViewTarget): void {
    this.wanted = target;
    if (!this.isBusy) void this.sendRequests();
  }

  /** The player has returned to the current position. */
  cancel(): void {
    this.wanted = null;
  }

  private async sendRequests(): Promise<void> {
    this.isBusy = true;
    while (this.wanted) {
      const waitMs = this.delayMs();
      if (waitMs > 0) {
        await pause(browser, waitMs);
        continue;
      }
      this.tokens--;
      const target = this.wanted;
      const answer = await this.callbacks.send(target);
      if (isTooFast(answer)) {
        await pause(browser, TOO_FAST_PAUSE_MS);
        continue;
      }
      // While a key is held, every answered position is shown on the way.
      if (this.wanted) this.callbacks.onResult(target, answer);
      if (this.wanted === target) this.wanted = null;
    }
    this.isBusy = false;
  }

  private delayMs(): number {
    const now = browser.elapsed();
    this.tokens = Math.min(MAX_BURST, this.tokens + (now - this.countedAt) / TOKEN_INTERVAL_MS);
    this.countedAt = now;
    return this.tokens >= 1 ? 0 : Math.ceil((1 - this.tokens) * TOKEN_INTERVAL_MS);
  }
}

const isTooFast = (answer: RequestResult) =>
  answer.kind === 'answered' &&
  answer.message.kind === 'refused' &&
  answer.message.refusal.code === 'too-fast';
