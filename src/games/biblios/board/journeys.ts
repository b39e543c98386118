// Where a card that has left the board flew to, from what has just been told.
import type { ToldEvent } from '../../../engine/events.ts';

/** The anchor for a piece by its `flip`; undefined lets it fade. */
export function leavesFor(told: readonly ToldEvent[]): (flip: string) => string | undefined {
  const last = (...keys: string[]) => told.findLast(({ key }) => keys.includes(key));
  return (flip) => {
    const isLot = flip.startsWith('lot-');
    const gone = isLot ? last('won') : last('kept', 'put-aside', 'taken', 'won', 'paid-card', 'seized');
    if (!gone) return undefined;
    if (gone.key === 'put-aside') return 'auction';
    if (gone.key === 'paid-card') return 'lectern';
    return `seat-${gone.args.seat}`;
  };
}
