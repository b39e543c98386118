// Whether planning ahead is offered: to somebody who plays and may have to wait for another person.
import type { ServerMessageOf } from '../../protocol/server.ts';

type Table = Pick<ServerMessageOf<'room'>, 'state' | 'you' | 'sitters'>;

export function mayPlan({ state, you, sitters: players }: Table, hasPlans: boolean): boolean {
  const own = players[you ?? -1];
  if (state !== 'playing' || own?.kind !== 'person' || own.standIn !== null) return false;
  // Bots answer at once. What has been planned can still be seen and revoked.
  return hasPlans || players.some(({ kind }, seat) => kind === 'person' && seat !== you);
}
