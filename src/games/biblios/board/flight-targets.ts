// Where a card that has left the board flies to, from the latest events.
import type { VisibleEvent } from '../../../engine/events.ts';

/** The anchor for a piece by its `flip` key; undefined lets it fade. */
export function flightTargets(newEvents: readonly VisibleEvent[]): (flip: string) => string | undefined {
  const last = (...keys: string[]) => newEvents.findLast(({ key }) => keys.includes(key));
  return (flip) => {
    const isLot = flip.startsWith('lot-');
    const gone = isLot ? last('won') : last('kept', 'put-aside', 'taken', 'won', 'paid-card', 'seized');
    if (!gone) return undefined;
    if (gone.key === 'put-aside') return 'auction';
    if (gone.key === 'paid-card') return 'lectern';
    return `seat-${gone.args.seat}`;
  };
}
