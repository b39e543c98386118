// Who sits where at a match, and the beginning of its game when all do.
import { type Seat, seatList } from '../../engine/index.ts';
import type { Change } from '../storage/database.ts';
import type { Match } from './match.ts';
import { rowOf, type Sitter } from './setting.ts';

/** A table that waits for people is closed after so many milliseconds, if nobody is there. */
export const WAITING_MS = 3 * 86_400_000;
/** So long its link still works after the last person has stood up. */
const LEFT_MS = 600_000;

/** Moves the time at which a waiting table is closed: later when somebody has sat down, sooner when all have left. */
export function postponeClosing(match: Match, isLeft: boolean): Change {
  const at = match.ports.now() + (isLeft ? LEFT_MS : WAITING_MS);
  match.alarm.at = at;
  return match.ports.store.setMatch(match.id, { wake_at: at });
}

export const isFree = (sitter: Sitter | undefined) => sitter?.kind === 'person' && sitter.person === null;

/** No person sits here, and no seat is kept for one. */
export const isLeftByAll = (match: Match): boolean =>
  peopleOf(match).every((seat) => isFree(match.sitters[seat]));

/** The seats of people, free ones included. */
export function peopleOf({ sitters }: Match): Seat[] {
  return seatList(sitters.length).filter((seat) => sitters[seat]?.kind === 'person');
}

export function changeSitter(match: Match, seat: Seat, sitter: Sitter): Change {
  match.sitters = match.sitters.with(seat, sitter);
  const { match: _, seat: __, ...row } = rowOf(match.id, seat, sitter);
  return match.ports.store.setSitter(match.id, seat, row);
}

/** When everybody has sat down, the seed is settled and the game begins, by the rules of today. Only inside of `do`. */
export async function startIfFull(match: Match, changes: Change[]): Promise<boolean> {
  const isFull = match.sitters.every((sitter) => sitter.kind === 'bot' || sitter.contribution !== null);
  if (match.state !== 'waiting' || !isFull) return false;
  const options = await match.ports.settle(match);
  const now = match.ports.now();
  const { seed } = match;
  match.setting = { ...match.setting, options, seed };
  match.state = 'playing';
  match.version = match.game.version;
  match.startedAt = now;
  match.rest();
  const due = match.alarm.due(await match.running(), now);
  match.alarm.at = due.wake_at;
  const begun = {
    state: 'playing',
    version: match.version,
    options: JSON.stringify(options),
    seed,
    started_at: now,
  };
  changes.push(match.ports.store.setMatch(match.id, { ...begun, ...due }));
  return true;
}
