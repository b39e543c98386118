// Adds to each reviewed decision the view of its seat and the moves as data, which the texts need.
import { historyOf, type PlayedPosition } from '../../bots/coach/history.ts';
import type { SeatReview } from '../../bots/coach/review.ts';
import { CHANCE } from '../../engine/game.ts';
import { seatList } from '../../engine/seats.ts';
import type { AnyTable } from '../../engine/table.ts';
import type { ReviewedPosition, ReviewWithPositions } from './messages.ts';

/** Replays the game once for all seats; the table itself is not changed. */
export function withPositions(table: AnyTable, reviews: readonly SeatReview[]): ReviewWithPositions[] {
  const { game } = table;
  const byPly = new Map<number, PlayedPosition>();
  for (const position of historyOf(table).positions)
    if (position.by !== CHANCE) byPly.set(position.ply, position);
  return reviews.map((review) => {
    const { seat, decisions, mattered, praised } = review;
    const explained = new Set([...mattered, ...praised].map(({ ply }) => ply));
    const positions = decisions.map(({ ply, played, better, next }): ReviewedPosition => {
      const { state } = byPly.get(ply)!;
      const moves = game.legalMoves(state, seat);
      const moveOf = (notation: string) => moves.find((move) => game.notation(move) === notation);
      return {
        view: game.view(state, seat),
        played: moveOf(played),
        better: moveOf(better),
        next: next && moveOf(next.move),
        board: explained.has(ply)
          ? {
              moves: moves.map((move) => ({ move, notation: game.notation(move) })),
              deciders: seatList(table.seats).filter((each) => game.legalMoves(state, each).length > 0),
            }
          : null,
      };
    });
    return { ...review, positions };
  });
}
