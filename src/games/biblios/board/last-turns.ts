// Which dice the others have turned since the reader's last decision, for the marks on the shelf.
import type { Seat } from '../../../engine/game.ts';
import type { LogEntry } from '../../../parts/board.ts';

export interface LastTurn {
  readonly by: LogEntry['by'];
  readonly step: number;
}

/** By die. */
export function lastTurns(log: readonly LogEntry[], reader: Seat | null): ReadonlyMap<number, LastTurn> {
  const since = log.findLastIndex(({ by }) => by === reader);
  const turns = new Map<number, LastTurn>();
  for (const { by, event } of log.slice(since + 1)) {
    const { dice, step } = event.args;
    if (event.key !== 'dice-turned' || !Array.isArray(dice)) continue;
    for (const die of dice) turns.set(Number(die), { by, step: Number(step) });
  }
  return turns;
}
