// Results without their luck: control variates whose weights are fitted on the other half of the games, so that they cannot shift the mean.

export interface PlayedResult {
  /** The seat's share of the win: 1 alone, less if it is shared. */
  readonly share: number;
  /** What chance and the bots' decisions brought beyond their means; zero on average. */
  readonly chance: number;
  readonly decisions: number;
}

type Control = 'chance' | 'decisions';

export function adjusted(results: readonly PlayedResult[], controls: readonly Control[]): number[] {
  const halves = [0, 1].map((half) => results.filter((_, i) => i % 4 < 2 === (half === 0)));
  const weights = halves.map((half) => fitted(half, controls));
  return results.map((result, i) => {
    // Pairs of games stay together: the bots have changed seats between them.
    const fit = weights[i % 4 < 2 ? 1 : 0]!;
    return controls.reduce((value, control, at) => value - fit[at]! * result[control], result.share);
  });
}

/** Least squares. */
function fitted(results: readonly PlayedResult[], controls: readonly Control[]): number[] {
  const [first, second] = controls;
  const shares = results.map(({ share }) => share);
  const column = (control: Control) => results.map((result) => result[control]);
  if (first === undefined || results.length < 3) return controls.map(() => 1);
  const a = column(first);
  if (second === undefined) return [slope(covariance(a, shares), varianceOf(a))];
  const b = column(second);
  const [aa, bb, ab] = [varianceOf(a), varianceOf(b), covariance(a, b)];
  const [as, bs] = [covariance(a, shares), covariance(b, shares)];
  const determinant = aa * bb - ab * ab;
  return [slope(as * bb - bs * ab, determinant), slope(bs * aa - as * ab, determinant)];
}

const slope = (rise: number, run: number) => (run > 0 ? rise / run : 0);

export const meanOf = (list: readonly number[]): number =>
  list.reduce((sum, each) => sum + each, 0) / list.length;

function covariance(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [meanOf(a), meanOf(b)];
  return a.reduce((sum, each, i) => sum + (each - meanA) * (b[i]! - meanB), 0) / (a.length - 1);
}

export const varianceOf = (list: readonly number[]): number => covariance(list, list);

/** Mean and 95 % interval. */
export function meanWithError(list: readonly number[]): string {
  const reach = 1.96 * Math.sqrt(varianceOf(list) / list.length);
  return `${(100 * meanOf(list)).toFixed(1)} ± ${(100 * reach).toFixed(1)} %`;
}
