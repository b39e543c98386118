// What a tournament does to its tables: begins those that are full, and ends the waiting for people who do not come.
import type { Level } from '../../engine/levels.ts';
import { beginIfFull } from '../matches/commands/begin.ts';
import { closeTable } from '../matches/commands/closing.ts';
import { botName, type Player, seatOf } from '../matches/config.ts';
import type { Command } from '../matches/decision.ts';
import { playerChange } from '../matches/seats.ts';

/** A table of bots has nobody who could begin it. */
export const beginTable: Command = async (match) => {
  const beginning = await beginIfFull(match, match.players, null);
  if (!beginning) return 'done';
  const { changes, patch, session } = beginning;
  return { kind: 'room', changes, patch, session, reseats: true };
};

const isAbsent = (player: Player) => player.kind === 'person' && player.contribution === null;

/** Bots take the seats of those who have not come, if two others want to play; otherwise the table is closed. */
export const endWaiting =
  (level: Level): Command =>
  async (match) => {
    if (match.state !== 'waiting') return 'done';
    if (match.players.filter((player) => !isAbsent(player)).length < 2) return closeTable(match);
    const players = match.players.map(
      (player, seat): Player =>
        isAbsent(player) ? { kind: 'bot', name: player.name || botName(seat), level } : player,
    );
    const changes = players.flatMap((player, seat) =>
      player === match.players[seat] ? [] : [playerChange(match, seat, player)],
    );
    const beginning = await beginIfFull(match, players, null);
    if (!beginning) return 'done';
    const { patch, session } = beginning;
    return { kind: 'room', changes: [...changes, ...beginning.changes], patch, session, reseats: true };
  };

/** The person has left the tournament before the game has begun: nobody sits at the seat. */
export const unseat =
  (person: string): Command =>
  (match) => {
    const seat = seatOf(match.players, person);
    const player = match.players[seat ?? -1];
    if (match.state !== 'waiting' || seat === null || player?.kind !== 'person') return 'done';
    const gone = { ...player, contribution: null, linkHash: null };
    const changes = [playerChange(match, seat, gone)];
    return { kind: 'room', changes, patch: { players: match.players.with(seat, gone) }, reseats: true };
  };

/** A game that has begun meanwhile goes on. */
export const closeWaiting: Command = (match) => (match.state === 'waiting' ? closeTable(match) : 'done');
