// What a sketch will be, in small: the shapes whose ink is in its price are painted, the others stay pen lines.
import { memo } from '../../../parts/memo.ts';
import type { Kind } from '../rules/tables.ts';
import { type Art, line, paint } from './art/paint.ts';

const ROSE =
  'M0-5.500c2.500-2 5.500.5 4.300 3.300C7.200-1.500 7 2.500 4 3.200 4 6.200.500 7.500-1 5c-2.800 1.500-5.600-1.300-4-4-2.400-1.800-.8-5.600 2-5.300C-2.700-5.500-1.200-6.300 0-5.500z';
const LEAF = 'M0 0c.5-4 4-6.500 8.500-6C8.500-1.500 4.500 2 0 0z';

interface GlyphProps extends Art {
  readonly kind: Kind;
}

export const Glyph = memo(function Glyph({ kind, inks }: GlyphProps) {
  return (
    <svg class="glyph" viewBox="0 0 46 30" aria-hidden="true">
      <g class="art">{DRAWINGS[kind](inks)}</g>
    </svg>
  );
});

const DRAWINGS: Readonly<Record<Kind, (inks: string) => preact.ComponentChildren>> = {
  corner: (inks) => (
    <>
      <path class={paint(inks, 'A')} d="M2 2h42v5H7v21H2z" />
      <path class={paint(inks, 'B')} d="M10 10h34v2.800H12.800V28H10z" />
      <path class={`stem ${line(inks, 'G')}`} d="M44 19.500c-8-3-12 4-18 3s-6-3-9 5" />
      <Leaves
        inks={inks}
        at={[
          [35, 19, -20],
          [36, 20.5, 60],
          [18, 25, -60],
        ]}
      />
      <Rose inks={inks} x={26} y={20.5} />
    </>
  ),
  border: (inks) => (
    <>
      <path class={paint(inks, 'A')} d="M1 2h44v4H1z" />
      <path class={paint(inks, 'B')} d="M1 24.500h44v3.500H1z" />
      <path class={`stem ${line(inks, 'G')}`} d="M1 16c6-9 11-9 15-1s9 8 14 0 9-7 15-1" />
      <Leaves
        inks={inks}
        at={[
          [7, 10, -50],
          [20, 20, 70],
          [35, 10.5, -30],
          [41, 13, 50],
        ]}
      />
      <Rose inks={inks} x={28} y={15} />
      <Rose inks={inks} x={11} y={18} small />
    </>
  ),
  text: (inks) => {
    const colour = (['R', 'G', 'B', 'A'] as const).find((ink) => inks.includes(ink)) ?? 'R';
    return (
      <>
        <rect class={paint(inks, colour)} x="3" y="3" width="12" height="12" rx="1.500" />
        <path class="versal" d="M12 6c-3-1-6 0-6 3s3 4 6 3M8.700 5.700v6.800" />
        <path
          class={`script${inks.includes('KK') ? ' is-bold' : ''}`}
          d="M18 5.500h8m1.500 0h9m1.500 0h5M18 10h4m1.500 0h12m1.500 0h6M18 14.500h9m1.500 0h7M3 19h6m1.500 0h11m1.500 0h7m1.500 0h12M3 23.500h10m1.500 0h6m1.500 0h10M3 28h5m1.500 0h13"
        />
        <path class={`filler ${line(inks, colour)}`} d="M35 23.500q2-3 4 0t4 0M26 28q2-3 4 0t4 0 4 0" />
      </>
    );
  },
  miniature: (inks) => (
    <>
      <rect class={`sky ${paint(inks, 'B')}`} x="2" y="2" width="42" height="26" />
      <circle class={paint(inks, 'A')} cx="36" cy="8.500" r="3.800" />
      <path class={paint(inks, 'G')} d="M2 21c8-7 14-6 20-2s14 2 22-4v13H2z" />
      <path class="wall" d="M12 24V13h6v11M18 24v-6h10v6M24 18v-7h5v7" />
      <path
        class={paint(inks, 'R')}
        d="M10.500 13l4.500-7 4.500 7zM17 18.500l2-4h9.500l2 4zM23 11l3.500-7L30 11z"
      />
      <rect class="pen" x="2" y="2" width="42" height="26" />
    </>
  ),
  dropcap: (inks) => (
    <>
      <rect class={paint(inks, 'R')} x="9" y="1.500" width="28" height="27" rx="1.500" />
      <rect
        class={inks.includes('B') ? paint(inks, 'B') : 'ground'}
        x="12"
        y="4.500"
        width="22"
        height="21"
      />
      <Leaves
        inks={inks}
        at={[
          [13, 12, -40],
          [33, 19, 140],
          [14, 24, -80],
          [32, 6, 100],
        ]}
      />
      <path
        class={`capital ${paint(inks, 'A')}`}
        d="M29 8.500c-2.500-3-12-2.500-12 2.500 0 5.500 8.500 3.500 8.500 7.500 0 2.800-5 2.800-8 .3l-1.200 3.400c4.500 2.600 13 1.600 13-4.200 0-6-8.800-4.500-8.800-7.300 0-1.900 4.300-1.900 7 .5z"
      />
    </>
  ),
};

type Spot = readonly [x: number, y: number, turn: number];

function Leaves({ inks, at }: Art & { readonly at: readonly Spot[] }) {
  return at.map(([x, y, turn]) => (
    <path
      key={`${x} ${y}`}
      class={paint(inks, 'G')}
      d={LEAF}
      transform={`translate(${x} ${y}) rotate(${turn}) scale(.8)`}
    />
  ));
}

function Rose({
  inks,
  x,
  y,
  small,
}: Art & { readonly x: number; readonly y: number; readonly small?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${small ? 0.6 : 0.95})`}>
      <path class={paint(inks, 'R')} d={ROSE} />
      <circle class={paint(inks, 'A')} r="2" />
    </g>
  );
}
