// `link`: a new link to the client's own seat, for another device. The old link no longer works.
import { hashOf, newSecret } from '../../tokens.ts';
import { playerChange } from '../seats.ts';
import type { Handler } from './context.ts';

export const link: Handler<'link'> = async (match, { seat }, { id }, { isDeviceKnown }) => {
  const player = match.players[seat ?? -1];
  if (seat === null || player?.kind !== 'person') return { code: 'not-seated' };
  // A link outlasts the connection. If the device is revoked after this question, the room has changed and nothing is written.
  if (!(await isDeviceKnown())) return { code: 'unknown-device' };
  const token = newSecret(match.ports);
  const linkHash = hashOf(token);
  const linked = { ...player, linkHash };
  return {
    kind: 'room',
    changes: [playerChange(match, seat, linked)],
    patch: { players: match.players.with(seat, linked) },
    reseats: true,
    linkHash,
    reply: { kind: 'linked', id, token },
  };
};
