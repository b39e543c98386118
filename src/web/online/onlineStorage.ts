// What this device stores about online play: its token, seat tokens, matches, pledges, read chat, chat drafts and muted seats.
import type { ListedMatch, SeatLink } from '../../protocol/http.ts';
import { browser } from '../browser.ts';
import { readStored, writeStored } from '../browserStorage.ts';

export interface Pledge {
  readonly commitment: string;
  readonly seat: number;
  readonly contribution: string;
}

const DEVICE = 'scriptorium.device';
const SEATS = 'scriptorium.seats';
const PLEDGES = 'scriptorium.pledges';
const MUTED = 'scriptorium.muted';
const READ_CHAT = 'scriptorium.readChat';
const DRAFTS = 'scriptorium.chatDrafts';
const MY_MATCHES = 'scriptorium.myMatches';
/** Older matches are forgotten. */
const MAX_REMEMBERED_MATCHES = 100;

export const readDeviceToken = (): string | null => readStored(DEVICE);

export function saveDeviceToken(token: string | null): void {
  writeStored(DEVICE, token);
}

export const readSeatToken = (match: string): string | undefined => text(readByMatch(SEATS)[match]);
export const saveSeatToken = (match: string, token: string | null): void => saveForMatch(SEATS, match, token);

/** Another tab has registered this device, or signed in. Returns how to stop listening. */
export function onDeviceToken(listener: () => void): () => void {
  return browser.listen('storage', ({ key, newValue }) => {
    if (key === DEVICE && newValue !== null) listener();
  });
}

/** The seat links of this device, the newest first. */
export function readSeatLinks(): readonly SeatLink[] {
  return Object.entries(readByMatch(SEATS))
    .flatMap(([match, token]) => (typeof token === 'string' ? [{ match, seat: token }] : []))
    .reverse();
}

export function readPledge(match: string): Pledge | null {
  const pledge = readByMatch(PLEDGES)[match];
  return isPledge(pledge) ? pledge : null;
}
export const savePledge = (match: string, pledge: Pledge): void => saveForMatch(PLEDGES, match, pledge);

/** The seats of a match whose chat is hidden. */
export function readMutedSeats(match: string): readonly number[] {
  const seats = readByMatch(MUTED)[match];
  return Array.isArray(seats) ? seats.filter((seat) => typeof seat === 'number') : [];
}
export const saveMutedSeats = (match: string, seats: readonly number[]): void =>
  saveForMatch(MUTED, match, seats);

/** The server's time of the newest chat message that this device has shown; 0 before the first. */
export function readChatReadAt(match: string): number {
  const at = readByMatch(READ_CHAT)[match];
  return typeof at === 'number' ? at : 0;
}
export const saveChatReadAt = (match: string, at: number): void => saveForMatch(READ_CHAT, match, at);

/** The unfinished chat message, which outlives a reload and a closed chat sheet. */
export const readChatDraft = (match: string): string => text(readByMatch(DRAFTS)[match]) ?? '';
export const saveChatDraft = (match: string, draft: string): void => saveForMatch(DRAFTS, match, draft);

/** The last known list of the person's own matches, shown while the server cannot be reached. */
export function readMyMatches(): readonly ListedMatch[] {
  try {
    const { device, matches } = JSON.parse(readStored(MY_MATCHES) ?? '{}');
    return device === readDeviceToken() && Array.isArray(matches) ? matches : [];
  } catch {
    return [];
  }
}
export const saveMyMatches = (matches: readonly ListedMatch[]): void =>
  writeStored(MY_MATCHES, JSON.stringify({ device: readDeviceToken(), matches }));

/** Updates one match of the list, or adds it: somebody who came by an invitation has never loaded the list. */
export const rememberMyMatch = (match: ListedMatch): void =>
  saveMyMatches([match, ...otherMatches(match.match)].slice(0, MAX_REMEMBERED_MATCHES));
export const forgetMyMatch = (match: string): void => saveMyMatches(otherMatches(match));

const otherMatches = (match: string) => readMyMatches().filter((each) => each.match !== match);

/** A seat link has its token in the fragment, which is never sent to a server. It is removed from the address bar at once. */
export function saveSeatTokenFromAddress(match: string): void {
  const [, token] = /^#seat=([\w.-]+)$/.exec(location.hash) ?? [];
  if (!token) return;
  saveSeatToken(match, token);
  history.replaceState(null, '', location.pathname);
}

export const seatLink = (origin: string, match: string, token: string): string =>
  `${origin}/play/${match}#seat=${token}`;

function readByMatch(key: string): { readonly [match: string]: unknown } {
  try {
    const data: unknown = JSON.parse(readStored(key) ?? '{}');
    return typeof data === 'object' && data !== null ? { ...data } : {};
  } catch {
    return {};
  }
}

function saveForMatch(key: string, match: string, value: unknown): void {
  const entries = Object.entries(readByMatch(key)).filter(([name]) => name !== match);
  writeStored(
    key,
    JSON.stringify(Object.fromEntries([...entries, [match, value]].slice(-MAX_REMEMBERED_MATCHES))),
  );
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function isPledge(value: unknown): value is Pledge {
  return (
    typeof value === 'object' &&
    value !== null &&
    'commitment' in value &&
    typeof value.commitment === 'string' &&
    'contribution' in value &&
    typeof value.contribution === 'string' &&
    'seat' in value &&
    typeof value.seat === 'number'
  );
}
