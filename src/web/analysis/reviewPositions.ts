// Adds to each reviewed decision the view of its seat and the moves as data, which the texts need.
import { historyOf, type PlayedPosition } from '../../bots/coach/history.ts';
import type { SeatReview } from '../../bots/coach/review.ts';
import { CHANCE, type Seat } from '../../engine/game.ts';
import { seatList } from '../../engine/seats.ts';
import type { AnyTable } from '../../engine/table.ts';
import type { AfterMove, ReviewedPosition, ReviewWithPositions } from './messages.ts';

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
        boards: explained.has(ply)
          ? {
              played: after(table, state, seat, moveOf(next ? next.move : played)),
              better: after(table, state, seat, moveOf(next ? played : better)),
            }
          : null,
      };
    });
    return { ...review, positions };
  });
}

function after({ game, seats }: AnyTable, state: unknown, seat: Seat, move: unknown): AfterMove {
  const then = game.clone(state);
  game.play(then, seat, move);
  const deciders = seatList(seats).filter((each) => game.legalMoves(then, each).length > 0);
  return { view: game.view(then, seat), deciders, outcome: game.outcome(then) };
}
