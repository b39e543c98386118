// A border: vine leaves, flowers and gold bezants between two rails. Drawn horizontally, with its outer edge on top.
import { type Art, line, paint } from './paint.ts';

const LEAF = 'M0 0C2-6 9-9 15-7 14 0 8 5 0 0zM1-.500C5-3 9-5 13-6';
const PETAL = 'M0 0C-5-3-4-9 0-10 4-9 5-3 0 0z';

interface BorderProps extends Art {
  readonly length: number;
  readonly depth: number;
  /** A different creature in the vine for every place. */
  readonly variant: number;
}

export function Border({ inks, length, depth, variant }: BorderProps) {
  const half = depth / 2;
  const third = length / 3;
  const mirrored = variant % 2 === 1 ? `matrix(-1 0 0 1 ${length} 0)` : undefined;
  return (
    <g class="art">
      <path class={paint(inks, 'A')} d={`M0 4h${length}v5H0z`} />
      <path class={paint(inks, 'B')} d={`M0 ${depth - 8}h${length}v4H0z`} />
      <g transform={mirrored}>
        <path
          class={`stem ${line(inks, 'G')}`}
          d={`M0 ${half}C${third * 0.5} ${half - 17} ${third} ${half - 15} ${third * 1.5} ${half}S${third * 2.5} ${half + 17} ${length} ${half}`}
        />
        <path
          class={`tendril ${line(inks, 'G')}`}
          d={`M${third * 1.5} ${half}c6-10 16-10 17-3 0 5-6 6-7 2M${third * 1.5} ${half}c-6 10-16 10-17 3 0-5 6-6 7-2`}
        />
        {[
          [third * 0.34, half - 8, -100],
          [third * 0.8, half - 12, 40],
          [third * 1.28, half - 6, 95],
          [third * 1.74, half + 5, -80],
          [third * 2.2, half + 11, 150],
          [third * 2.66, half + 8, -40],
        ].map(([x, y, turn]) => (
          <path
            key={x}
            class={paint(inks, 'G')}
            d={LEAF}
            transform={`translate(${x} ${y}) rotate(${turn}) scale(.8)`}
          />
        ))}
        <Flower inks={inks} x={third * 0.62} y={half + 7} />
        {variant % 3 === 1 ? (
          <Snail inks={inks} x={third * 2.1} y={half - 9} />
        ) : variant % 3 === 2 ? (
          <Bird inks={inks} x={third * 2.15} y={half - 8} />
        ) : (
          <Bud inks={inks} x={third * 2.34} y={half - 8} />
        )}
        {[
          [6, half + 12],
          [third * 1.06, half + 13],
          [third * 1.85, half - 13],
          [length - 7, half - 11],
        ].map(([x, y]) => (
          <Bezant key={x} inks={inks} x={x!} y={y!} />
        ))}
      </g>
      <path
        class="pen"
        d={`M0 4h${length}M0 9h${length}M0 ${depth - 8}h${length}M0 ${depth - 4}h${length}`}
      />
    </g>
  );
}

interface Spot extends Art {
  readonly x: number;
  readonly y: number;
}

function Flower({ inks, x, y }: Spot) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {[0, 72, 144, 216, 288].map((turn) => (
        <path key={turn} class={paint(inks, 'R')} d={PETAL} transform={`rotate(${turn}) scale(.82)`} />
      ))}
      <circle class={paint(inks, 'A')} r="2.6" />
    </g>
  );
}

function Bud({ inks, x, y }: Spot) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {[-50, 0, 50].map((turn) => (
        <path key={turn} class={paint(inks, 'B')} d={PETAL} transform={`rotate(${turn}) scale(.85)`} />
      ))}
      <path class={line(inks, 'G')} d="M0 0c0 5-3 7-6 9" />
    </g>
  );
}

/** A dot of gold with its pen rays. */
export function Bezant({ inks, x, y }: Spot) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path class="hair" d="M0-3.500v-3M3-2l2.500-2M-3-2l-2.500-2" />
      <circle class={paint(inks, 'A')} r="2.5" />
    </g>
  );
}

/** As in many medieval margins, it is on its way to fight a knight. */
function Snail({ inks, x, y }: Spot) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path class={paint(inks, 'G')} d="M-11 8c6 1 14 1 18-1 3-2 3-5 3-8l2-4-3 3-2-4v5c-2 4-6 5-9 5z" />
      <circle class={paint(inks, inks.includes('R') ? 'R' : 'B')} cx="-2" cy="0" r="6.500" />
      <path class="hair" d="M-2-4.500c5 0 6 8 0 8-5 0-5-6 0-6 3 0 3 4 0 4" />
    </g>
  );
}

function Bird({ inks, x, y }: Spot) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        class={paint(inks, inks.includes('B') ? 'B' : 'R')}
        d="M-13 5c4-1 6-6 11-8 2-5 8-6 10-2l5 1-5 2c0 6-5 9-10 8-4 0-7-1-11-1z"
      />
      <path class={paint(inks, 'A')} d="M-5 3c3-4 7-3 8-2-2 4-5 4-8 2z" />
      <path class="hair" d="M-1 7l-1 5M3 6l1 5" />
      <circle class="dot" cx="5" cy="-3" r=".9" />
    </g>
  );
}
