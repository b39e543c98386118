// A small picture of Scout for the home page: a run in the ring, a fan of backs.

const RUN = [
  [6, 2, '#1f4e8c'],
  [7, 9, '#7d5a10'],
  [8, 3, '#b3341f'],
] as const;

const run = RUN.map(
  ([up, down, ink], i) => `
<g transform="translate(${92 + 44 * i} 48)">
  <rect width="52" height="76" rx="6" fill="var(--card)" stroke="var(--card-line)" />
  <text x="7" y="31" font-size="30" font-weight="600" fill="${ink}">${up}</text>
  <text x="7" y="67" font-size="16" fill="var(--card-quiet)">${down}</text>
</g>`,
);

const backs = Array.from(
  { length: 9 },
  (_, i) => `
<rect x="142" y="174" width="36" height="52" rx="5" fill="var(--card-back)" stroke="var(--gilt)"
  transform="rotate(${(i - 4) * 6} 160 460)" />`,
);

export const thumbnail = `
<ellipse cx="160" cy="90" rx="140" ry="78" fill="var(--page)" stroke="var(--gilt)" stroke-width="11" />
<ellipse cx="160" cy="90" rx="140" ry="78" fill="none" stroke="var(--card-back)" stroke-width="8"
  stroke-dasharray="26 9" />
${run.join('')}${backs.join('')}
`;
