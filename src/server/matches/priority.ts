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

/** Only bots decide now, although one of the people may take the seat back. */
const isLeft = (match: Pick<ReadonlyMatch, 'players'>): boolean =>
  isOnlyBots(match) && match.players.some((player) => player.kind === 'person' && player.resignedAt === null);

/**
 * Only bots decide, and nobody is there for whom they should. Null while other processes may still report clients.
 * Spectators keep a match of bots going, but nobody does one whose people have left: they find it as it was when the last
 * of them left. An open page does not say that somebody looks at it. The next round of a tournament waits for its bots too.
 */
export function isDeserted(match: Attendance): boolean | null {
  if (!isOnlyBots(match) || match.config.tournament !== null) return false;
  return isLeft(match) ? true : isEmpty(match);
}

/** No clients in any process. Null while other processes may still report some. */
export function isEmpty({ presence, ports }: Attendance): boolean | null {
  if (!presence.isEmpty) return false;
  return isReported({ presence, ports }) ? true : null;
}

/** The other processes have had the time to report their clients. */
function isReported({ presence, ports }: Pick<Attendance, 'presence' | 'ports'>): boolean {
  if (ports.isAlone()) return true;
  return presence.askedAt !== null && ports.now() - presence.askedAt >= REPORT_TIMEOUT_MS;
}

/** Null: the move is not needed. */
export function priorityOf(match: Attendance): Priority | null {
  const { presence, players } = match;
  if (isDeserted(match)) return null;
  if (presence.isEmpty) return PRIORITY.away;
  const isPlayed = players.some((player, seat) => botAt(player) === null && presence.isHere(seat));
  return isPlayed ? PRIORITY.played : PRIORITY.watched;
}
