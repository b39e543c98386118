// Whether any seat knows what others do not: only then must the screen be cleared between people.
import type { AnyTable } from '../../engine/index.ts';
import { seatList } from '../../engine/index.ts';
import { sameJson } from '../../engine/json.ts';

export function hasSecrets(table: AnyTable): boolean {
  const open = withoutSeat(table.view(null));
  return seatList(table.seats).some((seat) => !sameJson(withoutSeat(table.view(seat)), open));
}

/** A view may name its seat; that alone is not a secret. */
function withoutSeat(view: unknown): unknown {
  return typeof view === 'object' && view !== null ? { ...view, seat: null } : view;
}
