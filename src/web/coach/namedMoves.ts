// The two moves of a decision that the coach talks about, as they are named to the reader.
import type { ExplainedDecision } from '../../bots/coach/mattered.ts';
import type { GameManifest } from '../../engine/manifest.ts';
import type { Names } from '../../engine/texts.ts';
import type { ReviewedPosition } from '../analysis/messages.ts';
import { useAnalysisTexts } from '../analysis/texts/index.ts';
import type { LocalizedTexts } from '../gameAssets.ts';

export interface ExplainedMovesProps {
  readonly game: GameManifest;
  readonly decision: ExplainedDecision;
  readonly position: ReviewedPosition;
  readonly localized: LocalizedTexts;
  readonly names: Names;
  readonly seat: number;
}

/** One of the two moves, as it is named to the reader. */
export interface NamedMove {
  /** The one that a cause calls `played` or `better`. */
  readonly side: 'played' | 'better';
  readonly label: string;
  readonly text: string;
  readonly chance: number;
}

export function useNamedMoves({ decision, position, localized }: ExplainedMovesProps): readonly NamedMove[] {
  const { coach: words } = useAnalysisTexts();
  const { next, before, after, lines } = decision;
  const said = (move: unknown, side: NamedMove['side']) => {
    const rest = localized.texts.restOfTurn?.(lines[side][0]?.events ?? []);
    return [localized.texts.move(move, position.view), ...(rest ? [rest] : [])].join(', ');
  };
  if (next)
    return [
      {
        side: 'better',
        label: words.played,
        text: said(position.played, 'better'),
        chance: after,
      },
      {
        side: 'played',
        label: words.next,
        text: said(position.next, 'played'),
        chance: after - next.lead,
      },
    ];
  return [
    { side: 'played', label: words.played, text: said(position.played, 'played'), chance: after },
    { side: 'better', label: words.better, text: said(position.better, 'better'), chance: before },
  ];
}
