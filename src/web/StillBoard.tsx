// A game's real board that only shows a position.
import type { Seat } from '../engine/game.ts';
import type { FramePart } from '../engine/teaching.ts';
import type { Names } from '../engine/texts.ts';
import type { AnyBoardModule } from '../parts/board.ts';
import { BoardContext, type BoardContextValue, IDLE_BOARD_CONTEXT } from '../parts/boardContext.ts';
import type { LocalizedTexts } from './gameAssets.ts';
import type { ScenePosition } from './table/scenes.ts';
import './still-board.css';

interface StillBoardProps {
  readonly localized: LocalizedTexts;
  readonly board: AnyBoardModule;
  readonly position: Omit<ScenePosition, 'newEvents'>;
  readonly seat: Seat;
  readonly names: Names;
  readonly shows: readonly FramePart[];
}

export function StillBoard(props: StillBoardProps) {
  const { localized, board, position, seat, names, shows } = props;
  const { lang, texts } = localized;
  const boardContext: BoardContextValue = {
    ...IDLE_BOARD_CONTEXT,
    lang,
    prompt: texts.prompt(position.view, names),
    isAsked: position.moves.length > 0,
  };
  return (
    <div
      class={`figure-board room ${board.room ?? ''} ${shows.map((part) => `shows-${part}`).join(' ')}`}
      inert
    >
      <BoardContext.Provider value={boardContext}>
        <board.Board
          {...position}
          {...{ lang, texts, names, seat }}
          newEvents={[]}
          choose={boardContext.choose}
          explain={boardContext.explain}
        />
      </BoardContext.Provider>
    </div>
  );
}
