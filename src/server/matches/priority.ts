// How urgent a bot's move is: players who are present come first, and bots without anybody watching pause.
import type { Seat } from '../../engine/index.ts';
import { botAt } from './config.ts';
import { PRIORITY, type Priority } from './priority-semaphore.ts';
import type { ReadonlyMatch } from './state.ts';

/** How long the other processes may take to report their clients. */
export const REPORT_TIMEOUT_MS = 3000;
/** Who comes back to a table that only bots play has this long to take the seat before they go on. */
export const RETURN_MS = 30_000;

/** What decides whether somebody is there. */
export type Attendance = Pick<ReadonlyMatch, 'players' | 'presence' | 'ports'> & {
  readonly config: Pick<ReadonlyMatch['config'], 'tournament'>;
};

/** No seat waits for a person: bots sit there, or play for people who have left. */
export const isOnlyBots = ({ players }: Pick<ReadonlyMatch, 'players'>): boolean =>
  players.every((player) => botAt(player) !== null);

/** The people of a table that only bots play now, although these people may take their seats back; empty at any other table. */
function absentPeople(match: Pick<ReadonlyMatch, 'players'>): Seat[] {
  if (!isOnlyBots(match)) return [];
  return match.players.flatMap((player, seat) =>
    player.kind === 'person' && player.resignedAt === null ? [seat] : [],
  );
}

/**
 * Only bots decide, and nobody is there for whom they should. Null while other processes may still report clients.
 * Spectators keep a match of bots going, but not one whose people have left: these find it as it was when the last of
 * them left. The next round of a tournament waits for its bots too.
 */
export function isDeserted(match: Attendance): boolean | null {
  if (!isOnlyBots(match) || match.config.tournament !== null) return false;
  const absent = absentPeople(match);
  if (absent.length === 0) return isEmpty(match);
  if (absent.some((seat) => match.presence.isHere(seat))) return false;
  return isReported(match) ? true : null;
}

/** Until when the bots of a table that all its people had left wait, so that the one who comes back can take the seat; null if they need not. */
export function returnUntil(match: Attendance): number | null {
  if (match.config.tournament !== null) return null;
  const since = absentPeople(match).flatMap((seat) => match.presence.hereSince[seat] ?? []);
  // Who was there before has seen the bots play.
  const until = since.length === 0 ? 0 : Math.min(...since) + RETURN_MS;
  return until > match.ports.now() ? until : null;
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
