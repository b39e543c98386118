// For whom the seats of a waiting table are meant, as its host sends it to the server.
import type { RoomPlayer } from '../../protocol/server.ts';
import type { Request } from '../online/request.ts';
import { isFree } from './seats.ts';

export type SeatPlans = NonNullable<Extract<Request, { readonly kind: 'configure' }>['seats']>;
type Sitters = readonly RoomPlayer[];

export const FRIEND = { kind: 'person' } as const;

export const seatPlans = (sitters: Sitters): SeatPlans =>
  sitters.map((sitter) => (sitter.kind === 'bot' ? { kind: 'bot', level: sitter.level } : FRIEND));

/** Further seats are for friends. If there are fewer, bots make room: the server moves people to the seats that are left. */
export function resizedPlans(sitters: Sitters, count: number): SeatPlans {
  const plans = seatPlans(sitters);
  const people = sitters.filter((sitter) => sitter.kind === 'person' && !isFree(sitter)).length;
  const next = Array.from({ length: count }, (_, seat) => plans[seat] ?? FRIEND);
  for (let seat = count - 1; seat >= 0; seat--) {
    if (next.filter(({ kind }) => kind === 'person').length < people) next[seat] = FRIEND;
  }
  return next;
}
