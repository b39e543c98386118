// The question for a bot at a seat of a table.
import { derivedSeed, rngOf } from '../engine/chance.ts';
import type { Seat } from '../engine/game.ts';
import type { AnyInsight } from '../engine/insight.ts';
import type { AnyTable } from '../engine/table.ts';
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
  return {
    game: table.game,
    insight,
    seat,
    moves: table.legalMoves(seat),
    view: () => table.view(seat),
    rng: rngOf(seed),
    ...(personality !== undefined && { personality }),
  };
}

function randomnessOf({ seed, ply }: AnyTable, seat: Seat): BotRandomness {
  return {
    seed: `${derivedSeed(seed, 'bots')}/ply ${ply}/seat ${seat}`,
    personality: derivedSeed(seed, 'temper'),
  };
}
