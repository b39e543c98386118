// Which colour a shape of a drawing gets: shapes whose ink was not paid stay pen lines.
import type { InkLetter } from '../../rules/tables.ts';

const TONES: Readonly<Record<InkLetter, string>> = {
  K: 'tone-ink',
  R: 'tone-vermilion',
  G: 'tone-verdigris',
  B: 'tone-lapis',
  A: 'tone-gold',
};

/** The class of a shape painted with this ink. `inks` are those that were paid; none for a sketch that is not painted. */
export function paint(inks: string, ink: InkLetter): string {
  if (inks.includes(ink)) return `paint ${TONES[ink]}`;
  return inks === '' ? 'pen' : 'bare';
}

/** The class of a stroke in this ink, or in pen if the ink was not paid. */
export function line(inks: string, ink: InkLetter): string {
  return inks.includes(ink) ? `line ${TONES[ink]}` : 'pen';
}
