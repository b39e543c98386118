// A rating over time: the line of its values, the band of its uncertainty.
import type { Profile } from '../../protocol/profiles.ts';
import { useSettings } from '../settings/settings.ts';
import { curveShape } from './curveShape.ts';
import { RATING_TEXTS } from './texts.ts';

const [WIDTH, HEIGHT] = [290, 96];
/** For the numbers beside the lines. */
const MARGIN = 30;

export function RatingCurve({ curve }: { readonly curve: Profile['ratings'][number]['curve'] }) {
  const texts = RATING_TEXTS[useSettings().lang];
  const shape = curveShape(curve, WIDTH, HEIGHT);
  if (!shape) return null;
  const { line, band, low, high, steps } = shape;
  return (
    <svg
      class="ratings-curve"
      viewBox={`${-MARGIN} 0 ${WIDTH + MARGIN} ${HEIGHT}`}
      role="img"
      aria-label={texts.curve(curve[0]![1], curve.at(-1)![1], curve.length)}
    >
      {steps.map(({ y, rating }) => (
        <g key={rating}>
          <line x1={0} x2={WIDTH} y1={y} y2={y} />
          <text x={-4} y={y + 3} text-anchor="end">
            {rating}
          </text>
        </g>
      ))}
      <path class="ratings-band" d={band} />
      <path class="ratings-line" d={line} data-low={low} data-high={high} />
    </svg>
  );
}
