// A small picture of Scripts & Scribes for the home page: five dice on a scroll, a card with a quill, coins.

const dice = [3, 4, 1, 5, 2].map(
  (value, i) => `
<g transform="translate(${40 + 52 * i} 34)">
  <rect width="32" height="34" rx="6" fill="var(--card)" stroke="var(--card-line)" />
  <text x="16" y="25" font-size="23" font-weight="600" text-anchor="middle" fill="var(--card-ink)">${value}</text>
</g>`,
);

const cards = [-14, 0, 14].map(
  (angle) => `
<rect x="130" y="104" width="60" height="84" rx="6" fill="${angle === 14 ? 'var(--card)' : 'var(--card-back)'}"
  stroke="var(--gilt)" transform="rotate(${angle} 160 230)" />`,
);

const coins = [46, 76, 106].map(
  (x) => `
<circle cx="${x}" cy="166" r="14" fill="var(--gilt)" stroke="var(--gold)" />`,
);

export const thumbnail = `
<path d="M20 20h280v62H20z" fill="var(--page)" stroke="var(--gilt)" />
<path d="M12 14h12v74H12zM296 14h12v74h-12z" fill="var(--card-back)" stroke="var(--gilt)" />
${dice.join('')}${cards.join('')}
<path d="M204 116c-22 2-36 16-36 34l-5 16 3 2 6-14c18-2 30-16 32-38z" fill="var(--vermilion)" />
${coins.join('')}
`;
