// Where a piece that has left its place flies to, from the latest events.
import type { VisibleEvent } from '../../../engine/events.ts';
import type { Seat } from '../../../engine/game.ts';

export function flightTarget(
  newEvents: readonly VisibleEvent[],
  seat: Seat | null,
): (flip: string) => string | undefined {
  const last = (...keys: string[]) => newEvents.findLast(({ key }) => keys.includes(key));
  return (flip) => {
    const [from, piece] = flip.split('-');
    if (from === 'cup') {
      const taker = last('inks')?.args.seat;
      return taker === seat ? `own-${piece}` : `seat-${taker}`;
    }
    // A lectern's sketches leave with the hour; who has them is shown elsewhere.
    if (from === 'dealt') return undefined;
    const laid = last('placed', 'freed');
    if (laid && laid.args.seat === seat) return `place-${seat}-${laid.args.place}`;
    const asked = last('asked');
    if (asked && asked.args.seat !== seat) return `seat-${asked.args.seat}`;
    return last('discarded', 'done', 'dawn') ? 'scriptorium' : undefined;
  };
}
