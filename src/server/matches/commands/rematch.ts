// `rematch`: the same match again, with the seats kept for the same people.
import { rematchOf } from '../factory.ts';
import { rematchNotices } from '../notices.ts';
import type { Handler } from './context.ts';

export const rematch: Handler<'rematch'> = (match, { seat }) => {
  if (seat === null) return { code: 'not-seated' };
  if (match.state !== 'over') return { code: 'not-over' };
  // The first request makes it; later ones only show everybody the room, which names it.
  if (match.next !== null) return { kind: 'show-room' };
  const { ports } = match;
  const next = rematchOf(match);
  const { id, changes } = next;
  changes.push(ports.store.updateMatch(match.id, { next: id }));
  changes.push(...rematchNotices(match, next, seat, ports.now()));
  return { kind: 'room', changes, patch: { next: id } };
};
