// A small picture of Duodecim scriptorum for the home page: the stone, its lines, a few pawns.

const LINES = ['VIRTUSIMPERI', 'HOSTESVINCTI', 'LUDANTROMANI'];
/** Column, row, and whether the pawn is dark. */
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

const lines = LINES.map((line, row) => {
  const letters = [...line].map((letter, column) => `<tspan x="${x(column)}">${letter}</tspan>`);
  return `
<text y="${52 + 48 * row}" font-family="Cinzel, var(--text)" font-size="19" font-weight="600" fill="var(--ink)"
  text-anchor="middle">${letters.join('')}</text>`;
});

const pawns = PAWNS.map(
  ([column, row, dark]) => `
<g transform="translate(${x(column)} ${68 + 48 * row})">
  <circle r="9" fill="var(${dark ? '--card-ink' : '--card'})" stroke="var(${dark ? '--gilt' : '--card-ink'})" />
  <circle r="${dark ? 2.5 : 5}" fill="none" stroke="var(${dark ? '--gilt' : '--card-quiet'})" />
</g>`,
);

export const thumbnail = `
<rect x="14" y="12" width="292" height="176" rx="8" fill="var(--line)" stroke="var(--edge)" stroke-width="2" />
<rect x="24" y="22" width="272" height="156" rx="4" fill="none" stroke="var(--gilt)" />
${lines.join('')}${pawns.join('')}
`;
