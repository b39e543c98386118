// Scout in small, for the home page: a run in the ring, a fan of backs.

const RUN = [6, 7, 8];

export function Still() {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true">
      <ellipse cx="160" cy="92" rx="132" ry="74" fill="var(--page)" stroke="var(--gilt)" stroke-width="2" />
      <ellipse cx="160" cy="92" rx="124" ry="67" fill="none" stroke="var(--gilt)" />
      {RUN.map((number, i) => (
        <g key={number} transform={`translate(${104 + 38 * i} 48) rotate(${(i - 1) * 5} 18 120)`}>
          <rect width="50" height="74" rx="6" fill="var(--card)" stroke="var(--card-line)" />
          <text x="8" y="30" font-size="28" font-weight="600" fill="var(--card-ink)">
            {number}
          </text>
          <text x="8" y="65" font-size="14" fill="var(--card-quiet)">
            {9 - 2 * i}
          </text>
        </g>
      ))}
      {Array.from({ length: 9 }, (_, i) => (
        <rect
          key={i}
          x={140}
          y={168}
          width="36"
          height="52"
          rx="5"
          fill="var(--card-back)"
          stroke="var(--gilt)"
          transform={`rotate(${(i - 4) * 7} 160 420)`}
        />
      ))}
    </svg>
  );
}
