// A small picture of Scripts & Scribes for the home page: a scroll with five dice on green leather, a card with a quill, coins.

const DICE = ['#7a4b1e', '#2357a8', '#237a55', '#6d3a96', '#b3341f'];
const PIPS = [
  'M-4-4h.1M4 4h.1',
  'M-4-4h.1M4 4h.1M-4 4h.1M4-4h.1',
  'M0 0h.1',
  'M-4-4h.1M0 0h.1M4 4h.1',
  'M-4-4h.1M4 4h.1M-4 4h.1M4-4h.1M0 0h.1',
];

const dice = DICE.map(
  (tone, i) => `
<g transform="translate(${84 + 38 * i} 46)"><rect x="-13" y="-11" width="26" height="27" rx="5" opacity=".35" />
<rect x="-13" y="-13" width="26" height="26" rx="5" fill="${tone}" /><path d="${PIPS[i]}" stroke="#fff" stroke-width="4.500" stroke-linecap="round" /></g>`,
);

const cards = [-13, 13, 0].map(
  (angle) => `
<rect x="132" y="76" width="56" height="80" rx="5" fill="${angle ? '#1d3a5c' : '#fff9ea'}" stroke="#c9972f" stroke-width="2" transform="rotate(${angle} 160 220)" />`,
);

const coins = [70, 92, 236, 250].map(
  (x, i) => `
<circle cx="${x}" cy="${136 + (i % 2) * 9}" r="13" fill="#e2b23c" stroke="#8a6414" stroke-width="2" /><circle cx="${x}" cy="${136 + (i % 2) * 9}" r="8" fill="none" stroke="#8a6414" />`,
);

export const thumbnail = `
<path d="M0 0h320v200H0z" fill="#1f4a36" /><path d="M6 6h308v188H6z" fill="none" stroke="#4f8567" stroke-width="1.500" stroke-dasharray="7 5" />
<path d="M40 20h246v164H40z" opacity=".35" /><path d="M38 16h244v160H38z" fill="#f6e8c6" /><path d="M38 16h244v12H38zM38 164h244v12H38z" fill="#d9bd85" />
<g fill="#6b3d18" stroke="#3b1f0a"><rect x="26" y="8" width="268" height="12" rx="6" /><rect x="26" y="172" width="268" height="12" rx="6" /></g>
<path d="M62 66h196" stroke="#c9972f" />
${dice.join('')}${cards.join('')}
<path d="M178 88c-20 2-32 14-32 30l-5 16 3 2 6-14c16-2 26-14 28-34z" fill="#b3341f" />
${coins.join('')}
`;
