// Whether anybody at the table knows what others do not: only then is there something to hide behind a curtain.
import type { AnyTable } from '../../engine/index.ts';
import { seatList } from '../../engine/index.ts';
import { sameJson } from '../../engine/json.ts';

export function hasSecrets(table: AnyTable): boolean {
  const open = withoutSeat(table.view(null));
  return seatList(table.seats).some((seat) => !sameJson(withoutSeat(table.view(seat)), open));
}

/** A view may say whose it is; that alone is no secret. */
function withoutSeat(view: unknown): unknown {
  return typeof view === 'object' && view !== null ? { ...view, seat: null } : view;
}
