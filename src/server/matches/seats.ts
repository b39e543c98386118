// Who sits where at a match: questions about its players, and the change of one of them.
import { type Seat, seatList } from '../../engine/index.ts';
import type { Change } from '../storage/database.ts';
import { matchesHash } from '../tokens.ts';
import { type Player, playerRow } from './config.ts';
import type { ReadonlyMatch } from './state.ts';

export const isFree = (player: Player | undefined) => player?.kind === 'person' && player.person === null;

/** The seats of people, free ones included. */
export function peopleOf(players: readonly Player[]): Seat[] {
  return seatList(players.length).filter((seat) => players[seat]?.kind === 'person');
}

/** No person sits here, and no seat is kept for one. */
export const isLeftByAll = (players: readonly Player[]): boolean =>
  peopleOf(players).every((seat) => isFree(players[seat]));

/** The seat whose link has this token; null if there is none. */
export function seatOfLink(players: readonly Player[], token: string): Seat | null {
  const seat = players.findIndex(
    (player) => player.kind === 'person' && player.linkHash !== null && matchesHash(token, player.linkHash),
  );
  return seat < 0 ? null : seat;
}

export const hasBegun = ({ state }: Pick<ReadonlyMatch, 'state'>) => state === 'playing' || state === 'over';

/** Now, but later than everybody who has left or resigned before: the order of leaving decides about places. */
export function leavingTime({ players, ports }: Pick<ReadonlyMatch, 'players' | 'ports'>): number {
  const before = players.flatMap((player) =>
    player.kind === 'person' ? [player.leftAt ?? 0, player.resignedAt ?? 0] : [],
  );
  return Math.max(ports.now(), ...before.map((at) => at + 1));
}

/** The change that puts a player at a seat. */
export function playerChange({ id, ports }: ReadonlyMatch, seat: Seat, player: Player): Change {
  const { match: _, seat: __, ...row } = playerRow(id, seat, player);
  return ports.store.updatePlayer(id, seat, row);
}
