// Checks the record of a daily deal by playing it again: the rule's deal, legal moves, and every decision of the bots.
import type { AnyGame, Outcome, Seat } from '../../engine/game.ts';
import { sameJson } from '../../engine/json.ts';
import { checkedOptions } from '../../engine/options.ts';
import { type RecordFault, verify } from '../../engine/record.ts';
import { splitMove } from '../../engine/seats.ts';
import { type AnyTable, openTable } from '../../engine/table.ts';
import { type DailyDeal, nextToDecide } from './deal.ts';

export type DealFault =
  | { readonly code: 'bad-record'; readonly fault: RecordFault }
  | { readonly code: 'unfinished' }
  /** Another seed, other seats or options than those of this day. */
  | { readonly code: 'other-deal' }
  /** The decision with this number is not what the bot decides there. */
  | { readonly code: 'other-bot-move'; readonly ply: number };

export type DealAnswer =
  | {
      readonly ok: true;
      readonly outcome: Outcome;
      readonly moves: readonly string[];
    }
  | { readonly ok: false; readonly fault: DealFault };

/** The move of a bot at a table, in notation. */
export type AskBot = (table: AnyTable, seat: Seat, bot: string) => Promise<string>;

export async function checkDeal(
  data: unknown,
  game: AnyGame,
  deal: DailyDeal,
  ask: AskBot,
): Promise<DealAnswer> {
  const answer = verify(data, (id) => (id === game.id ? game : undefined));
  if (!answer.ok) return refused({ code: 'bad-record', fault: answer.fault });
  const { seed, seats, options, moves, result } = answer.record;
  if (seed !== deal.seed || seats !== deal.seats || !sameJson(options, checkedOptions(game, {})))
    return refused({ code: 'other-deal' });
  if (!result) return refused({ code: 'unfinished' });
  const table = openTable(game, seats, options, seed);
  for (const move of moves) {
    const { seat: by, notation } = splitMove(move);
    const seat = nextToDecide(table, deal.bots);
    const bot = seat === null ? null : deal.bots[seat];
    const isExpected = by === seat && (!bot || notation === (await decisionOf(table, seat, bot, ask)));
    if (!isExpected) return refused({ code: 'other-bot-move', ply: table.ply + 1 });
    table.play(by, notation);
  }
  return { ok: true, outcome: result, moves };
}

/** The whole deal between bots, with this one at the person's seat. */
export async function playDeal(
  game: AnyGame,
  deal: DailyDeal,
  player: string,
  ask: AskBot,
): Promise<AnyTable> {
  const table = openTable(game, deal.seats, checkedOptions(game, {}), deal.seed);
  for (;;) {
    const seat = nextToDecide(table, deal.bots);
    if (seat === null) return table;
    const notation = await decisionOf(table, seat, deal.bots[seat] ?? player, ask);
    const answer = table.play(seat, notation);
    if (!answer.ok) throw new Error(`${game.id}: a bot chose ${notation}: ${answer.refusal.code}`);
  }
}

async function decisionOf(table: AnyTable, seat: Seat, bot: string, ask: AskBot): Promise<string> {
  const moves = table.legalMoves(seat);
  return moves.length === 1 ? table.game.notation(moves[0]) : ask(table, seat, bot);
}

const refused = (fault: DealFault): DealAnswer => ({ ok: false, fault });
