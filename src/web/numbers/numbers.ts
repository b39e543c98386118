// What the page of numbers knows: the form of the simulated figures, and those of the person's own games.
import { countedAs } from '../ownGames.ts';
import type { SavedGame } from '../store.ts';

export interface Spread {
  readonly mean: number;
  readonly p5: number;
  readonly p50: number;
  readonly p95: number;
}

/** The games with one number of players. */
export interface TableNumbers {
  readonly seats: number;
  readonly plies: Spread;
  readonly scores: Spread;
  readonly scoreCounts: readonly { readonly score: number; readonly times: number }[];
  readonly winningScores: Spread;
  readonly leads: Spread;
  readonly winSharesBySeat: readonly {
    readonly share: number;
    readonly low: number;
    readonly high: number;
  }[];
  readonly reasons: readonly { readonly reason: string; readonly times: number }[];
}

/** As `npm run numbers` writes it. */
export interface Numbers {
  readonly games: number;
  readonly command: string;
  readonly tables: readonly TableNumbers[];
}

export interface OwnNumbers {
  readonly played: number;
  /** Shared victories are split. */
  readonly won: number;
  /** What an equal among equals would have won. */
  readonly fair: number;
  readonly meanScore: number;
  readonly bestScore: number;
  readonly meanPlies: number;
  /** The latest last. */
  readonly scores: readonly number[];
}

/** Finished games that are kept, but not counted among the person's own. */
export function uncounted(games: readonly SavedGame[], id: string): number {
  return games.filter((saved) => {
    const counted = countedAs(saved);
    const isOwn = counted.kind === 'played' && counted.seat !== null;
    return saved.game === id && saved.record?.result && !isOwn;
  }).length;
}

/** Of the finished games in which one seat was the person's. */
export function ownNumbers(games: readonly SavedGame[], id: string): OwnNumbers | null {
  const finished = games
    .filter(({ game }) => game === id)
    .toSorted((a, b) => a.playedAt - b.playedAt)
    .flatMap((saved) => {
      const counted = countedAs(saved);
      const { result } = saved.record ?? {};
      if (counted.kind !== 'played' || counted.seat === null || !result) return [];
      const { places, scores } = result;
      const winners = places.filter((place) => place === 1).length;
      return {
        share: places[counted.seat] === 1 ? 1 / winners : 0,
        fair: 1 / places.length,
        score: scores[counted.seat]!,
        plies: counted.record.moves.length,
      };
    });
  if (finished.length === 0) return null;
  const sum = (of: (game: (typeof finished)[number]) => number) =>
    finished.reduce((total, game) => total + of(game), 0);
  return {
    played: finished.length,
    won: sum(({ share }) => share),
    fair: sum(({ fair }) => fair),
    meanScore: sum(({ score }) => score) / finished.length,
    bestScore: Math.max(...finished.map(({ score }) => score)),
    meanPlies: sum(({ plies }) => plies) / finished.length,
    scores: finished.map(({ score }) => score),
  };
}

/** Scores in at most `most` classes of equal width. */
export function classesOf(
  counts: TableNumbers['scoreCounts'],
  most: number,
): readonly { readonly from: number; readonly to: number; readonly times: number }[] {
  const low = Math.min(...counts.map(({ score }) => score));
  const high = Math.max(...counts.map(({ score }) => score));
  const width = Math.ceil((high - low + 1) / most);
  return Array.from({ length: Math.ceil((high - low + 1) / width) }, (_, i) => {
    const from = low + i * width;
    const to = from + width - 1;
    const times = counts.reduce(
      (sum, { score, times }) => (score >= from && score <= to ? sum + times : sum),
      0,
    );
    return { from, to, times };
  });
}
