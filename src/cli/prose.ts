// Running text for the terminal: paragraphs, `- ` lists and **emphasis**, wrapped to a width.
import type { Ink } from '../engine/index.ts';

const WIDEST = 80;

interface Page {
  readonly ink: Ink;
  readonly width: number;
}

export function proseLines(text: string, { ink, width }: Page): string[] {
  const columns = Math.min(width, WIDEST);
  return text.split('\n').flatMap((line) => {
    const [, indent = '', bullet = '', rest = ''] = /^(\s*)(- )?(.*)$/.exec(line) ?? [];
    const first = indent + (bullet ? '• ' : '');
    const lines = wrap(rest, columns - first.length);
    return embolden(lines, ink).map((part, at) => (at === 0 ? first : ' '.repeat(first.length)) + part);
  });
}

/** Only plain spaces part words: a no-break space holds them together. */
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

function visible(text: string): number {
  return [...text.replaceAll('**', '')].length;
}

/** An emphasis that runs over a line's end is closed there and opened again, so that every line stands for itself. */
function embolden(lines: readonly string[], ink: Ink): string[] {
  let isStrong = false;
  return lines.map((line) =>
    line
      .split('**')
      .map((part, at) => {
        if (at > 0) isStrong = !isStrong;
        return isStrong && part !== '' ? ink.bold(part) : part;
      })
      .join(''),
  );
}
