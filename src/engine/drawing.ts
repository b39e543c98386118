// The contract of a game's picture in the terminal: lines of text with some ink, from a view.
import type { Lang, Names } from './texts.ts';

type Stroke = (text: string) => string;

/** Colours never carry meaning alone: each may be the identity. */
export interface Ink {
  readonly bold: Stroke;
  readonly dim: Stroke;
  readonly inverse: Stroke;
  readonly red: Stroke;
  readonly green: Stroke;
  readonly yellow: Stroke;
  readonly blue: Stroke;
  readonly magenta: Stroke;
  readonly cyan: Stroke;
}

export interface Easel {
  readonly ink: Ink;
  readonly names: Names;
  readonly lang: Lang;
  /** Columns; never less than 60. */
  readonly width: number;
}

/** From a method, so that the drawing of a known view stands where one of any view is asked for. */
export type Drawing<V> = { draw(view: V, easel: Easel): string[] }['draw'];
