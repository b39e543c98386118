// The result of a game: places, scores and the reason.
import type { Outcome } from '../../engine/index.ts';
import { inColumns } from '../columns.ts';
import { numberFormats } from '../number-format.ts';
import { textsOf } from '../texts/index.ts';
import type { Display } from './display.ts';

export function scoreboard(
  { terminal, lang, texts, names }: Display,
  { places, scores, reason }: Outcome,
): string[] {
  const { style } = terminal;
  const words = textsOf(lang).play;
  const { decimal } = numberFormats(lang);
  const rows = places
    .map((place, seat) => ({ place, seat }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat)
    .map(({ place, seat }) => {
      const name = place === 1 ? style.bold(names(seat)) : names(seat);
      return [`  ${place}. ${name}`, decimal(scores[seat]!)];
    });
  return [style.bold(words.result), ...inColumns(rows), texts.reasons[reason] ?? reason];
}
