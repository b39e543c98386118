// Rows of the terminal drawing: a label and its content, wrapped to the width, inks in their colours.
import type { DrawingContext, TextStyle } from '../../../engine/drawing.ts';
import { INKS, type InkLetter } from '../rules/tables.ts';

/** The letters are enough; colour only helps to find them. */
const STROKES: Readonly<Record<InkLetter, keyof TextStyle>> = {
  K: 'bold',
  R: 'red',
  G: 'green',
  B: 'blue',
  A: 'yellow',
};
const INDENT = 8;

export function row({ style, width }: DrawingContext, label: string, items: readonly string[]): string[] {
  const lines = [style.bold(label)];
  let column = label.length;
  let gap = '  ';
  for (const item of items) {
    const text = item.slice(0, width - INDENT);
    if (column + gap.length + text.length > width) {
      lines.push('');
      column = 0;
      gap = ' '.repeat(INDENT);
    }
    lines.push(lines.pop() + gap + tinted(text, style));
    column += gap.length + text.length;
    gap = ' ';
  }
  return lines.map((line) => line.trimEnd());
}

/** Ink letters in their colour, in costs (`bKRG`) and in counts (`K×3`). */
export function tinted(text: string, style: TextStyle): string {
  return text.replace(/^\(?[cbtmd]?[KRGBA]+(?=[ ×+*)]|$)/, (found) =>
    [...found].map((letter) => (isInk(letter) ? style[STROKES[letter]](letter) : letter)).join(''),
  );
}

function isInk(letter: string): letter is InkLetter {
  return INKS.some((ink) => ink === letter);
}
