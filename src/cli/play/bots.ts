// A bot's turn at the table in the terminal.
import type { Seat } from '../../engine/index.ts';
import { chooseMove } from '../../library/bots.ts';
import type { LocalGame } from './local-game.ts';

export function playBot({ table, people }: LocalGame, seat: Seat): void {
  const bot = people[seat]?.bot ?? '';
  const answer = table.play(seat, chooseMove(bot, table, seat));
  if (!answer.ok) throw new Error(`${bot}'s move was refused: ${JSON.stringify(answer.refusal)}`);
}
