// A bar chart with a text alternative. Negative values hang below the axis.
import { useAnalysisTexts } from '../analysis/texts/index.ts';

interface BarChartProps {
  readonly title: string;
  readonly bars: readonly { readonly label: string; readonly value: number; readonly says: string }[];
}

const CHART_WIDTH = 320;
const CHART_HEIGHT = 120;

export function BarChart({ title, bars }: BarChartProps) {
  const { numbers: words } = useAnalysisTexts();
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const least = Math.min(0, ...bars.map(({ value }) => value));
  const y = (value: number) => ((most - value) / (most - least)) * CHART_HEIGHT;
  const step = CHART_WIDTH / Math.max(1, bars.length);
  // If there is no room for every label, only some are drawn.
  const every = Math.ceil(bars.length / 8);
  const text = bars.map(({ label, says }) => words.bar(label, says)).join(', ');
  return (
    <figure class="bars">
      <figcaption>{title}</figcaption>
      <svg
        viewBox={`-8 -14 ${CHART_WIDTH + 16} ${CHART_HEIGHT + 34}`}
        role="img"
        aria-label={`${title}. ${text}`}
      >
        {bars.map(({ label, value, says }, i) => (
          <g key={i}>
            <rect
              x={i * step + step * 0.1}
              width={step * 0.8}
              y={Math.min(y(value), y(0))}
              height={Math.max(1, Math.abs(y(value) - y(0)))}
            />
            {bars.length <= 12 && (
              <text x={(i + 0.5) * step} y={Math.min(y(value), y(0)) - 3} text-anchor="middle">
                {says}
              </text>
            )}
            {i % every === 0 && (
              <text x={(i + 0.5) * step} y={CHART_HEIGHT + 15} text-anchor="middle">
                {label}
              </text>
            )}
          </g>
        ))}
        <line x1={0} x2={CHART_WIDTH} y1={y(0)} y2={y(0)} />
      </svg>
    </figure>
  );
}
