// The two moves of a decision, each marked on the game's board as the player saw it.
import { useBoard } from '../gameAssets.ts';
import { StillBoard } from '../StillBoard.tsx';
import type { ScenePosition } from '../table/scenes.ts';
import { useTexts } from '../texts/index.ts';
import type { ExplainedMovesProps, NamedMove } from './ExplainedMoves.tsx';

interface BothBoardsProps extends ExplainedMovesProps {
  readonly moves: readonly NamedMove[];
  readonly shown: Pick<ScenePosition, 'moves' | 'deciders'>;
}

export function BothBoards({ game, moves, shown, position, seat, localized, names }: BothBoardsProps) {
  const texts = useTexts();
  const board = useBoard(game);
  if (!board) return <p class="waiting">{texts.loading}</p>;
  return (
    <div class="both-boards">
      {moves.map(({ side, label, text, notation }) => (
        <figure key={side}>
          <figcaption>
            {label}: {text}
          </figcaption>
          <StillBoard
            {...{ board, localized, names, seat }}
            position={{ ...shown, view: position.view, outcome: null }}
            shows={['table', 'own']}
            marked={notation}
          />
        </figure>
      ))}
    </div>
  );
}
