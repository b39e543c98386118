// One decision that the coach talks about: the two moves with what speaks for and against them, a line, and the boards.
import { useState } from 'preact/hooks';
import type { LineTurn } from '../../bots/coach/line.ts';
import type { ExplainedDecision } from '../../bots/coach/mattered.ts';
import type { GameManifest } from '../../engine/manifest.ts';
import { causeText, type Names } from '../../engine/texts.ts';
import { turnText } from '../../engine/turn-text.ts';
import type { ReviewedPosition } from '../analysis/messages.ts';
import { useAnalysisTexts } from '../analysis/texts/index.ts';
import type { LocalizedTexts } from '../gameAssets.ts';
import { BothBoards } from './BothBoards.tsx';

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

export function ExplainedMoves(props: ExplainedMovesProps) {
  const { decision, localized, names, position } = props;
  const { coach: words, percent } = useAnalysisTexts();
  const [isOpen, setOpen] = useState(false);
  const moves = useNamedMoves(props);
  const { causes, lines } = decision;
  return (
    <>
      <dl>
        {moves.map(({ side, label, text, chance }) => (
          <>
            <dt>{label}</dt>
            <dd>
              {text} · <strong>{percent(chance)}</strong>
              {causes
                .filter(({ about }) => about === side)
                .map((cause) => (
                  <p key={cause.key} class="cause" data-cause={cause.key}>
                    {causeText(localized.texts, cause, names)}
                  </p>
                ))}
              {side === 'better' && causes.length === 0 && <p class="cause quiet">{words.noCause}</p>}
            </dd>
          </>
        ))}
      </dl>
      <h4>{words.line}</h4>
      {moves.map(({ side, label }) => (
        <Line key={side} turns={lines[side]} label={label} {...{ localized, names }} />
      ))}
      {position.boards && (
        <>
          <button
            type="button"
            class="plain-button"
            aria-expanded={isOpen}
            data-boards=""
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? words.hideBoards : words.showBoards}
          </button>
          {isOpen && <BothBoards {...props} {...{ moves, boards: position.boards }} />}
        </>
      )}
    </>
  );
}

function useNamedMoves({ decision, position, localized }: ExplainedMovesProps): readonly NamedMove[] {
  const { coach: words } = useAnalysisTexts();
  const said = (move: unknown) => localized.texts.move(move, position.view);
  const { next, before, after } = decision;
  if (next)
    return [
      {
        side: 'better',
        label: words.played,
        text: said(position.played),
        chance: after,
      },
      {
        side: 'played',
        label: words.next,
        text: said(position.next),
        chance: after - next.lead,
      },
    ];
  return [
    { side: 'played', label: words.played, text: said(position.played), chance: after },
    { side: 'better', label: words.better, text: said(position.better), chance: before },
  ];
}

interface LineProps extends Pick<ExplainedMovesProps, 'localized' | 'names'> {
  readonly label: string;
  readonly turns: readonly LineTurn[];
}

function Line({ label, turns, localized, names }: LineProps) {
  const words = { ...localized, names };
  return (
    <p class="line-of-play" data-line="">
      <em>{label}</em> · {turns.map(({ seat, events }) => turnText(events, seat, words)).join(' ')}
    </p>
  );
}
