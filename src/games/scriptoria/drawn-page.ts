// A scroll in the terminal: two pages side by side, placed sketches by name, free places by their kind.
import type { Easel } from '../../engine/drawing.ts';
import type { Seat } from '../../engine/game.ts';
import { tinted } from './drawn-row.ts';
import { lettersOf } from './grid.ts';
import { printOn } from './print.ts';
import type { View } from './state.ts';
import { words } from './texts/words.ts';

export function drawPage(view: View, seat: Seat, { ink, lang, width }: Easel): string[] {
  const { grid, sketches } = printOn(view);
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
      return (mark === 0 ? ink.dim(text) : tinted(text, ink)) + pad;
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
    ink.dim(`  ${key.filter(Boolean).join(' · ')}`),
  ];
}
