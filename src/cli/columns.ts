// Rows of cells as aligned lines: the first column to the left, the other columns (numbers) to the right.
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

/** The width on the screen, without colour codes. */
export function widthOf(text: string): number {
  return [...stripVTControlCharacters(text)].length;
}

/** Cut to this width, with an ellipsis. A text that is cut loses its colours. */
export function shortened(text: string, room: number): string {
  if (widthOf(text) <= room) return text;
  return `${[...stripVTControlCharacters(text)].slice(0, Math.max(0, room - 1)).join('')}…`;
}
