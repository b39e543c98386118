// Which pigment lies where in a drawing: what its inks do not hold stays a pen line.
import type { InkLetter } from '../../tables.ts';

const TONES: Readonly<Record<InkLetter, string>> = {
  K: 'tone-ink',
  R: 'tone-vermilion',
  G: 'tone-verdigris',
  B: 'tone-lapis',
  A: 'tone-gold',
};

export interface Art {
  /** The inks it was paid with; none for a sketch that is not painted. */
  readonly inks: string;
}

/** The class of a shape that takes this ink. */
export function paint(inks: string, ink: InkLetter): string {
  return inks.includes(ink) ? `paint ${TONES[ink]}` : 'bare';
}

/** The class of a stroke in this ink, else in pen. */
export function line(inks: string, ink: InkLetter): string {
  return inks.includes(ink) ? `line ${TONES[ink]}` : 'pen';
}
