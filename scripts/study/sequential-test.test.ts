// The sequential test finds a gain, finds that there is none, and errs as seldom as it says.
import { describe, expect, test } from 'vitest';
import { Rng } from '../../src/engine/rng.ts';
import { sequentialTest } from './sequential-test.ts';

const hypotheses = { fair: 0.5, better: 0.55 };
const MAX_DEALS = 4000;

/** Pairs of games, each won with this probability, until the test has a verdict. */
function run(probability: number, rng: Rng) {
  const shares: number[] = [];
  const won = () => (rng.float() < probability ? 0.5 : 0);
  for (;;) {
    shares.push(won() + won());
    const found = sequentialTest(shares, hypotheses);
    if (found.verdict !== 'open' || shares.length === MAX_DEALS) return found;
  }
}

describe('over 200 runs', () => {
  const shareOf = (probability: number, verdict: string) => {
    const rng = new Rng(1, 1000 * probability);
    const found = Array.from({ length: 200 }, () => run(probability, rng));
    return found.filter((each) => each.verdict === verdict).length / found.length;
  };
  test('a bot with the gain is found better', () => expect(shareOf(0.55, 'better')).toBeGreaterThan(0.9));
  test('an equal bot is found better in about 5 of 100', () =>
    expect(shareOf(0.5, 'better')).toBeLessThan(0.09));
  test('and is otherwise found not to be better', () =>
    expect(shareOf(0.5, 'not-better')).toBeGreaterThan(0.9));
});

test('a few deals decide nothing, however clear they are', () => {
  expect(sequentialTest([1, 1, 1, 0.5, 1], hypotheses)).toMatchObject({ verdict: 'open', ratio: 0 });
});

test('the interval is that of the deals', () => {
  const shares = Array.from({ length: 100 }, (_, deal) => (deal % 2 ? 1 : 0.5));
  const { share, low, high } = sequentialTest(shares, hypotheses);
  expect(share).toBe(0.75);
  // Standard deviation 0.2513, over ten.
  expect(high - share).toBeCloseTo(1.96 * 0.02513, 4);
  expect(share - low).toBeCloseTo(high - share);
});
