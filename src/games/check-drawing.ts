// Draws a view as the terminal and the generic board would, to see that a game's drawing makes lines of it.
import { PLAIN_STYLE } from '../engine/drawing.ts';
import { LANGS, type Names } from '../engine/texts.ts';
import { callNamed } from './game-failure.ts';
import type { LoadedGame } from './load.ts';

const WIDTH = 80;

/** Throws an error that names the drawing. */
export function checkDrawing({ draw }: Pick<LoadedGame, 'draw'>, view: unknown, names: Names): void {
  for (const lang of LANGS) {
    const lines: unknown = callNamed('the drawing', () =>
      draw(view, { style: PLAIN_STYLE, names, lang, width: WIDTH }),
    );
    if (!Array.isArray(lines) || lines.some((line) => typeof line !== 'string'))
      throw new Error(`the drawing does not give a list of lines (${lang})`);
  }
}
