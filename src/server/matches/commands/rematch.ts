// `rematch`: a person wants the same match again, with the seats kept for the same people, or declines.
import { rematchOf } from '../factory.ts';
import { rematchNotices } from '../notices.ts';
import { playerChange } from '../seats.ts';
import type { Handler } from './context.ts';

export const rematch: Handler<'rematch'> = (match, { seat }, { wants = true }) => {
  const player = match.players[seat ?? -1];
  if (seat === null || player?.kind !== 'person') return { code: 'not-seated' };
  if (match.state !== 'over') return { code: 'not-over' };
  const answer = wants ? 'yes' : 'no';
  // The first request makes the next match; later ones only say who wants it.
  const isMade = match.next !== null || !wants;
  if (isMade && player.rematch === answer) return { kind: 'show-room' };
  const { ports } = match;
  const answered = { ...player, rematch: answer } as const;
  const players = match.players.with(seat, answered);
  const changes = [playerChange(match, seat, answered)];
  if (isMade) return { kind: 'room', changes, patch: { players } };
  const next = rematchOf(match);
  changes.push(...next.changes, ports.store.updateMatch(match.id, { next: next.id }));
  changes.push(...rematchNotices(match, next, seat, ports.now()));
  return { kind: 'room', changes, patch: { players, next: next.id } };
};
