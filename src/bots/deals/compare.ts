// Compares results of the same deal: who did better, and where players chose differently.
import type { Outcome, Seat } from '../../engine/game.ts';
import { splitMove } from '../../engine/seats.ts';

export interface DealResult {
  readonly place: number;
  readonly score: number;
}

export function resultAt({ places, scores }: Outcome, seat: Seat): DealResult {
  return { place: places[seat]!, score: scores[seat]! };
}

/** Negative when `a` did better, as for `Array.sort`: the place counts first, then the score. */
export function betterFirst(a: DealResult, b: DealResult): number {
  return a.place - b.place || b.score - a.score;
}

export interface CountedResult extends DealResult {
  readonly count: number;
}

/** The share of the others that did worse, those with the same result counted half; null without others. */
export function shareBeaten(own: DealResult, all: readonly CountedResult[]): number | null {
  let worse = 0;
  let others = -1;
  for (const each of all) {
    others += each.count;
    const order = betterFirst(own, each);
    if (order < 0) worse += each.count;
    else if (order === 0) worse += (each.count - 1) / 2;
  }
  return others > 0 ? worse / others : null;
}

/** The person's own decisions, in notation. Bots answer equal decisions equally, so these are the whole game. */
export function decisionsOf(moves: readonly string[], seat: Seat): string[] {
  return moves.map(splitMove).flatMap((move) => (move.seat === seat ? [move.notation] : []));
}

/** A decision at which people with the same game so far went different ways. */
export interface Parting {
  /** The number of the person's decisions before it. */
  readonly decision: number;
  /** What was decided, in notation, most often first. */
  readonly choices: readonly { readonly notation: string; readonly count: number }[];
}

const MAX_PARTINGS = 3;

/** The first decisions of `own` at which people differ. `all` are the decisions of each person, with `own` among them. */
export function partingsOf(own: readonly string[], all: readonly (readonly string[])[]): readonly Parting[] {
  const partings: Parting[] = [];
  let same = all;
  for (let at = 0; at < own.length && same.length > 1 && partings.length < MAX_PARTINGS; at++) {
    const counts = new Map<string, number>();
    for (const { [at]: notation } of same)
      if (notation !== undefined) counts.set(notation, (counts.get(notation) ?? 0) + 1);
    const choices = [...counts].map(([notation, count]) => ({ notation, count }));
    if (choices.length > 1)
      partings.push({ decision: at, choices: choices.sort((a, b) => b.count - a.count) });
    same = same.filter((decisions) => decisions[at] === own[at]);
  }
  return partings;
}
