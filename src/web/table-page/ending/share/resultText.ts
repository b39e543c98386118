// A result in one line, for somebody who was not there: game, day, who has won, all scores.
import type { Names } from '../../../../engine/texts.ts';
import type { ShownResult } from '../../shownResult.ts';

export interface SharedResult {
  readonly game: string;
  /** Written for people. */
  readonly date: string;
  /** Without "you": other people read it. */
  readonly headline: string;
  /** By place. */
  readonly rows: readonly SharedRow[];
  /** Where others can try the same. */
  readonly address?: string;
}

export interface SharedRow {
  readonly seat: number;
  readonly place: number;
  readonly name: string;
  /** Null if the game was not played to its end. */
  readonly score: string | null;
}

interface ResultContext {
  readonly names: Names;
  score(points: number): string;
}

export function sharedRows(
  { places, scores }: Pick<ShownResult, 'places' | 'scores'>,
  seats: number,
  { names, score }: ResultContext,
): readonly SharedRow[] {
  const rows = Array.from({ length: seats }, (_, seat) => ({
    seat,
    place: places?.[seat] ?? 1,
    name: names(seat),
    score: scores ? score(scores[seat]!) : null,
  }));
  return rows.sort((a, b) => a.place - b.place);
}

export function resultText({ game, date, headline, rows, address }: SharedResult): string {
  const players = rows.map(({ name, score }) => (score === null ? name : `${name} ${score}`));
  const parts = [
    `${game}, ${date}`,
    headline,
    players.join(', '),
    ...(address === undefined ? [] : [address]),
  ];
  return parts.join(' · ');
}
