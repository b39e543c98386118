// When some process has to look at a running match again, even if this one fails: a bot has to move, or a clock runs out.
import type { Seat } from '../../engine/index.ts';
import type { Change } from '../storage/database.ts';
import type { MatchRow } from '../storage/schema.ts';
import type { Clocks } from './clocks.ts';
import { botAt } from './config.ts';
import { type Attendance, isDeserted, REPORT_TIMEOUT_MS } from './priority.ts';
import type { MatchPatch, ReadonlyMatch } from './state.ts';

/** The process that looks after a match renews its lease within this time; otherwise another one takes over. */
export const LEASE_MS = 5000;
/** What a message may take on the network without counting as overtime. */
const CLOCK_GRACE_MS = 700;
/** How much longer the last person at a table with bots may take. */
export const LAST_PERSON_MS = 86_400_000;

export type WakeUp = Pick<MatchRow, 'wake_at' | 'wants_bot'>;

export function hasBotToMove({ deciders }: Clocks, { players }: Pick<ReadonlyMatch, 'players'>): boolean {
  return deciders.some((seat) => botAt(players[seat]) !== null);
}

/** `orderDue` is when a standing order is to be carried out, `returned` a seat that its person has just taken back. */
export function nextWakeUp(
  match: Attendance,
  clocks: Clocks,
  now: number,
  orderDue: number | null = null,
  returned: Seat | null = null,
): WakeUp {
  if (hasBotToMove(clocks, match)) {
    const deserted = isDeserted(match);
    // A match of bots that nobody watches pauses: no process wakes it, not even after a restart, until somebody comes. One
    // whose people have left pauses until one of them takes the seat back.
    if (deserted) return { wake_at: null, wants_bot: 1 };
    if (deserted === null) return { wake_at: now + REPORT_TIMEOUT_MS, wants_bot: 1 };
    return { wake_at: match.ports.hasBots ? now + LEASE_MS : now, wants_bot: 1 };
  }
  let deadline = Number.POSITIVE_INFINITY;
  for (const seat of clocks.deciders) {
    const since = seat === returned ? now : 0;
    deadline = Math.min(deadline, replacementTime(match, clocks, seat, since) ?? deadline);
  }
  const clockDue = Number.isFinite(deadline) ? deadline : null;
  if (orderDue === null) return { wake_at: clockDue, wants_bot: 0 };
  return { wake_at: Math.min(orderDue, clockDue ?? orderDue), wants_bot: 0 };
}

/** Adds the wake-up to the changes that make it necessary. Answers what changes in memory; null for nothing. */
export function addWakeUp(
  changes: Change[],
  { id, ports }: ReadonlyMatch,
  due: WakeUp,
): Pick<MatchPatch, 'wakeAt'> | null {
  // An older wake-up may stay: the process that wakes up finds nothing to do.
  if (due.wake_at === null && due.wants_bot === 0) return null;
  changes.push(ports.store.updateMatch(id, due));
  return { wakeAt: due.wake_at };
}

/** When a bot takes the seat of a person who has to decide; null without a clock. If only bots wait for the decision, there is no hurry. */
function replacementTime(
  { players, config }: Attendance,
  clocks: Clocks,
  seat: Seat,
  since = 0,
): number | null {
  const deadline = clocks.deadline(seat);
  if (deadline === null) return null;
  const isWaitedFor = players.some((player, other) => other !== seat && botAt(player) === null);
  if (isWaitedFor || config.tournament !== null) return deadline + CLOCK_GRACE_MS;
  return Math.max(deadline, since) + LAST_PERSON_MS;
}

/** The seats of people whose time is over. */
export function overdueSeats(match: Attendance, clocks: Clocks): Seat[] {
  const now = match.ports.now();
  return clocks.deciders.filter((seat) => {
    const due = botAt(match.players[seat]) === null ? replacementTime(match, clocks, seat) : null;
    return due !== null && due <= now;
  });
}
