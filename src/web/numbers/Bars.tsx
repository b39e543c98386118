// Upright bars, each with its figure in words for whoever cannot see it. Values below zero hang down.
import { useStudyTexts } from '../study/words/index.ts';

interface BarsProps {
  readonly title: string;
  readonly bars: readonly { readonly label: string; readonly value: number; readonly says: string }[];
}

const WIDE = 320;
const HIGH = 120;

export function Bars({ title, bars }: BarsProps) {
  const { numbers: words } = useStudyTexts();
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const least = Math.min(0, ...bars.map(({ value }) => value));
  const y = (value: number) => ((most - value) / (most - least)) * HIGH;
  const step = WIDE / Math.max(1, bars.length);
  // Where there is no room for every label, some stand for all.
  const every = Math.ceil(bars.length / 8);
  const text = bars.map(({ label, says }) => words.bar(label, says)).join(', ');
  return (
    <figure class="bars">
      <figcaption>{title}</figcaption>
      <svg viewBox={`-8 -14 ${WIDE + 16} ${HIGH + 34}`} role="img" aria-label={`${title}. ${text}`}>
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
              <text x={(i + 0.5) * step} y={HIGH + 15} text-anchor="middle">
                {label}
              </text>
            )}
          </g>
        ))}
        <line x1={0} x2={WIDE} y1={y(0)} y2={y(0)} />
      </svg>
    </figure>
  );
}
