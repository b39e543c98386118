// Questions about the seats of a table that waits for players.
import type { RoomPlayer } from '../../protocol/server.ts';

export const isFree = (player: RoomPlayer | undefined): boolean =>
  player?.kind === 'person' && player.name === '';

export const hasSatDown = (player: RoomPlayer | undefined): boolean =>
  player?.kind === 'person' && player.hasSat;
