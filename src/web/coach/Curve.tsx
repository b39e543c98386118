// The chance of winning over the course of a game, as a line chart with a text alternative.
import type { ReviewWithPositions } from '../analysis/messages.ts';
import { useAnalysisTexts } from '../analysis/texts/index.ts';

const CHART_WIDTH = 320;
const CHART_HEIGHT = 140;

export function WinChanceChart({
  review: { curve, mattered, even },
}: {
  readonly review: ReviewWithPositions;
}) {
  const { coach: words, percent } = useAnalysisTexts();
  const last = Math.max(1, curve.at(-1)!.ply);
  const x = (ply: number) => ((ply / last) * CHART_WIDTH).toFixed(1);
  const y = (chance: number) => ((1 - chance) * CHART_HEIGHT).toFixed(1);
  const low = curve.reduce((least, point) => (point.chance < least.chance ? point : least));
  const high = curve.reduce((most, point) => (point.chance > most.chance ? point : most));
  const text = words.curveText(
    percent(curve[0]!.chance),
    percent(low.chance),
    low.ply,
    percent(high.chance),
    high.ply,
    percent(curve.at(-1)!.chance),
  );
  return (
    <figure class="curve">
      <svg viewBox={`-34 -8 ${CHART_WIDTH + 42} ${CHART_HEIGHT + 28}`} role="img" aria-label={text}>
        {[0, 0.25, 0.5, 0.75, 1].map((chance) => (
          <g key={chance}>
            <line class="curve-grid" x1={0} x2={CHART_WIDTH} y1={y(chance)} y2={y(chance)} />
            <text x={-5} y={Number(y(chance)) + 4} text-anchor="end">
              {percent(chance)}
            </text>
          </g>
        ))}
        <line class="curve-even" x1={0} x2={CHART_WIDTH} y1={y(even)} y2={y(even)} />
        <text x={0} y={CHART_HEIGHT + 16}>
          0
        </text>
        <text x={CHART_WIDTH} y={CHART_HEIGHT + 16} text-anchor="end">
          {last} {words.axis}
        </text>
        <polyline
          class="curve-line"
          points={curve.map(({ ply, chance }) => `${x(ply)},${y(chance)}`).join(' ')}
        />
        {mattered.map(({ ply, after }, i) => (
          <g key={ply}>
            <circle class="curve-mark" cx={x(ply)} cy={y(after)} r={7} />
            <text class="curve-number" x={x(ply)} y={Number(y(after)) + 4} text-anchor="middle">
              {i + 1}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>{text}</figcaption>
    </figure>
  );
}
