// What the page shows at the place of another player: there, away, connection lost, played by a bot, thinking, time left.
import type { Seat } from '../../engine/game.ts';
import type { RoomPlayer } from '../../protocol/server.ts';
import { isLowTime, type RunningClock } from './lowTime.ts';
import type { OnlineState } from './onlineState.ts';

/** A page that reloads is back within this time: nobody else has to see it go. */
export const AWAY_GRACE_MS = 4000;

export type Whereabouts = 'here' | 'away' | 'cut' | 'vacation' | 'bot' | 'resigned' | 'always';

export interface SeatPresence {
  /** `always`: a bot has the seat. */
  readonly where: Whereabouts;
  /** For how long the player has been away; null if that is not known. */
  readonly awayForMs: number | null;
  readonly isThinking: boolean;
  /** Only while the clock of this seat runs. */
  readonly clock: RunningClock | null;
}

/** `now` and the times in the state are of `browser.elapsed()`. */
export function seatPresence(
  {
    room,
    roomReceivedAt,
    deciders,
    clocks,
  }: Pick<OnlineState, 'room' | 'roomReceivedAt' | 'deciders' | 'clocks'>,
  seat: Seat,
  now: number,
): SeatPresence | null {
  const player = room?.sitters[seat];
  if (!room || !player) return null;
  const isAsked = room.state === 'playing' && deciders.includes(seat);
  const leftMs = clocks?.left[seat] ?? null;
  const awayForMs = player.kind === 'person' ? player.awayForMs : undefined;
  const shownForMs = now - roomReceivedAt;
  const where = whereaboutsOf(player, (awayForMs ?? AWAY_GRACE_MS) + shownForMs >= AWAY_GRACE_MS);
  return {
    where,
    awayForMs: awayForMs === undefined ? null : awayForMs + shownForMs,
    isThinking: isAsked,
    clock:
      isAsked && clocks && leftMs !== null
        ? {
            leftMs: Math.max(0, leftMs - (now - clocks.at)),
            isLow: isLowTime(room.clock, leftMs - (now - clocks.at)),
          }
        : null,
  };
}

function whereaboutsOf(player: RoomPlayer, isAway: boolean): Whereabouts {
  if (player.kind === 'bot') return 'always';
  if (player.hasResigned) return 'resigned';
  if (player.standIn !== null) return 'bot';
  if (player.isHere || !isAway) return 'here';
  if (player.vacationForMs !== undefined) return 'vacation';
  return player.isCut ? 'cut' : 'away';
}
