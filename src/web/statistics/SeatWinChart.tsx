// Wins by seat with their confidence intervals, compared with an equal share.

import type { TableStatistics } from '../../engine/statistics.ts';
import { useAnalysisTexts } from '../analysis/texts/index.ts';

const ROW_HEIGHT = 26;
const LABEL_WIDTH = 64;
const CHART_WIDTH = 320;

export function SeatWinChart({ shares }: { readonly shares: TableStatistics['winSharesBySeat'] }) {
  const { numbers: words, percent } = useAnalysisTexts();
  const most = Math.max(...shares.map(({ high }) => high));
  const x = (share: number) => LABEL_WIDTH + (share / most) * (CHART_WIDTH - LABEL_WIDTH - 44);
  const even = x(1 / shares.length);
  const text = shares.map(({ share }, seat) => words.bar(words.seat(seat + 1), percent(share))).join(', ');
  return (
    <svg
      class="seat-shares"
      viewBox={`0 0 ${CHART_WIDTH} ${ROW_HEIGHT * shares.length}`}
      role="img"
      aria-label={text}
    >
      {shares.map(({ share, low, high }, seat) => {
        const middle = ROW_HEIGHT * (seat + 0.5);
        return (
          <g key={seat}>
            <text x={0} y={middle + 4}>
              {words.seat(seat + 1)}
            </text>
            <rect x={LABEL_WIDTH} y={middle - 7} width={x(share) - LABEL_WIDTH} height={14} />
            <line class="whisker" x1={x(low)} x2={x(high)} y1={middle} y2={middle} />
            <text x={x(high) + 6} y={middle + 4}>
              {percent(share)}
            </text>
          </g>
        );
      })}
      <line class="even" x1={even} x2={even} y1={0} y2={ROW_HEIGHT * shares.length} />
    </svg>
  );
}
