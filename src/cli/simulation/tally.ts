// Counts over many games. Only whole numbers are added, so the sum does not depend on the order of the games.
import type { Played } from './playout.ts';

/** How often each value occurred. */
export type Counts = Map<number, number>;

export interface Tally {
  games: number;
  moves: number;
  chanceSteps: number;
  longestMoveList: number;
  readonly plies: Counts;
  /** By seat. */
  readonly scores: readonly Counts[];
  /** By seat: how often it was one of n winners, by n. */
  readonly wins: readonly Counts[];
  /** The winners' scores, and their leads over the best of the others. */
  readonly winning: Counts;
  readonly leads: Counts;
  readonly reasons: Map<string, number>;
}

export function emptyTally(seats: number): Tally {
  const bySeat = () => Array.from({ length: seats }, (): Counts => new Map());
  return {
    games: 0,
    moves: 0,
    chanceSteps: 0,
    longestMoveList: 0,
    plies: new Map(),
    scores: bySeat(),
    wins: bySeat(),
    winning: new Map(),
    leads: new Map(),
    reasons: new Map(),
  };
}

export function count(tally: Tally, { outcome, plies, chanceSteps, longestMoveList }: Played): void {
  tally.games++;
  tally.moves += plies;
  tally.chanceSteps += chanceSteps;
  tally.longestMoveList = Math.max(tally.longestMoveList, longestMoveList);
  raise(tally.plies, plies, 1);
  raise(tally.reasons, outcome.reason, 1);
  const winner = outcome.scores[outcome.places.indexOf(1)]!;
  const beaten = outcome.scores.filter((_, seat) => outcome.places[seat] !== 1);
  raise(tally.winning, winner, 1);
  if (beaten.length > 0) raise(tally.leads, winner - Math.max(...beaten), 1);
  const winners = outcome.places.filter((place) => place === 1).length;
  for (const [seat, place] of outcome.places.entries()) {
    raise(tally.scores[seat]!, outcome.scores[seat]!, 1);
    if (place === 1) raise(tally.wins[seat]!, winners, 1);
  }
}

export function merge(into: Tally, from: Tally): void {
  into.games += from.games;
  into.moves += from.moves;
  into.chanceSteps += from.chanceSteps;
  into.longestMoveList = Math.max(into.longestMoveList, from.longestMoveList);
  mergeCounts(into.plies, from.plies);
  mergeCounts(into.winning, from.winning);
  mergeCounts(into.leads, from.leads);
  mergeCounts(into.reasons, from.reasons);
  for (const [seat, counts] of from.scores.entries()) mergeCounts(into.scores[seat]!, counts);
  for (const [seat, counts] of from.wins.entries()) mergeCounts(into.wins[seat]!, counts);
}

function mergeCounts<K>(into: Map<K, number>, from: ReadonlyMap<K, number>): void {
  for (const [value, times] of from) raise(into, value, times);
}

function raise<K>(counts: Map<K, number>, value: K, times: number): void {
  counts.set(value, (counts.get(value) ?? 0) + times);
}
