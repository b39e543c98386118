// What the result shows: who has won, how, and the places with their scores as far as there are any.
import type { Ending } from '../../engine/ending.ts';
import type { Outcome } from '../../engine/game.ts';
import type { Names } from '../../engine/texts.ts';
import type { ShellTexts } from '../texts/en.ts';

export interface ShownResult {
  /** By seat; null if nobody has won. */
  readonly places: readonly number[] | null;
  /** By seat; null if the game was not played to its end. */
  readonly scores: readonly number[] | null;
  readonly reason: string;
}

export function shownResult(
  outcome: Outcome | null,
  ending: Ending | null,
  { names, texts, reasons }: { names: Names; texts: ShellTexts; reasons: Readonly<Record<string, string>> },
): ShownResult | null {
  if (outcome) return { ...outcome, reason: reasons[outcome.reason] ?? '' };
  if (ending?.reason === 'resigned')
    return { places: ending.places, scores: null, reason: texts.table.resigned(names(ending.by)) };
  return ending && { places: null, scores: null, reason: texts.table.agreed };
}
