// What it takes to beat the set in the ring, for a sentence (S6).
import { type Card, up } from '../rules/state.ts';

export interface Stronger {
  /** How many cards beat it in any case. */
  readonly more: number;
  /** How many equal cards beat it, if it is a run; otherwise 0. */
  readonly equals: number;
  /** As many of the same kind, whose smallest number is at least this; null if there is none so high. */
  readonly same: {
    readonly kind: 'single' | 'equal' | 'run';
    readonly from: number;
    /** Nothing higher exists, so that "or more" would be wrong. */
    readonly isTop: boolean;
  } | null;
}

export function strongerThan(set: readonly Card[], highest: number): Stronger {
  const numbers = set.map(up);
  const [smallest, count] = [Math.min(...numbers), set.length];
  const kind = count === 1 ? 'single' : numbers[0] === numbers[1] ? 'equal' : 'run';
  const top = smallest + (kind === 'run' ? count : 1);
  return {
    more: count + 1,
    equals: kind === 'run' ? count : 0,
    same: top <= highest ? { kind, from: smallest + 1, isTop: top === highest } : null,
  };
}
