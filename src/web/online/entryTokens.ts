// The tokens with which this device enters a match, and what becomes of them when the server answers.
import type { AnyRefusal } from '../../protocol/refusals.ts';
import { settings } from '../settings/settings.ts';
import { readDeviceToken, readSeatToken, saveDeviceToken, saveSeatToken } from './onlineStorage.ts';
import type { Request } from './request.ts';

/** `since` is the ply up to which the page has the log; undefined if it has none. */
export function enterRequest(match: string, since: number | undefined, asSpectator: boolean): Request {
  const [device, seat] = asSpectator ? [null, undefined] : [readDeviceToken(), readSeatToken(match)];
  return {
    kind: 'enter',
    match,
    ...(device && { device }),
    ...(seat && { seat }),
    ...(since !== undefined && { since }),
  };
}

/** Forgets the token that the server no longer knows. Returns whether the device can enter without it. */
export function dropRefusedToken(match: string, { code }: AnyRefusal): boolean {
  const isStrange = code === 'unknown-device';
  const isOld = code === 'unknown-seat-link' && readDeviceToken() !== null;
  if (isStrange) saveDeviceToken(null);
  if (isOld) saveSeatToken(match, null);
  return isStrange || isOld;
}

/** A new link ends the old one, so a device that came by a link keeps the new token. */
export function replaceSeatToken(match: string, token: string): void {
  if (readSeatToken(match) !== undefined) saveSeatToken(match, token);
}

/** A spectators' link leads to no seat, not even on the device of a player: for a big screen beside the table. */
export const isWatching = (): boolean => new URLSearchParams(location.search).has('watch');

/** From the list of live games: somebody who has a seat there gets it, everybody else has come to watch. */
export const liveGameAddress = (match: string): string => `/play/${match}?live`;

/** Whether this page was opened to watch, and not by an invitation to a table that is full by now. */
export function cameToWatch(search: string = location.search): boolean {
  const params = new URLSearchParams(search);
  return params.has('watch') || params.has('live');
}

/** The preview card of a link is in the sender's language; English needs no word for that. */
function linkTo(origin: string, match: string, watches: boolean): string {
  const { lang } = settings();
  const search = [...(watches ? ['watch'] : []), ...(lang === 'en' ? [] : [`lang=${lang}`])].join('&');
  return `${origin}/play/${match}${search && `?${search}`}`;
}

export const tableLink = (origin: string, match: string): string => linkTo(origin, match, false);
export const spectatorsLink = (origin: string, match: string): string => linkTo(origin, match, true);
