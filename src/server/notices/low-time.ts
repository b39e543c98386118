// The reminder that time runs out: planned when the question is asked, and moved if a vacation has stopped the clock since.
import { isClockOfDays } from '../../protocol/values.ts';
import { endOf } from '../matches/clock-pauses.ts';
import { configOf } from '../matches/config.ts';
import type { NoticeRow } from '../storage/notice-schema.ts';
import type { WholeMatch } from '../storage/store.ts';

/** The share of the time that is left then. */
export const LOW_TIME_SHARE = 0.25;

/** When the time of this question runs out, by the vacations that are known now. */
export function deadlineNow(
  { match, vacations }: Pick<WholeMatch, 'match' | 'vacations'>,
  { person, asked_at, deadline }: Pick<NoticeRow, 'person' | 'asked_at' | 'deadline'>,
): number | null {
  const { clock } = configOf(match);
  if (deadline === null || !clock || !isClockOfDays(clock)) return deadline;
  const pauses = vacations
    .filter((each) => each.person === person)
    .map(({ from_at: from, to_at: to }) => ({ from, to }));
  return endOf(pauses, asked_at, clock.seconds * 1000);
}

/** When to remind of it, if that is later than now; null: now. */
export function lowTimeDueAt(stored: WholeMatch, notice: NoticeRow, now: number): number | null {
  const { clock } = configOf(stored.match);
  const deadline = deadlineNow(stored, notice);
  if (notice.kind !== 'low-time' || deadline === null || !clock) return null;
  const dueAt = Math.round(deadline - clock.seconds * 1000 * LOW_TIME_SHARE);
  return deadline !== notice.deadline && dueAt > now ? dueAt : null;
}
