// Who has to take the device: on one device several people play, and each may see only their own hand.
import type { Seat } from '../../engine/game.ts';
import type { Snapshot, TableClient } from '../table/tableClient.ts';

/** Null if the shown person may go on, or nobody is asked. */
export function nextAtDevice(
  { place, players }: Pick<TableClient, 'place' | 'players'>,
  { seat, deciders }: Pick<Snapshot, 'seat' | 'deciders'>,
): Seat | null {
  const people = players.flatMap(({ kind }, each) => (kind === 'person' ? [each] : []));
  if (place !== 'device' || people.length < 2 || deciders.includes(seat ?? -1)) return null;
  return deciders.find((decider) => people.includes(decider)) ?? null;
}
