// How urgent a bot's move is: players who are present come first, and bots without anybody watching pause.
import { botAt } from './config.ts';
import { PRIORITY, type Priority } from './priority-semaphore.ts';
import type { ReadonlyMatch } from './state.ts';

/** How long the other processes may take to report their clients. */
export const REPORT_TIMEOUT_MS = 3000;

/** What decides whether somebody is there. */
export type Attendance = Pick<ReadonlyMatch, 'players' | 'presence' | 'ports'> & {
  readonly config: Pick<ReadonlyMatch['config'], 'tournament'>;
};

/** No seat waits for a person: bots sit there, or play for people who have left. */
export const isOnlyBots = ({ players }: Pick<ReadonlyMatch, 'players'>): boolean =>
  players.every((player) => botAt(player) !== null);

/** Only bots and no spectators. Null while other processes may still report clients. The next round of a tournament waits for its bots too. */
export function isDeserted(match: Attendance): boolean | null {
  return isOnlyBots(match) && match.config.tournament === null ? isEmpty(match) : false;
}

/** No clients in any process. Null while other processes may still report some. */
export function isEmpty({ presence, ports }: Attendance): boolean | null {
  if (!presence.isEmpty) return false;
  if (ports.isAlone()) return true;
  return presence.askedAt !== null && ports.now() - presence.askedAt >= REPORT_TIMEOUT_MS ? true : null;
}

/** Null: the move is not needed. */
export function priorityOf(match: Attendance): Priority | null {
  const { presence, players } = match;
  if (isDeserted(match)) return null;
  if (presence.isEmpty) return PRIORITY.away;
  const isPlayed = players.some((player, seat) => botAt(player) === null && presence.isHere(seat));
  return isPlayed ? PRIORITY.played : PRIORITY.watched;
}
