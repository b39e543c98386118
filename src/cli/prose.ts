// Running text for the terminal: paragraphs, `- ` lists and **emphasis**, wrapped to a width.
import type { TextStyle } from '../engine/index.ts';
import { widthOf } from './columns.ts';

const MAX_COLUMNS = 80;

interface Page {
  readonly style: TextStyle;
  readonly width: number;
}

export function proseLines(text: string, { style, width }: Page): string[] {
  const columns = Math.min(width, MAX_COLUMNS);
  return text.split('\n').flatMap((line) => {
    const [, indent = '', bullet = '', rest = ''] = /^(\s*)(- )?(.*)$/.exec(line) ?? [];
    const first = indent + (bullet ? '• ' : '');
    const lines = wrap(rest, columns - first.length);
    return embolden(lines, style).map((part, at) => (at === 0 ? first : ' '.repeat(first.length)) + part);
  });
}

/** Only plain spaces separate words; a no-break space does not. */
export function wrap(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/ +/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && visible(longer) > columns) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

/**
 * Wraps a line that is already laid out: between words, and continued under its first word.
 * The terminal breaks a word that is wider than the screen.
 */
export function fold(line: string, columns: number): string[] {
  if (widthOf(line) <= columns) return [line];
  const [indent = ''] = /^ */.exec(line) ?? [];
  const hang = indent.length * 2 < columns ? indent : '';
  const lines: string[] = [];
  let rest = line;
  while (widthOf(rest) > columns) {
    const cut = lastGap(rest, columns, lines.length === 0 ? indent.length : hang.length);
    if (cut < 0) break;
    lines.push(rest.slice(0, cut).trimEnd());
    rest = hang + rest.slice(cut).replace(/^ +/, '');
  }
  return [...lines, rest];
}

/** The index of the last space before the line gets too wide; without one, of the first space. */
function lastGap(line: string, columns: number, from: number): number {
  let found = -1;
  for (let at = line.indexOf(' ', from + 1); at >= 0; at = line.indexOf(' ', at + 1)) {
    if (widthOf(line.slice(0, at)) > columns && found >= 0) break;
    found = at;
  }
  return found;
}

function visible(text: string): number {
  return [...text.replaceAll('**', '')].length;
}

/** Emphasis that continues over the end of a line is closed there and opened again, so that each line is complete. */
function embolden(lines: readonly string[], style: TextStyle): string[] {
  let isStrong = false;
  return lines.map((line) =>
    line
      .split('**')
      .map((part, at) => {
        if (at > 0) isStrong = !isStrong;
        return isStrong && part !== '' ? style.bold(part) : part;
      })
      .join(''),
  );
}
