// What this device remembers of online play: who it is, the seats it was given links to, what it was promised, whom it does not want to hear.
import { readStored, store } from '../storage.ts';

export interface Pledge {
  readonly commitment: string;
  readonly seat: number;
  readonly contribution: string;
}

const DEVICE = 'scriptorium.device';
const SEATS = 'scriptorium.seats';
const PLEDGES = 'scriptorium.pledges';
const MUTED = 'scriptorium.muted';
/** The newest matches of which something is remembered. */
const MOST = 100;

export const keptDevice = (): string | null => readStored(DEVICE);

export function keepDevice(token: string | null): void {
  store(DEVICE, token);
}

export const keptSeat = (match: string): string | undefined => text(kept(SEATS)[match]);
export const keepSeat = (match: string, token: string | null): void => keep(SEATS, match, token);

export function keptPledge(match: string): Pledge | null {
  const pledge = kept(PLEDGES)[match];
  return isPledge(pledge) ? pledge : null;
}
export const keepPledge = (match: string, pledge: Pledge): void => keep(PLEDGES, match, pledge);

/** The seats of a match whose words are not shown. */
export function keptMuted(match: string): readonly number[] {
  const seats = kept(MUTED)[match];
  return Array.isArray(seats) ? seats.filter((seat) => typeof seat === 'number') : [];
}
export const keepMuted = (match: string, seats: readonly number[]): void => keep(MUTED, match, seats);

/** A link to a seat carries its secret behind the #, which no server and no other page ever sees; off the address with it. */
export function takeSeatLink(match: string): void {
  const [, token] = /^#seat=([\w.-]+)$/.exec(location.hash) ?? [];
  if (!token) return;
  keepSeat(match, token);
  history.replaceState(null, '', location.pathname);
}

export const seatLink = (match: string, token: string): string =>
  `${location.origin}/play/${match}#seat=${token}`;

function kept(key: string): { readonly [match: string]: unknown } {
  try {
    const data: unknown = JSON.parse(readStored(key) ?? '{}');
    return typeof data === 'object' && data !== null ? { ...data } : {};
  } catch {
    return {};
  }
}

function keep(key: string, match: string, value: unknown): void {
  const entries = Object.entries(kept(key)).filter(([name]) => name !== match);
  store(key, JSON.stringify(Object.fromEntries([...entries, [match, value]].slice(-MOST))));
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
