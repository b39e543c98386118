// How urgent a bot's move is: people who are here come first, and a table that is nobody's does not go on at all.
import type { Match } from './match.ts';
import { botAt } from './setting.ts';

/** The lower, the sooner. */
export const URGENCY = {
  /** Somebody who plays is here. */
  played: 0,
  /** Somebody looks on. */
  watched: 1,
  /** People play here, and all of them are away, as in a game of days. */
  away: 2,
} as const;

export type Urgency = (typeof URGENCY)[keyof typeof URGENCY];

/** So long others have to say whom they have, in milliseconds. */
export const ANSWERS_MS = 3000;

/** No seat waits for a person: bots sit there, or play for people who have left. */
export const isOnlyBots = ({ sitters }: Match): boolean => sitters.every((sitter) => botAt(sitter) !== null);

/** Only bots, and nobody who looks on. Null while other processes have not had the time to say whom they have. */
export function isDeserted(match: Match): boolean | null {
  return isOnlyBots(match) ? isEmpty(match) : false;
}

export function isEmpty({ presence, ports }: Match): boolean | null {
  if (!presence.isEmpty) return false;
  if (ports.isAlone()) return true;
  return presence.askedAt !== null && ports.now() - presence.askedAt >= ANSWERS_MS ? true : null;
}

/** Null: nobody needs it. */
export function urgencyOf(match: Match): Urgency | null {
  const { presence, sitters } = match;
  if (isDeserted(match)) return null;
  if (presence.isEmpty) return URGENCY.away;
  const isPlayed = sitters.some((sitter, seat) => botAt(sitter) === null && presence.isHere(seat));
  return isPlayed ? URGENCY.played : URGENCY.watched;
}
