// A small picture of Biblios for the home page: five dice on their shelf, a card on the lectern.

const DICE = [
  { value: 3, tone: 'var(--ink)' },
  { value: 5, tone: 'var(--lapis)' },
  { value: 2, tone: 'var(--verdigris)' },
  { value: 4, tone: 'var(--plum)' },
  { value: 6, tone: 'var(--vermilion)' },
];

const dice = DICE.map(
  ({ value, tone }, i) => `
<g transform="translate(${22 + 56 * i} 12)">
  <path d="M0 66V30a26 26 0 0 1 52 0v36z" fill="var(--page)" stroke="var(--gilt)" />
  <rect x="11" y="24" width="30" height="32" rx="6" fill="var(--card)" stroke="${tone}" stroke-width="2" />
  <text x="26" y="48" font-size="23" font-weight="600" text-anchor="middle" fill="var(--card-ink)">${value}</text>
</g>`,
);

const coins = [40, 66, 250, 276].map(
  (x) => `
<circle cx="${x}" cy="172" r="13" fill="var(--gilt)" stroke="var(--gold)" />`,
);

export const thumbnail = `
${dice.join('')}
<path d="M14 78h292v6H14z" fill="var(--gilt)" />
<g transform="rotate(-4 160 140)">
  <rect x="132" y="96" width="56" height="78" rx="6" fill="var(--card)" stroke="var(--card-line)" />
  <text x="140" y="120" font-size="24" font-weight="600" fill="var(--lapis)">4</text>
  <path d="M146 138h28c0 8-4 12-9 14h-10c-5-2-9-6-9-14zM164 136l8-14 5 3-7 11z" fill="var(--lapis)" />
</g>
<path d="M104 176h112l-10 10h-36v14h-20v-14h-36z" fill="var(--card-back)" stroke="var(--gilt)" />
${coins.join('')}
`;
