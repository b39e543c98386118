// A sequential probability ratio test on paired deals: after each deal it says whether a bot is better, is not, or whether to play on.

export interface SequentialTest {
  readonly deals: number;
  /** The mean share of the wins over the deals, with its 95 % interval. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** The logarithm of how much likelier the results are with the gain than without it. */
  readonly ratio: number;
  readonly verdict: 'better' | 'not-better' | 'open';
}

export interface Hypotheses {
  /** The share if the bot is as strong as its rivals. */
  readonly fair: number;
  /** The share if it is better by as much as is worth knowing. */
  readonly better: number;
}

/** Either error has a probability of 5 %. */
export const BOUND = Math.log(0.95 / 0.05);
/** Before, a few equal results would make the variance far too small. */
const MIN_DEALS = 20;

/**
 * Deals are independent, the games of one deal are not. Their means are taken as normal with the variance found,
 * as engines for chess are tested with pairs of games.
 */
export function sequentialTest(shares: readonly number[], { fair, better }: Hypotheses): SequentialTest {
  const deals = shares.length;
  const share = shares.reduce((sum, each) => sum + each, 0) / Math.max(1, deals);
  const squares = shares.reduce((sum, each) => sum + (each - share) ** 2, 0);
  const variance = squares / Math.max(1, deals - 1);
  const reach = deals < 2 ? 1 : 1.96 * Math.sqrt(variance / deals);
  const ratio =
    deals < MIN_DEALS || variance === 0
      ? 0
      : (deals * (better - fair) * (2 * share - better - fair)) / (2 * variance);
  const verdict = ratio >= BOUND ? 'better' : ratio <= -BOUND ? 'not-better' : 'open';
  const [low, high] = [Math.max(0, share - reach), Math.min(1, share + reach)];
  return { deals, share, low, high, ratio, verdict };
}
