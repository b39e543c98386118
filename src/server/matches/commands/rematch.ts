// `rematch`: a person wants the same match again, with the seats kept for the same people, or declines.
import { rematchOf } from '../factory.ts';
import { rematchNotices } from '../notices.ts';
import { playerChange } from '../seats.ts';
import type { Handler } from './context.ts';
import { giveSeatUp, keepSeat } from './kept-seat.ts';

export const rematch: Handler<'rematch'> = async (match, { seat }, { wants = true }, { executeAt }) => {
  const player = match.players[seat ?? -1];
  if (seat === null || player?.kind !== 'person') return { code: 'not-seated' };
  if (match.state !== 'over') return { code: 'not-over' };
  if (match.config.tournament !== null) return { code: 'tournament-table' };
  const { ports, config, game } = match;
  const { name, person } = player;
  if (match.next !== null && person !== null) {
    // The seat there follows the answer. If this command has to run again, nothing is left to change there.
    const here = match.players.length;
    const command = wants ? keepSeat({ name, person }, (seat + here - 1) % here) : giveSeatUp(person);
    const reply = await executeAt(match.next, command);
    // Nobody needs to sit at a table that is closed to decline.
    if (typeof reply === 'object' && (wants || reply.code !== 'unknown-match')) return reply;
  }
  const answer = wants ? 'yes' : 'no';
  // The first request makes the next match; later ones only say who wants it.
  const isMade = match.next !== null || !wants;
  if (isMade && player.rematch === answer) return { kind: 'show-room' };
  const answered = { ...player, rematch: answer } as const;
  const players = match.players.with(seat, answered);
  const changes = [playerChange(match, seat, answered)];
  if (isMade) return { kind: 'room', changes, patch: { players } };
  const next = rematchOf({ config, game, players, ports });
  changes.push(...next.changes, ports.store.updateMatch(match.id, { next: next.id }));
  changes.push(...rematchNotices(match, next, seat, ports.now()));
  return { kind: 'room', changes, patch: { players, next: next.id } };
};
