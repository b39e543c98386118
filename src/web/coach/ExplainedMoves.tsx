// One decision that the coach talks about: the two moves with what speaks for and against them, a line, and the boards.
import { useState } from 'preact/hooks';
import type { LineTurn } from '../../bots/coach/line.ts';
import { causeText } from '../../engine/cause-text.ts';
import { turnText } from '../../engine/turn-text.ts';
import { useAnalysisTexts } from '../analysis/texts/index.ts';
import { BothBoards } from './BothBoards.tsx';
import { type ExplainedMovesProps, useNamedMoves } from './namedMoves.ts';

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
