// The chance to win over the game, as a curve; in words for whoever cannot see it.
import type { SaidReview } from '../study/messages.ts';
import { useStudyTexts } from '../study/words/index.ts';

const WIDE = 320;
const HIGH = 140;

export function Curve({ review: { curve, mattered, even } }: { readonly review: SaidReview }) {
  const { coach: words, percent } = useStudyTexts();
  const last = Math.max(1, curve.at(-1)!.ply);
  const x = (ply: number) => ((ply / last) * WIDE).toFixed(1);
  const y = (chance: number) => ((1 - chance) * HIGH).toFixed(1);
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
      <svg viewBox={`-34 -8 ${WIDE + 42} ${HIGH + 28}`} role="img" aria-label={text}>
        {[0, 0.25, 0.5, 0.75, 1].map((chance) => (
          <g key={chance}>
            <line class="curve-grid" x1={0} x2={WIDE} y1={y(chance)} y2={y(chance)} />
            <text x={-5} y={Number(y(chance)) + 4} text-anchor="end">
              {percent(chance)}
            </text>
          </g>
        ))}
        <line class="curve-even" x1={0} x2={WIDE} y1={y(even)} y2={y(even)} />
        <text x={0} y={HIGH + 16}>
          0
        </text>
        <text x={WIDE} y={HIGH + 16} text-anchor="end">
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
