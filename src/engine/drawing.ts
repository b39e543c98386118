// The contract of a game's drawing in the terminal: a view becomes lines of styled text.
import type { Lang, Names } from './texts.ts';

type Styler = (text: string) => string;

/** Colours never carry meaning alone, so each function may return its text unchanged. */
export interface TextStyle {
  readonly bold: Styler;
  readonly dim: Styler;
  readonly inverse: Styler;
  readonly red: Styler;
  readonly green: Styler;
  readonly yellow: Styler;
  readonly blue: Styler;
  readonly magenta: Styler;
  readonly cyan: Styler;
}

const unchanged: Styler = (text) => text;

/** Without colours: for what is read aloud, and for tests. */
export const PLAIN_STYLE: TextStyle = {
  bold: unchanged,
  dim: unchanged,
  inverse: unchanged,
  red: unchanged,
  green: unchanged,
  yellow: unchanged,
  blue: unchanged,
  magenta: unchanged,
  cyan: unchanged,
};

export interface DrawingContext {
  readonly style: TextStyle;
  readonly names: Names;
  readonly lang: Lang;
  /** In columns; at least 50. */
  readonly width: number;
}

/** Taken from a method, so that the drawing of one game can be used where a drawing of any game is expected. */
export type Drawing<V> = { draw(view: V, context: DrawingContext): string[] }['draw'];
