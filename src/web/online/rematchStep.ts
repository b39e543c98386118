// What a player can do next about another game, from what everybody has answered.
import type { ServerMessageOf } from '../../protocol/server.ts';

type Room = Pick<ServerMessageOf<'room'>, 'sitters' | 'next' | 'you'>;

/** `ask`: nobody has asked. `accept`: somebody has. `go`: this player wants it. `elsewhere`: all others have declined. */
export type RematchStep = 'ask' | 'accept' | 'go' | 'elsewhere';

export function rematchStep({ sitters, next, you }: Room): RematchStep {
  const own = sitters[you ?? -1];
  const answer = own?.kind === 'person' ? own.rematch : undefined;
  if (next === null) return 'ask';
  if (answer !== 'yes') return 'accept';
  const others = sitters.filter((player, seat) => player.kind === 'person' && seat !== you);
  const haveDeclined =
    others.length > 0 && others.every((player) => player.kind === 'person' && player.rematch === 'no');
  return haveDeclined ? 'elsewhere' : 'go';
}

/** Somebody else has asked, and this player has not answered. */
export function mayDecline({ sitters, next, you }: Room): boolean {
  const own = sitters[you ?? -1];
  return next !== null && own?.kind === 'person' && own.rematch === undefined;
}

/** Everybody who was asked wants it: they meet at the next table. */
export const isRematchAgreed = ({ sitters, next }: Omit<Room, 'you'>): boolean =>
  next !== null && sitters.every((player) => player.kind === 'bot' || player.rematch === 'yes');
