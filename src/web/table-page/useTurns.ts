// The shown part of the log as turns: the last one in words, and those since the player's own last turn.
import { useMemo } from 'preact/hooks';
import { CHANCE, type Seat } from '../../engine/game.ts';
import { type TurnWords, turnText } from '../../engine/turn-text.ts';
import { type Turn, turnsOf, turnsSince } from '../../engine/turns.ts';
import type { LogEntry } from '../../parts/board.ts';
import type { Snapshot } from '../table/tableClient.ts';

export interface ShownTurns {
  /** The log up to the shown position. */
  readonly log: readonly LogEntry[];
  readonly turns: readonly Turn[];
  /** The last turn as a sentence. */
  readonly lastTurn: string;
  /** What the others have done since; for a spectator the last turn of each player. */
  readonly recap: readonly Turn[];
}

export function useTurns({ log: all, ply, seat }: Snapshot, seats: number, words: TurnWords): ShownTurns {
  const log = useMemo(() => all.filter((entry) => entry.ply <= ply), [all, ply]);
  const turns = useMemo(() => turnsOf(log), [log]);
  const since = seat === null ? turns.slice(-seats) : turnsSince(turns, seat);
  const last = turns.at(-1);
  return {
    log,
    turns,
    lastTurn: last ? sentenceOf(last, words) : '',
    recap: recapOf(since, seat, (turn) => sentenceOf(turn, words)),
  };
}

/** Without what chance did for the player alone, as the own roll, and what has no words; a deal alone is seen on the board. */
export function recapOf(
  since: readonly Turn[],
  seat: Seat | null,
  say: (turn: Turn) => string,
): readonly Turn[] {
  const isOwn = ({ by, entries }: Turn) =>
    by === CHANCE && entries.every(({ event: { args } }) => args.seat === seat);
  const others = since.filter((turn) => !isOwn(turn) && say(turn) !== '');
  return others.some(({ by }) => by !== CHANCE) ? others : [];
}

export function sentenceOf({ by, entries }: Turn, words: TurnWords): string {
  return turnText(
    entries.map(({ event }) => event),
    by === CHANCE ? null : by,
    words,
  );
}
