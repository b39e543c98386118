// Figures of the rules: the game's real board, fed with positions that the engine has produced, only to be looked at.
import { useEffect, useState } from 'preact/hooks';
import type { Figure } from '../../engine/teaching.ts';
import type { AnyBoardKit } from '../../parts/board.ts';
import { type Desk, DeskContext, IDLE } from '../../parts/desk.ts';
import type { Tongue } from '../loading.ts';
import { SCRIBES } from '../scribes.ts';
import type { Stage } from '../table/local.ts';
import type { Staged } from '../table/stage.ts';

interface FiguresProps {
  readonly tongue: Tongue;
  readonly kit: AnyBoardKit;
  readonly stage: Stage;
  readonly figures: readonly Figure[];
}

export function Figures({ figures, ...rest }: FiguresProps) {
  return (
    <>
      {figures.map((figure) => (
        <FigureView key={figure.caption.en} figure={figure} {...rest} />
      ))}
    </>
  );
}

const names = (seat: number) => SCRIBES[seat] ?? '';

interface FigureProps extends Omit<FiguresProps, 'figures'> {
  readonly figure: Figure;
}

function FigureView({ figure, stage, tongue: { lang, texts }, kit }: FigureProps) {
  const [shown, setShown] = useState<Staged | null>(null);
  useEffect(() => {
    void stage.show(figure).then(setShown);
  }, [stage, figure]);
  if (!shown) return <div class="figure-room" />;
  const desk: Desk = {
    ...IDLE,
    lang,
    prompt: texts.prompt(shown.view, names),
    asked: shown.moves.length > 0,
  };
  return (
    <figure class="figure">
      <div class={`figure-board ${figure.shows.map((part) => `shows-${part}`).join(' ')}`} inert>
        <DeskContext.Provider value={desk}>
          <kit.Board
            {...shown}
            {...{ lang, texts, names }}
            seat={figure.seat}
            told={[]}
            choose={desk.choose}
            explain={desk.explain}
          />
        </DeskContext.Provider>
      </div>
      <figcaption>{figure.caption[lang]}</figcaption>
    </figure>
  );
}
