// How long a seat has to be empty before the others may let a bot play there. The table's clock says what an absence is.
import type { Seat } from '../../engine/index.ts';
import type { Clock } from '../../protocol/values.ts';
import type { Match } from './match.ts';

const WITHOUT_CLOCK_MS = 120_000;
/** A page that is loaded again, or a tunnel, is no absence. */
const SHORTEST_MS = 20_000;
const DAY_SECONDS = 86_400;

/** Null: only the clock decides. Nobody is expected to stay at a table that gives them a day or more. */
export function absenceLimitMs(clock: Clock): number | null {
  if (!clock) return WITHOUT_CLOCK_MS;
  if (clock.seconds >= DAY_SECONDS) return null;
  return Math.max(SHORTEST_MS, (clock.seconds * 1000) / 4);
}

/** Until a bot may take this empty seat, at least 0; null: never by vote. */
export function replaceableInMs({ setting, presence, ports }: Match, seat: Seat): number | null {
  const limitMs = absenceLimitMs(setting.clock);
  if (limitMs === null) return null;
  return Math.max(0, (presence.awaySince[seat] ?? 0) + limitMs - ports.now());
}
