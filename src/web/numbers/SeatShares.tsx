// Victories by seat with the interval in which the truth lies, against an equal share.
import { useStudyTexts } from '../study/words/index.ts';
import type { TableNumbers } from './numbers.ts';

const ROW = 26;
const LEFT = 64;
const WIDE = 320;

export function SeatShares({ shares }: { readonly shares: TableNumbers['winSharesBySeat'] }) {
  const { numbers: words, percent } = useStudyTexts();
  const most = Math.max(...shares.map(({ high }) => high));
  const x = (share: number) => LEFT + (share / most) * (WIDE - LEFT - 44);
  const even = x(1 / shares.length);
  const text = shares.map(({ share }, seat) => words.bar(words.seat(seat + 1), percent(share))).join(', ');
  return (
    <svg class="seat-shares" viewBox={`0 0 ${WIDE} ${ROW * shares.length}`} role="img" aria-label={text}>
      {shares.map(({ share, low, high }, seat) => {
        const middle = ROW * (seat + 0.5);
        return (
          <g key={seat}>
            <text x={0} y={middle + 4}>
              {words.seat(seat + 1)}
            </text>
            <rect x={LEFT} y={middle - 7} width={x(share) - LEFT} height={14} />
            <line class="whisker" x1={x(low)} x2={x(high)} y1={middle} y2={middle} />
            <text x={x(high) + 6} y={middle + 4}>
              {percent(share)}
            </text>
          </g>
        );
      })}
      <line class="even" x1={even} x2={even} y1={0} y2={ROW * shares.length} />
    </svg>
  );
}
