// Bots at the table.
import type { Seat } from '../../engine/index.ts';
import { chooseMove } from '../../library/bots.ts';
import type { Sitting } from './sitting.ts';

/** The bot at this seat decides and its move is played. */
export function playBot({ table, people }: Sitting, seat: Seat): void {
  const bot = people[seat]?.bot ?? '';
  const answer = table.play(seat, table.game.notation(chooseMove(bot, table, seat)));
  if (!answer.ok) throw new Error(`${bot} chose what is refused: ${JSON.stringify(answer.refusal)}`);
}
