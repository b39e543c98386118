// How the bots of an arena stand: shares of the victories against fair shares, Elo, time for a decision.
import { type Share, wilson } from '../simulation/statistics.ts';
import type { Bout } from './bout.ts';

export interface Standing {
  readonly bot: string;
  /** Of all victories; shared ones are split. */
  readonly share: Share;
  /** What as many seats would get if all were equally strong. */
  readonly fair: number;
  /** Ahead of the others by so many points: odds against fair odds. Infinite where all was won or lost. */
  readonly elo: { readonly elo: number; readonly low: number; readonly high: number };
  readonly score: number;
  /** Of decisions with more than one legal move. */
  readonly milliseconds: { readonly mean: number; readonly p99: number; readonly max: number };
  readonly decisions: number;
}

export function standingsOf(bots: readonly string[], bouts: readonly Bout[], seats: number): Standing[] {
  return bots.map((bot, index) => {
    const seated = bouts[0]?.sitters.filter((sitter) => sitter === index).length ?? 0;
    const fair = seated / seats;
    const won = bouts.map((bout) => sumOf(bout, index, bout.shares));
    const share = shareByDeal(won, seats);
    const times = bouts.flatMap((bout) => bout.times[index]!).sort((a, b) => a - b);
    const scores = bouts.map((bout) => sumOf(bout, index, bout.scores) / Math.max(1, seated));
    return {
      bot,
      share,
      fair,
      elo: { elo: eloOf(share.share, fair), low: eloOf(share.low, fair), high: eloOf(share.high, fair) },
      score: mean(scores),
      milliseconds: {
        mean: mean(times),
        p99: times[Math.ceil(times.length * 0.99) - 1] ?? 0,
        max: times.at(-1) ?? 0,
      },
      decisions: times.length,
    };
  });
}

/**
 * The games of one deal are alike, so that the deals are what is independent. The interval is Wilson's, for as many
 * games as would scatter as much as the deals did.
 */
export function shareByDeal(won: readonly number[], gamesInDeal: number): Share {
  const share = mean(won);
  const deals: number[] = [];
  for (let first = 0; first + gamesInDeal <= won.length; first += gamesInDeal) {
    deals.push(mean(won.slice(first, first + gamesInDeal)));
  }
  const squares = deals.reduce((sum, deal) => sum + (deal - share) ** 2, 0);
  const variance = squares / Math.max(1, deals.length - 1) / Math.max(1, deals.length);
  const games = variance > 0 && share > 0 && share < 1 ? (share * (1 - share)) / variance : won.length;
  // Few deals may happen to agree: they are never worth more than twice their games.
  return wilson(share * Math.min(games, 2 * won.length), Math.min(games, 2 * won.length));
}

/** How many points make odds of `fair` into odds of `share`: 400 points are ten times the odds. */
export function eloOf(share: number, fair: number): number {
  return 400 * Math.log10((share * (1 - fair)) / ((1 - share) * fair));
}

function sumOf({ sitters }: Bout, index: number, values: readonly number[]): number {
  return sitters.reduce((sum, sitter, seat) => (sitter === index ? sum + values[seat]! : sum), 0);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
