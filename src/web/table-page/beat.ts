// How long a position stays on the screen before the next one: long enough to read what happened.
import type { BotSpeed } from '../settings/settings.ts';

export interface Beat {
  readonly speed: BotSpeed;
  readonly motionMs: number;
  /** The sentence that tells the turn. */
  readonly text: string;
  /** The same player goes on: the sentence is not finished yet. */
  readonly goesOn: boolean;
  /** The player at the screen did it, and knows what it says. */
  readonly isOwn: boolean;
}

interface Timing {
  /** After an act in the middle of a turn. */
  readonly stepMs: number;
  readonly turnMs: number;
  readonly characterMs: number;
  readonly maxMs: number;
}

const TIMINGS: Readonly<Record<Exclude<BotSpeed, 'instant'>, Timing>> = {
  slow: { stepMs: 700, turnMs: 1100, characterMs: 45, maxMs: 5200 },
  normal: { stepMs: 300, turnMs: 550, characterMs: 22, maxMs: 2800 },
  fast: { stepMs: 120, turnMs: 250, characterMs: 8, maxMs: 1000 },
  wait: { stepMs: 300, turnMs: 550, characterMs: 22, maxMs: 2800 },
};

/** Infinity: until the player asks for the next turn. */
export function beatMs({ speed, motionMs, text, goesOn, isOwn }: Beat): number {
  if (speed === 'instant') return 0;
  const { stepMs, turnMs, characterMs, maxMs } = TIMINGS[speed];
  if (goesOn) return motionMs + stepMs;
  if (isOwn) return motionMs + turnMs;
  if (speed === 'wait') return Number.POSITIVE_INFINITY;
  return motionMs + Math.min(turnMs + characterMs * text.length, maxMs);
}
