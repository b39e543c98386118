// `back`: a person takes the seat back from the bot that has played for them.
import type { Handler } from './context.ts';
import { standIn } from './stand-in.ts';

export const back: Handler<'back'> = (match, { seat }) => {
  const player = match.players[seat ?? -1];
  if (seat === null || player?.kind !== 'person') return { code: 'not-seated' };
  if (match.state !== 'playing') return { code: 'not-playing' };
  if (player.resignedAt !== null) return { code: 'has-resigned' };
  return player.standIn === null ? 'done' : standIn(match, seat, null);
};
