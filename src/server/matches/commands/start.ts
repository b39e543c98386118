// `start`: the host begins the game, and bots take the free seats.
import { botName, type LevelName } from '../config.ts';
import { playerChange } from '../seats.ts';
import { beginIfFull } from './begin.ts';
import type { Handler } from './context.ts';

const BOT_LEVEL: LevelName = 'apprentice';

export const start: Handler<'start'> = async (match, client, _request, { refuseBots }) => {
  if (match.state !== 'waiting') return { code: 'not-waiting' };
  if (match.config.tournament !== null) return { code: 'tournament-table' };
  if (client.person !== match.config.host) return { code: 'not-host' };
  const isPlayed = match.players.some((player) => player.kind === 'person' && player.contribution !== null);
  const refusal = isPlayed ? null : refuseBots(client);
  if (refusal) return refusal;
  const players = match.players.map((player, seat) =>
    player.kind === 'person' && player.contribution === null
      ? ({ kind: 'bot', name: botName(seat), level: BOT_LEVEL } as const)
      : player,
  );
  const changes = players.flatMap((player, seat) =>
    player === match.players[seat] ? [] : [playerChange(match, seat, player)],
  );
  const beginning = await beginIfFull(match, players, client.seat);
  if (!beginning) throw new Error('a seat is free although bots have taken all free seats');
  const { patch, session } = beginning;
  // A seat that was kept for a person is a bot's now.
  return { kind: 'room', changes: [...changes, ...beginning.changes], patch, session, reseats: true };
};
