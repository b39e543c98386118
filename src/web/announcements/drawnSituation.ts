// The situation of a game that has no words for it: the lines of its drawing in the terminal.
import { PLAIN_STYLE } from '../../engine/drawing.ts';
import type { GameManifest } from '../../engine/manifest.ts';
import type { Lang, Names } from '../../engine/texts.ts';
import { drawFields } from '../../games/view-fields.ts';

/** Wide, so that few lines are broken in the middle of a sentence. */
const WIDTH = 100;

interface Drawn {
  readonly game: GameManifest;
  readonly view: unknown;
  readonly names: Names;
  readonly lang: Lang;
}

export async function drawnSituation({ game, view, names, lang }: Drawn): Promise<readonly string[]> {
  const draw = (await game.drawing?.()) ?? drawFields;
  return draw(view, { style: PLAIN_STYLE, names, lang, width: WIDTH })
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .map((line) => (/[.:;]$/.test(line) ? line : `${line}.`));
}
