// A match ends before its game is over: by resignation or by agreement.
import { type AnyTable, type Ending, seatList, splitMove } from '../../../engine/index.ts';
import type { Change } from '../../storage/database.ts';
import type { Player } from '../config.ts';
import type { Verdict } from '../decision.ts';
import type { ReadonlyMatch } from '../state.ts';
import { tournamentWakeUp } from './tournament-wake-up.ts';

/** `changes` are written with it, and lead to these players. Only a resignation counts for ratings. */
export async function endMatch(
  match: ReadonlyMatch,
  ending: Ending,
  players: readonly Player[] = match.players,
  changes: readonly Change[] = [],
): Promise<Verdict> {
  const { id, game, config, ports } = match;
  const isRated = ending.reason === 'resigned';
  const rated = isRated
    ? await ports.outcomeChanges(
        { game, config, players },
        ending.places,
        decisionsOf((await match.loadSession()).table, players.length),
      )
    : [];
  return {
    kind: 'room',
    changes: [
      ...changes,
      ports.store.endMatch(id, ending, ports.now()),
      ...rated,
      ...tournamentWakeUp(match),
    ],
    patch: { players, state: 'over', ending, endOffers: null, wakeAt: null },
  };
}

/** How often each seat has decided. */
function decisionsOf({ moves }: AnyTable, seats: number): number[] {
  const movers = moves.map((move) => splitMove(move).seat);
  return seatList(seats).map((seat) => movers.filter((mover) => mover === seat).length);
}

/** Those who have not resigned share the first place; the others are ranked by how long they held out. */
export function placesAfterResigning(players: readonly Player[]): number[] {
  const resignedAt = (seat: number) => {
    const player = players[seat];
    return (player?.kind === 'person' ? player.resignedAt : null) ?? Number.POSITIVE_INFINITY;
  };
  const seats = seatList(players.length);
  return seats.map((seat) => 1 + seats.filter((other) => resignedAt(other) > resignedAt(seat)).length);
}
