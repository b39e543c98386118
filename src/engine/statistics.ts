// The contract of a game's statistics: what games between master bots are like, for the page of statistics.

/** Mean and percentiles of one measured quantity. */
export interface Spread {
  readonly mean: number;
  readonly p5: number;
  readonly p50: number;
  readonly p95: number;
}

/** The games with one number of players. */
export interface TableStatistics {
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

/** As `npm run study -- statistics` writes it. */
export interface MasterStatistics {
  readonly games: number;
  readonly command: string;
  readonly tables: readonly TableStatistics[];
}
