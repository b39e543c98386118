// What each judged decision looked like to its seat: the view at that moment, and the moves as data.
import { courseOf, type Moment } from '../../bots/coach/moments.ts';
import type { SeatReview } from '../../bots/coach/review.ts';
import { CHANCE } from '../../engine/game.ts';
import type { AnyTable } from '../../engine/table.ts';
import type { SaidReview } from './messages.ts';

/** Reads the game once, from its beginning, for all seats; the table itself stays where it is. */
export function withScenes(table: AnyTable, reviews: readonly SeatReview[]): SaidReview[] {
  const { game } = table;
  const byPly = new Map<number, Moment>();
  for (const moment of courseOf(table).moments) if (moment.by !== CHANCE) byPly.set(moment.ply, moment);
  return reviews.map((review) => {
    const { seat, decisions } = review;
    const scenes = decisions.map(({ ply, played, better }) => {
      const { state } = byPly.get(ply)!;
      const moves = game.legalMoves(state, seat);
      const moveOf = (notation: string) => moves.find((move) => game.notation(move) === notation);
      return { view: game.view(state, seat), played: moveOf(played), better: moveOf(better) };
    });
    return { ...review, scenes };
  });
}
