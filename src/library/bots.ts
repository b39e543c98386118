// `scriptorium/bots`: the bots, what they know of each game, and a bot's move for a seat of a table.
import type { Seat, Table } from '../engine/index.ts';
import { checkTable } from '../engine/table.ts';
import { insightOf } from '../games/loaded.ts';
import { botFor, legalMoveOf, type Player } from './bot-move.ts';

export * from '../bots/index.ts';
export { botFor, insightOf, type Player };

/**
 * The legal move that this bot plays for a seat that has to decide. The bot sees the seat's view only.
 * The same table, ply and seat give the same move, unless the bot's time is limited.
 */
export function chooseMove<S, V, M>(player: Player, table: Table<S, V, M>, seat: Seat): M {
  checkTable(table);
  return legalMoveOf(botFor(player, table.game), table, seat);
}
