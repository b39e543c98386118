// When a match that has not begun is closed.
import type { Change } from '../../storage/database.ts';
import type { Verdict } from '../decision.ts';
import type { MatchPatch, ReadonlyMatch } from '../state.ts';
import { tournamentWakeUp } from './tournament-wake-up.ts';

/** A match that waits for people is closed after this time, if nobody is there. */
export const WAITING_MS = 3 * 86_400_000;
/** How long its link still works after the last person has left: they may only want another seat. */
const AFTER_LEAVING_MS = 600_000;

/** The time is moved: later when somebody sits down, sooner when everybody has left. */
export function closingTime(
  { id, ports }: ReadonlyMatch,
  isLeft: boolean,
): { readonly change: Change; readonly patch: MatchPatch } {
  const wakeAt = ports.now() + (isLeft ? AFTER_LEAVING_MS : WAITING_MS);
  return { change: ports.store.updateMatch(id, { wake_at: wakeAt }), patch: { wakeAt } };
}

/** The match is closed now. */
export function closing({ id, ports }: ReadonlyMatch): {
  readonly change: Change;
  readonly patch: MatchPatch;
} {
  const change = ports.store.updateMatch(id, { state: 'closed', wake_at: null });
  return { change, patch: { state: 'closed', wakeAt: null } };
}

/** Also while it is played: it was abandoned, or an operator closes it. The purge deletes it later. */
export function closeTable(match: ReadonlyMatch): Verdict {
  const { id, ports, state } = match;
  if (state === 'over' || state === 'closed') return 'done';
  const change = ports.store.updateMatch(id, { state: 'closed', wake_at: null, ended_at: ports.now() });
  const changes = [change, ...tournamentWakeUp(match)];
  return { kind: 'room', changes, patch: { state: 'closed', wakeAt: null } };
}

export function closeMatch(match: ReadonlyMatch): Verdict {
  const { change, patch } = closing(match);
  return { kind: 'room', changes: [change, ...tournamentWakeUp(match)], patch };
}
