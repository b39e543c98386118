// How long a seat has to be empty before the other players may let a bot play there. It depends on the match's clock.
import type { Seat } from '../../engine/index.ts';
import type { Clock } from '../../protocol/values.ts';
import type { ReadonlyMatch } from './state.ts';

const LIMIT_WITHOUT_CLOCK_MS = 120_000;
/** Reloading the page, or a train in a tunnel, does not count as absence. */
const MIN_LIMIT_MS = 20_000;
const DAY_SECONDS = 86_400;

/** Null: only the clock decides. At a match that gives a day or more for a move nobody is expected to stay. */
export function absenceLimitMs(clock: Clock): number | null {
  if (!clock) return LIMIT_WITHOUT_CLOCK_MS;
  if (clock.seconds >= DAY_SECONDS) return null;
  return Math.max(MIN_LIMIT_MS, (clock.seconds * 1000) / 4);
}

/** Milliseconds until a bot may take this empty seat, at least 0; null: never by vote. */
export function replaceableInMs(
  { config, presence, ports }: Pick<ReadonlyMatch, 'config' | 'presence' | 'ports'>,
  seat: Seat,
): number | null {
  const limitMs = absenceLimitMs(config.clock);
  if (limitMs === null) return null;
  return Math.max(0, (presence.awaySince[seat] ?? 0) + limitMs - ports.now());
}
