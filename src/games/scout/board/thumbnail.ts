// A small picture of Scout for the home page: three artists in the lit ring, a hand before it.

/** Number, ink, and the artist's pose. */
const ACTS = [
  [6, '#1f5fa8', 'M-11 6Q0-20 11 6M-4 2L4-5M0-3v9'],
  [7, '#9a6a10', 'M-12-9H12M0-9V3L-6 12M0 3l6 9'],
  [8, '#b3341f', 'M-10 10L0 0 10 10M0 0v-7M-12-4Q0-16 12-4'],
] as const;

const rays = Array.from(
  { length: 12 },
  (_, i) => `<path d="M0 0L260-34V34z" transform="rotate(${30 * i})" />`,
);

const cards = ACTS.map(
  ([number, ink, pose], i) => `
<g transform="translate(${92 + 46 * i} ${i === 1 ? 44 : 50})">
<rect y="3" width="44" height="66" rx="5" opacity=".4" />
<rect width="44" height="66" rx="5" fill="#fff9ea" stroke="#d9a531" />
<path d="M1 48h42v12a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5z" fill="${ink}" opacity=".22" />
<text x="5" y="20" font-size="20" font-weight="600" fill="${ink}">${number}</text>
<g transform="translate(24 30)" fill="none" stroke="${ink}" stroke-width="3.500" stroke-linecap="round"><path d="${pose}" />
<circle cy="-12" r="2" /></g>
</g>`,
);

const hand = ['#2f7d4f', '#6a3fa0', '#1f5fa8', '#b3341f', '#9a6a10', '#2f7d4f', '#6a3fa0'].map(
  (ink, i) => `
<g transform="rotate(${(i - 3) * 7} 160 420)"><rect x="141" y="166" width="38" height="54" rx="5" fill="#fff9ea" stroke="#7a1812" />
<text x="146" y="184" font-size="17" font-weight="600" fill="${ink}">${[3, 4, 5, 8, 7, 2, 9][i]}</text></g>`,
);

export const thumbnail = `
<path d="M0 0h320v200H0z" fill="#8f2018" /><g transform="translate(160 84)" fill="#741510">${rays.join('')}</g>
<ellipse cx="160" cy="86" rx="128" ry="72" fill="#f3dfae" stroke="#5c0f0c" stroke-width="14" />
<ellipse cx="160" cy="76" rx="96" ry="46" fill="#fff4d6" opacity=".7" />
<g fill="none"><ellipse cx="160" cy="86" rx="128" ry="72" stroke="#d9a531" stroke-width="10" />
<ellipse cx="160" cy="86" rx="128" ry="72" stroke="#fff7d6" stroke-width="5" stroke-linecap="round" stroke-dasharray="0 13.200" /></g>
${cards.join('')}${hand.join('')}
`;
