// Who "you" is at this device.
import type { Seat } from '../../../engine/game.ts';
import type { Player } from '../../table/tableClient.ts';

/** The only person of a local table; null where several people share the device, or nobody plays. */
export function onlyPerson(players: readonly Player[]): Seat | null {
  const people = players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return people.length === 1 ? people[0]! : null;
}
