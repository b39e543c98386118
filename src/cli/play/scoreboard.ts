// The end of a game: places, scores and why it ended so.

import type { Outcome } from '../../engine/index.ts';
import { inColumns } from '../columns.ts';
import { numbersIn } from '../numbers.ts';
import { textsOf } from '../texts/index.ts';
import type { Pen } from './page.ts';

export function scoreboard(
  { terminal, lang, texts, names }: Pen,
  { places, scores, reason }: Outcome,
): string[] {
  const { ink } = terminal;
  const words = textsOf(lang).play;
  const { decimal } = numbersIn(lang);
  const rows = places
    .map((place, seat) => ({ place, seat }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat)
    .map(({ place, seat }) => {
      const name = place === 1 ? ink.bold(names(seat)) : names(seat);
      return [`  ${place}. ${name}`, decimal(scores[seat]!)];
    });
  return [ink.bold(words.result), ...inColumns(rows), texts.reasons[reason] ?? reason];
}
