// What the result shows: who has won, how, and the places with their scores as far as there are any.
import type { Ending } from '../../engine/ending.ts';
import type { Outcome, Seat } from '../../engine/game.ts';
import type { Lang, Names } from '../../engine/texts.ts';
import type { ShellTexts } from '../texts/en.ts';
import { ENDING_TEXTS } from './ending/texts.ts';

export interface ShownResult {
  /** By seat; null if nobody has won. */
  readonly places: readonly number[] | null;
  /** By seat; null if the game was not played to its end. */
  readonly scores: readonly number[] | null;
  readonly reason: string;
}

interface ResultContext {
  readonly names: Names;
  readonly you: Seat | null;
  readonly lang: Lang;
  readonly texts: ShellTexts;
  readonly reasons: Readonly<Record<string, string>>;
}

export function shownResult(
  outcome: Outcome | null,
  ending: Ending | null,
  { names, you, lang, texts, reasons }: ResultContext,
): ShownResult | null {
  if (outcome) return { ...outcome, reason: reasons[outcome.reason] ?? '' };
  if (ending?.reason !== 'resigned')
    return ending && { places: null, scores: null, reason: texts.table.agreed };
  const reason = ending.by === you ? ENDING_TEXTS[lang].youResigned : texts.table.resigned(names(ending.by));
  return { places: ending.places, scores: null, reason };
}
