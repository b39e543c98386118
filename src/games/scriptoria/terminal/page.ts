// A scroll in the terminal: two pages side by side, placed sketches by name, free places by their kind.
import type { DrawingContext } from '../../../engine/drawing.ts';
import type { Seat } from '../../../engine/game.ts';
import { lettersOf } from '../rules/grid.ts';
import { printedOn } from '../rules/printed.ts';
import type { View } from '../rules/state.ts';
import { words } from '../texts/words.ts';
import { tinted } from './row.ts';

export function drawPage(view: View, seat: Seat, { style, lang, width }: DrawingContext): string[] {
  const { grid, sketches } = printedOn(view);
  const rows = grid.map(lettersOf);
  const columns = rows[0]!.length;
  const half = columns / 2;
  const cell = Math.min(
    Math.floor((width - 7) / columns),
    Math.max(...sketches.map((name) => name.length)) + 3,
  );
  const start = seat * rows.length * columns;
  const bar = '─'.repeat(cell * half + 1);
  const lines = rows.map((letters, y) => {
    const cells = letters.map((letter, x) => {
      const mark = view.scroll[start + y * columns + x]!;
      const name = mark === 0 ? `·${letter}` : sketches[Math.abs(mark) - 1]!;
      const text = (mark < 0 ? `(${name})` : name).slice(0, cell - 1);
      const pad = ' '.repeat(cell - text.length);
      return (mark === 0 ? style.dim(text) : tinted(text, style)) + pad;
    });
    return `  │ ${cells.slice(0, half).join('')}│ ${cells.slice(half).join('')}│`;
  });
  const { labels } = words[lang];
  const key = [
    view.scroll.some((mark) => mark < 0) ? labels.unpaid : '',
    view.phase === 'illuminate' && view.turn === view.seat ? labels.payable : '',
  ];
  return [
    `  ┌${bar}┬${bar}┐`,
    ...lines,
    `  └${bar}┴${bar}┘`,
    style.dim(`  ${key.filter(Boolean).join(' · ')}`),
  ];
}
