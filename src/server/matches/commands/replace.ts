// `replace`: a player votes for a bot at the seat of somebody who is away.
import { replaceableInMs } from '../absence.ts';
import type { Handler } from './context.ts';
import { standInIfVoted } from './stand-in.ts';

export const replace: Handler<'replace'> = async (match, { seat: voter }, { seat }) => {
  const player = match.players[seat];
  if (voter === null) return { code: 'not-seated' };
  if (match.state !== 'playing') return { code: 'not-playing' };
  if (!player) return { code: 'no-such-seat', seat, seats: match.players.length };
  if (player.kind !== 'person') return { code: 'seat-of-bot', seat };
  if (voter === seat) return { code: 'own-seat', seat };
  if (player.standIn !== null) return { code: 'seat-of-bot', seat };
  if (match.presence.isHere(seat)) return { code: 'still-here', seat };
  const waitMs = replaceableInMs(match, seat);
  if (waitMs === null) return { code: 'clock-decides', seat };
  if (waitMs > 0) return { code: 'away-too-briefly', seat, seconds: Math.ceil(waitMs / 1000) };
  const voters = new Set(match.presence.votesAbout(seat)).add(voter);
  const verdict = await standInIfVoted(match, seat, voters);
  return verdict === 'done' ? { kind: 'vote', seat, by: voter } : verdict;
};
