// The standings of an arena: win shares against fair shares, Elo, time per decision.
import { type Share, wilson } from '../simulation/statistics.ts';
import type { ArenaGame } from './game.ts';

export interface Standing {
  readonly bot: string;
  /** Of all wins; shared wins are split. */
  readonly share: Share;
  /** The share of its seats if all bots were equally strong. */
  readonly fair: number;
  /** The lead in Elo points, from odds against fair odds. Infinite if all games were won or lost. */
  readonly elo: { readonly elo: number; readonly low: number; readonly high: number };
  readonly score: number;
  /** Of decisions with more than one legal move. */
  readonly milliseconds: { readonly mean: number; readonly p99: number; readonly max: number };
  readonly decisions: number;
}

export function standingsOf(bots: readonly string[], games: readonly ArenaGame[], seats: number): Standing[] {
  return bots.map((bot, index) => {
    const seated = games[0]?.botBySeat.filter((each) => each === index).length ?? 0;
    const fair = seated / seats;
    const won = games.map((game) => sumOf(game, index, game.shares));
    const share = shareByDeal(won, seats);
    const times = games.flatMap((game) => game.times[index]!).sort((a, b) => a - b);
    const scores = games.map((game) => sumOf(game, index, game.scores) / Math.max(1, seated));
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
 * Games of the same deal depend on each other; only deals are independent. The interval is Wilson's, for the number of
 * independent games that would have the variance of the deals.
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
  // A few deals may agree by chance, so they never count for more than twice their games.
  return wilson(share * Math.min(games, 2 * won.length), Math.min(games, 2 * won.length));
}

/** The Elo points between odds of `fair` and odds of `share`: 400 points are ten times the odds. */
export function eloOf(share: number, fair: number): number {
  return 400 * Math.log10((share * (1 - fair)) / ((1 - share) * fair));
}

function sumOf({ botBySeat }: ArenaGame, index: number, values: readonly number[]): number {
  return botBySeat.reduce((sum, each, seat) => (each === index ? sum + values[seat]! : sum), 0);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
