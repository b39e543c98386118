// The drawing for a game that brings none: every field of the view on its own line, nested ones indented.
import type { Drawing } from '../engine/drawing.ts';

export const drawFields: Drawing<unknown> = (view, { style, width }) => fieldLines(view, style.dim, width);

/** Lists of plain values stand on one line; lists and objects inside others are indented below their name. */
function fieldLines(value: unknown, label: (text: string) => string, width: number): string[] {
  if (!isNested(value)) return [plainText(value).slice(0, width)];
  return Object.entries(value).flatMap(([key, field]) => {
    const name = Array.isArray(value) ? `${Number(key) + 1}` : key;
    if (isFlat(field)) return wrapped(`${name}: `, plainText(field), label, width);
    return [label(`${name}:`), ...fieldLines(field, label, width - 2).map((line) => `  ${line}`)];
  });
}

function wrapped(name: string, text: string, label: (text: string) => string, width: number): string[] {
  const room = Math.max(10, width - name.length);
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > room) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  lines.push(line);
  return lines.map((each, i) => `${i === 0 ? label(name) : ' '.repeat(name.length)}${each}`);
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isFlat(value: unknown): boolean {
  return !isNested(value) || (Array.isArray(value) && value.every((each) => !isNested(each)));
}

function plainText(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(plainText).join(' ');
  return value === null ? '–' : String(value);
}
