// Duodecim scriptorum in small, for the home page: the stone, its lines, a few pawns, three dice.

const LINES = ['VIRTUS IMPERI', 'HOSTES VINCTI', 'LUDANT ROMANI'];
const PAWNS = [
  [2, 1, 0],
  [3, 1, 1],
  [9, 0, 1],
  [5, 0, 0],
  [1, 2, 1],
  [8, 2, 0],
  [11, 2, 0],
] as const;
const x = (column: number) => 41 + 19.5 * column + (column > 5 ? 24 : 0);

export function Still() {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true">
      <rect
        x="14"
        y="12"
        width="292"
        height="176"
        rx="8"
        fill="var(--line)"
        stroke="var(--edge)"
        stroke-width="2"
      />
      <rect x="24" y="22" width="272" height="156" rx="4" fill="none" stroke="var(--gilt)" />
      {LINES.map((line, row) => (
        <text
          key={line}
          y={52 + 48 * row}
          font-family="Cinzel, var(--text)"
          font-size="19"
          font-weight="600"
          fill="var(--ink)"
          text-anchor="middle"
        >
          {[...line.replace(' ', '')].map((letter, column) => (
            <tspan key={column} x={x(column)}>
              {letter}
            </tspan>
          ))}
        </text>
      ))}
      {PAWNS.map(([column, row, dark]) => (
        <g key={`${column}${row}`} transform={`translate(${x(column)} ${68 + 48 * row})`}>
          <circle
            r="9"
            fill={dark ? 'var(--card-ink)' : 'var(--card)'}
            stroke={dark ? 'var(--gilt)' : 'var(--card-ink)'}
          />
          <circle r={dark ? 2.5 : 5} fill="none" stroke={dark ? 'var(--gilt)' : 'var(--card-quiet)'} />
        </g>
      ))}
    </svg>
  );
}
