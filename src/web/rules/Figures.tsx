// The figures of the rules: the game's real board with positions from the engine, without interaction.
import { useEffect, useState } from 'preact/hooks';
import type { Figure } from '../../engine/teaching.ts';
import type { AnyBoardModule } from '../../parts/board.ts';
import { BoardContext, type BoardContextValue, IDLE_BOARD_CONTEXT } from '../../parts/boardContext.ts';
import { BOT_NAMES } from '../botNames.ts';
import type { LocalizedTexts } from '../gameAssets.ts';
import type { SceneClient } from '../table/localTable.ts';
import type { ScenePosition } from '../table/scenes.ts';

interface FiguresProps {
  readonly localized: LocalizedTexts;
  readonly board: AnyBoardModule;
  readonly sceneClient: SceneClient;
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

const names = (seat: number) => BOT_NAMES[seat] ?? '';

interface FigureProps extends Omit<FiguresProps, 'figures'> {
  readonly figure: Figure;
}

function FigureView({ figure, sceneClient, localized: { lang, texts }, board }: FigureProps) {
  const [shown, setShown] = useState<ScenePosition | null>(null);
  useEffect(() => {
    void sceneClient.position(figure).then(setShown);
  }, [sceneClient, figure]);
  if (!shown) return <div class="figure-placeholder" />;
  const boardContext: BoardContextValue = {
    ...IDLE_BOARD_CONTEXT,
    lang,
    prompt: texts.prompt(shown.view, names),
    isAsked: shown.moves.length > 0,
  };
  return (
    <figure class="figure">
      <div
        class={`figure-board room ${board.room ?? ''} ${figure.shows.map((part) => `shows-${part}`).join(' ')}`}
        inert
      >
        <BoardContext.Provider value={boardContext}>
          <board.Board
            {...shown}
            {...{ lang, texts, names }}
            seat={figure.seat}
            newEvents={[]}
            choose={boardContext.choose}
            explain={boardContext.explain}
          />
        </BoardContext.Provider>
      </div>
      <figcaption>{figure.caption[lang]}</figcaption>
    </figure>
  );
}
