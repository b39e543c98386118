// A corner: the rails turn, and a rose sits in the knot. Drawn for the upper left.
import { Bezant } from './Border.tsx';
import { type Art, line, paint } from './paint.ts';

const PETAL = 'M0-3C-8-7-8-14 0-16 8-14 8-7 0-3z';
const LEAF = 'M0 0C3-7 11-11 18-9 17 0 9 6 0 0z';

export function Corner({ inks, size }: Art & { readonly size: number }) {
  const inner = size - 8;
  return (
    <g class="art">
      <path class={paint(inks, 'A')} d={`M4 4h${size - 4}v5H9v${size - 9}H4z`} />
      <path class={paint(inks, 'B')} d={`M${inner} ${inner}h8v4h-4v4h-4z`} />
      <g transform={`translate(${size / 2 + 1} ${size / 2 + 1})`}>
        {[45, 135, 225, 315].map((turn) => (
          <path
            key={turn}
            class={paint(inks, 'G')}
            d={LEAF}
            transform={`rotate(${turn + 25}) translate(5 0) scale(.82)`}
          />
        ))}
        {[0, 90, 180, 270].map((turn) => (
          <path key={turn} class={paint(inks, 'R')} d={PETAL} transform={`rotate(${turn}) scale(.9)`} />
        ))}
        <circle class={paint(inks, 'B')} r="6" />
        <circle class={paint(inks, 'A')} r="2.800" />
      </g>
      <path
        class={line(inks, 'G')}
        d={`M${size} ${size / 2}c-4-3-5-3-7 1M${size / 2} ${size}c-3-4-3-5 1-7`}
      />
      <Bezant inks={inks} x={14} y={size - 7} />
      <Bezant inks={inks} x={size - 7} y={17} />
      <path
        class="pen"
        d={`M4 ${size}V4h${size - 4}M9 ${size}V9h${size - 9}M${inner} ${size}v-8h8M${inner + 4} ${size}v-4h4`}
      />
    </g>
  );
}
