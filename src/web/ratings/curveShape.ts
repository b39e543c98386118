// The shape of a rating's curve: one step a game, with lines at round numbers behind it.
import type { Profile } from '../../protocol/profiles.ts';

type Curve = Profile['ratings'][number]['curve'];

export interface CurveShape {
  readonly line: string;
  readonly band: string;
  readonly low: number;
  readonly high: number;
  readonly steps: readonly { readonly rating: number; readonly y: number }[];
}

const MAX_STEPS = 4;

/** Null for less than two points. By games, not by time: a year without a game would leave no room for the rest. */
export function curveShape(curve: Curve, width: number, height: number): CurveShape | null {
  if (curve.length < 2) return null;
  const low = Math.min(...curve.map(([, rating, uncertainty]) => rating - uncertainty));
  const high = Math.max(...curve.map(([, rating, uncertainty]) => rating + uncertainty));
  const x = (i: number) => round((i / (curve.length - 1)) * width);
  const y = (rating: number) => round(height - ((rating - low) / Math.max(1, high - low)) * height);
  const points = (rating: (point: Curve[number]) => number) =>
    curve.map((point, i) => `${x(i)} ${y(rating(point))}`);
  const upper = points(([, rating, uncertainty]) => rating + uncertainty);
  const lower = points(([, rating, uncertainty]) => rating - uncertainty);
  const unit = [50, 100, 200, 250, 500].find((each) => (high - low) / each <= MAX_STEPS) ?? 1000;
  const first = Math.ceil(low / unit);
  const count = Math.max(0, Math.floor(high / unit) - first + 1);
  const steps = Array.from({ length: count }, (_, i) => (first + i) * unit);
  return {
    line: `M${points(([, rating]) => rating).join('L')}`,
    band: `M${upper.join('L')}L${lower.reverse().join('L')}Z`,
    low,
    high,
    steps: steps.map((rating) => ({ rating, y: y(rating) })),
  };
}

const round = (value: number): number => Math.round(10 * value) / 10;
