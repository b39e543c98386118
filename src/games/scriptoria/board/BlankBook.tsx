// An open book without its drawings: the binding, the thickness of the leaves, ruled parchment.
import { useId } from 'preact/hooks';
import { memo } from '../../../parts/memo.ts';
import { spot, transformPath } from '../../../parts/pathData.ts';
import type { Geometry } from './geometry.ts';

export const BlankBook = memo(function BlankBook({ geometry }: { readonly geometry: Geometry }) {
  const { width, height, fold } = geometry;
  const id = useId();
  const [left, right] = [leaf(3, fold, height), leaf(width - 3, fold, height)];
  return (
    <>
      <defs>
        <linearGradient id={`${id}l`}>
          <stop class="leaf-lit" offset="0" />
          <stop class="leaf-flat" offset=".7" />
          <stop class="leaf-deep" offset="1" />
        </linearGradient>
        <linearGradient id={`${id}r`}>
          <stop class="leaf-deep" offset="0" />
          <stop class="leaf-lit" offset=".16" />
          <stop class="leaf-flat" offset="1" />
        </linearGradient>
      </defs>
      <rect class="binding" x="-7" y="-4" width={width + 14} height={height + 13} rx="7" />
      {[6, 4, 2].map((depth) => (
        <path
          key={depth}
          class="leaves"
          d={transformPath(left, spot(-depth, depth)) + transformPath(right, spot(depth, depth))}
        />
      ))}
      <path class="parchment" d={left} fill={`url(#${id}l)`} />
      <path class="parchment" d={right} fill={`url(#${id}r)`} />
      <path class="ruled" d={ruling(geometry)} />
    </>
  );
});

/** One page, from its outer edge to the fold, slightly bent. */
function leaf(edge: number, fold: number, height: number): string {
  const towards = (part: number) => edge + (fold - edge) * part;
  return `M${edge} 4C${towards(0.6)} 1 ${towards(0.9)} 2 ${fold} 6V${height - 2}C${towards(0.9)} ${height - 6} ${towards(0.6)} ${height - 5} ${edge} ${height - 3}z`;
}

const RULE = 13;

/** The lines that a scribe scratches before writing. */
function ruling({ width, height, fold }: Geometry): string {
  const [top, bottom, side, gap] = [78, height - 76, 62, 12];
  const rows = Array.from({ length: Math.floor((bottom - top) / RULE) }, (_, i) => top + i * RULE);
  return rows.map((y) => `M${side} ${y}H${fold - gap}M${fold + gap} ${y}H${width - side}`).join('');
}
