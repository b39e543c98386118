// The person's own games in numbers, and the score ranges of a chart.
import type { TableStatistics } from '../../engine/statistics.ts';
import { classifyGame } from '../countedGames.ts';
import type { SavedGame } from '../savedGames.ts';

export interface OwnStatistics {
  readonly played: number;
  /** A shared victory counts in part. */
  readonly won: number;
  /** The wins to expect among equally strong players. */
  readonly expectedWins: number;
  readonly meanScore: number;
  readonly bestScore: number;
  readonly meanPlies: number;
  /** In order of time, latest last. */
  readonly scores: readonly number[];
}

/** The number of saved finished games that do not count as the person's own. */
export function uncountedGames(games: readonly SavedGame[], id: string): number {
  return games.filter((saved) => {
    const counted = classifyGame(saved);
    const isOwn = counted.kind === 'played' && counted.seat !== null;
    return saved.game === id && saved.record?.result && !isOwn;
  }).length;
}

/** From the finished games in which exactly one seat was the person's; null if there are none. */
export function ownStatistics(games: readonly SavedGame[], id: string): OwnStatistics | null {
  const finished = games
    .filter(({ game }) => game === id)
    .toSorted((a, b) => a.playedAt - b.playedAt)
    .flatMap((saved) => {
      const counted = classifyGame(saved);
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
    expectedWins: sum(({ fair }) => fair),
    meanScore: sum(({ score }) => score) / finished.length,
    bestScore: Math.max(...finished.map(({ score }) => score)),
    meanPlies: sum(({ plies }) => plies) / finished.length,
    scores: finished.map(({ score }) => score),
  };
}

/** Groups scores in at most `most` ranges of equal width. */
export function scoreRanges(
  counts: TableStatistics['scoreCounts'],
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
