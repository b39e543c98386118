// The question for a bot at a seat of a table.
import { checkObject, shown } from '../engine/arguments.ts';
import { derivedSeed, rngOf } from '../engine/chance.ts';
import { visibleEvents } from '../engine/events.ts';
import type { Seat } from '../engine/game.ts';
import type { AnyInsight } from '../engine/insight.ts';
import { type AnyTable, checkTable } from '../engine/table.ts';
import type { Question } from './bot.ts';

export interface BotRandomness {
  /** The seed text of the bot's own generator for this decision. */
  readonly seed: string;
  readonly personality?: string;
}

/** The same table, ply and seat give the same randomness, so taking back and resuming change nothing. */
export function questionFor(
  table: AnyTable,
  seat: Seat,
  insight: AnyInsight,
  { seed, personality }: BotRandomness = randomnessOf(table, seat),
): Question {
  checkObject(insight, 'not-an-insight', 'insight', 'what `insightOf(game)` returns');
  return {
    game: table.game,
    insight,
    seat,
    moves: table.legalMoves(seat),
    view: () => table.view(seat),
    events: () => visibleEvents(table.steps, seat),
    rng: rngOf(seed),
    ...(personality !== undefined && { personality }),
  };
}

/** The randomness of a bot at a table of people, in the page and on the server, and in a daily deal: its own at every ply. */
export function seatRandomness(secret: string, seat: Seat, ply: number): Required<BotRandomness> {
  const personality = `${secret}/seat ${seat}`;
  return { seed: `${personality}/ply ${ply}`, personality };
}

function randomnessOf(table: AnyTable, seat: Seat): BotRandomness {
  checkTable(table);
  const { seed, ply } = table;
  return {
    seed: `${derivedSeed(seed, 'bots')}/ply ${ply}/seat ${shown(seat)}`,
    personality: derivedSeed(seed, 'temper'),
  };
}
