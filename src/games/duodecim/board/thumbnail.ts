// A small picture of Duodecim scriptorum for the home page: the slab on the tavern's planks, its letters, piles of pawns, the dice.

const LINES = ['VIRTUSIMPERI', 'HOSTESVINCTI', 'LUDANTROMANI'];
/** Column, row, pawns in the pile, and whether they are dark. */
const PILES = [
  [3, 1, 2, 0],
  [4, 1, 1, 1],
  [9, 0, 2, 1],
  [7, 0, 1, 0],
  [1, 2, 2, 1],
  [8, 2, 2, 0],
  [11, 2, 2, 0],
] as const;
const x = (column: number) => 37 + 20.5 * column + (column > 5 ? 20 : 0);
const y = (row: number) => 41 + 46 * row;

const lines = LINES.map((line, row) => {
  const letters = [...line].map((letter, column) => `<tspan x="${x(column)}">${letter}</tspan>`);
  return `
<text y="${y(row)}" font-family="Cinzel, var(--text)" font-size="18" font-weight="600" fill="#3a2c1f" text-anchor="middle">${letters.join('')}</text>
<path d="M37 ${y(row) + 18}h104M180 ${y(row) + 18}h104" stroke="#a89878" stroke-width="17" stroke-linecap="round" stroke-dasharray="0 20.500" />`;
});

const piles = PILES.flatMap(([column, row, pawns, dark]) =>
  Array.from(
    { length: pawns },
    (_, level) =>
      `<circle cx="${x(column)}" cy="${y(row) + 18 - 3 * level}" r="9" fill="${dark ? '#241a15' : '#fdf4dc'}" stroke="${dark ? '#dba94b' : '#7a5f38'}" />
${level === pawns - 1 ? `<circle cx="${x(column)}" cy="${y(row) + 18 - 3 * level}" r="${dark ? 3 : 4.5}" fill="none" stroke="${dark ? '#dba94b' : '#8a6f45'}" stroke-width="1.500" />` : ''}`,
  ),
);

const die = (at: number, pips: string, angle: number) => `
<g transform="translate(${at} 172) rotate(${angle})"><rect x="-9" y="-7" width="18" height="18" rx="3" fill="#5e4826" />
<rect x="-9" y="-9" width="18" height="18" rx="3" fill="#fdf4dc" /><path d="${pips}" stroke="#2b2118" stroke-width="4" stroke-linecap="round" /></g>`;

export const thumbnail = `
<path d="M0 0h320v200H0z" fill="#7d5330" /><path d="M0 52h320M0 118h320M0 184h320" stroke="#4f3118" stroke-width="2" />
<rect x="12" y="18" width="304" height="178" rx="8" opacity=".45" /><rect x="8" y="12" width="304" height="178" rx="8" fill="#8d7f68" />
<rect x="8" y="8" width="304" height="178" rx="8" fill="#d6cab3" stroke="#f5eee0" stroke-width="2" />
${lines.join('')}${piles.join('')}
${die(134, 'M-4-4h.1M4 4h.1', -8)}${die(160, 'M0 0h.1', 5)}${die(186, 'M-4-4h.1M4 4h.1M-4 4h.1M4-4h.1', 12)}
`;
