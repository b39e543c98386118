// The dropcap: the player's initial in gold on a ground of filigree.
import { type Art, line, paint } from './paint.ts';

interface DropcapProps extends Art {
  readonly width: number;
  readonly height: number;
  readonly letter: string;
}

export function Dropcap({ inks, width, height, letter }: DropcapProps) {
  const [x, y] = [width / 2, height / 2];
  return (
    <g class="art">
      <rect class={paint(inks, 'R')} x="4" y="4" width={width - 8} height={height - 8} rx="3" />
      <rect
        class={inks.includes('B') ? paint(inks, 'B') : 'ground'}
        x="10"
        y="10"
        width={width - 20}
        height={height - 20}
      />
      <g class={inks === '' ? 'pen' : 'filigree'}>
        {[1, -1].map((side) => (
          <path
            key={side}
            transform={`translate(${x} ${y}) scale(${side} ${side})`}
            d="M-34-36c10-2 18 4 16 12s-14 6-12-1 9-4 8 0M-34 0c6-10 14-8 14 0s-10 8-9 2M-34 38c4-10 12-14 18-8s-4 14-8 8M-4-38c8 0 12 6 8 10"
          />
        ))}
      </g>
      {[
        [14, 14, 20],
        [width - 14, height - 14, 200],
        [14, height - 14, -70],
        [width - 14, 14, 110],
      ].map(([left, top, turn]) => (
        <path
          key={turn}
          class={paint(inks, 'G')}
          d="M0 0C3-7 11-11 18-9 17 0 9 6 0 0z"
          transform={`translate(${left} ${top}) rotate(${turn})`}
        />
      ))}
      <text class={`initial ${paint(inks, 'A')}`} x={x} y={y + 25} data-letter="">
        {letter}
      </text>
      <path class={line(inks, 'G')} d={`M4 ${height - 4}c-3 4-2 6 1 6M${width - 4} 4c4-3 5-2 5 1`} />
      <path class="pen" d={`M4 4h${width - 8}v${height - 8}H4zM10 10h${width - 20}v${height - 20}H10z`} />
    </g>
  );
}
