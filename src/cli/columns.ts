// Rows of cells as aligned lines: the first column to the left, the others, being figures, to the right.
import { stripVTControlCharacters } from 'node:util';

const GAP = '  ';

export function inColumns(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, widthOf(cell));
  }
  return rows.map((row) =>
    row
      .map((cell, at) => {
        const space = ' '.repeat(widths[at]! - widthOf(cell));
        return at === 0 ? cell + space : space + cell;
      })
      .join(GAP)
      .trimEnd(),
  );
}

/** Columns on the screen: colours take none. */
export function widthOf(text: string): number {
  return [...stripVTControlCharacters(text)].length;
}

/** At most this wide, with an ellipsis for the rest. Colours are kept where nothing is cut. */
export function shortened(text: string, room: number): string {
  if (widthOf(text) <= room) return text;
  return `${[...stripVTControlCharacters(text)].slice(0, Math.max(0, room - 1)).join('')}…`;
}
