// Everything needed to print about a table: the terminal, the language, the game and the names.
import type { AnyTexts, Lang, Names } from '../../engine/index.ts';
import type { LoadedGame } from '../../games/loaded.ts';
import type { Terminal } from '../terminal.ts';

export interface Display {
  readonly terminal: Terminal;
  readonly lang: Lang;
  readonly loaded: LoadedGame;
  readonly texts: AnyTexts;
  readonly names: Names;
}
