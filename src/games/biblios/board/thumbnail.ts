// A small picture of Biblios for the home page: five dice in the arches of the library, a card on the lectern on the oak table.

const DICE = ['#5a4a3c', '#2357a8', '#237a55', '#6d3a96', '#b3341f'];
/** Pips from one to six, as offsets from the middle. */
const PIPS = [
  'M-5-5h.1M0 0h.1M5 5h.1',
  'M-5-5h.1M5 5h.1M-5 5h.1M5-5h.1M0 0h.1',
  'M-5 5h.1M5-5h.1',
  'M-5-5h.1M5 5h.1M-5 5h.1M5-5h.1',
  'M0 0h.1',
];

const arches = DICE.map(
  (tone, i) => `
<g transform="translate(${48 + 56 * i} 0)"><path d="M-24 84V40a24 24 0 0 1 48 0v44z" fill="#130b06" stroke="#c9972f" stroke-width="2" />
<path d="M-18 50V36m6 14V32m6 18V37m6 13V30m6 20V35m6 15V31m6 19V38" stroke="${tone}" stroke-width="4" />
<rect x="-13" y="56" width="26" height="26" rx="5" fill="${tone}" /><path d="${PIPS[i]}" transform="translate(0 69)" stroke="#fff" stroke-width="5" stroke-linecap="round" /></g>`,
);

const coin = (x: number, y: number, value: number) => `
<circle cx="${x}" cy="${y + 2}" r="14" fill="#7d5a10" /><circle cx="${x}" cy="${y}" r="14" fill="#e2b23c" stroke="#8a6414" />
<text x="${x}" y="${y + 6}" font-size="17" font-weight="600" text-anchor="middle" fill="#5a3f08">${value}</text>`;

export const thumbnail = `
<path d="M0 0h320v200H0z" fill="#2b1a0e" />${arches.join('')}
<path d="M0 90h320v110H0z" fill="#8a6238" /><path d="M0 90h320v6H0z" fill="#c08d52" />
<path d="M0 126h320M0 164h320" stroke="#5d3f20" stroke-width="1.500" />
<path d="M112 190h96l-14 10h-68z" fill="#3b2412" opacity=".6" /><path d="M108 176h104v9H108z" fill="#5a2c14" />
<rect x="134" y="100" width="52" height="76" rx="5" fill="#fff9ea" stroke="#c9972f" stroke-width="2" />
<text x="140" y="122" font-size="22" font-weight="600" fill="#2357a8">4</text>
<path d="M146 140h28c0 9-4 14-9 16h-10c-5-2-9-7-9-16zM163 138l8-16 5 3-7 13z" fill="#2357a8" />
${coin(60, 148, 3)}${coin(84, 158, 2)}${coin(242, 150, 1)}${coin(266, 160, 2)}
`;
