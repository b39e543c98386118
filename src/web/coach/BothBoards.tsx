// The two moves of a decision on the game's board: what the player saw, or would have seen, right after each.
import type { ReviewedPosition } from '../analysis/messages.ts';
import { useBoard } from '../gameAssets.ts';
import { StillBoard } from '../StillBoard.tsx';
import { useTexts } from '../texts/index.ts';
import type { ExplainedMovesProps, NamedMove } from './namedMoves.ts';

interface BothBoardsProps extends ExplainedMovesProps {
  readonly moves: readonly NamedMove[];
  readonly boards: NonNullable<ReviewedPosition['boards']>;
}

export function BothBoards({ game, moves, boards, seat, localized, names }: BothBoardsProps) {
  const texts = useTexts();
  const board = useBoard(game);
  if (!board) return <p class="waiting">{texts.loading}</p>;
  return (
    <div class="both-boards">
      {moves.map(({ side, label, text }) => (
        <figure key={side}>
          <figcaption>
            {label} · {text}
          </figcaption>
          <StillBoard
            {...{ board, localized, names, seat }}
            position={{ ...boards[side], moves: [] }}
            shows={['table', 'own']}
          />
        </figure>
      ))}
    </div>
  );
}
