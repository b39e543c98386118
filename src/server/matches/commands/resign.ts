// `resign`: a person gives the game up. With two seats it ends the match; with more, a bot plays on.
import type { Seat } from '../../../engine/index.ts';
import { botAt, seatOf } from '../config.ts';
import type { Command, Verdict } from '../decision.ts';
import { isFree, leavingTime, playerChange } from '../seats.ts';
import type { ReadonlyMatch } from '../state.ts';
import type { Handler } from './context.ts';
import { endMatch, placesAfterResigning } from './end-match.ts';
import { STAND_IN_LEVEL, standIn } from './stand-in.ts';

export const resign: Handler<'resign'> = (match, { seat }) => giveUp(match, seat);

/** Somebody who deletes their data gives up the games that they play. */
export const giveUpAs =
  (person: string): Command =>
  (match) => {
    const seat = seatOf(match.players, person);
    const player = match.players[seat ?? -1];
    const isPlayed = match.state === 'playing' && !match.isOutdated;
    return isPlayed && player?.kind === 'person' && player.resignedAt === null ? giveUp(match, seat) : 'done';
  };

async function giveUp(match: ReadonlyMatch, seat: Seat | null): Promise<Verdict> {
  const player = match.players[seat ?? -1];
  if (seat === null || player?.kind !== 'person') return { code: 'not-seated' };
  if (match.state !== 'playing') return { code: 'not-playing' };
  if (player.resignedAt !== null) return { code: 'has-resigned' };
  const resigned = { ...player, resignedAt: leavingTime(match) };
  const players = match.players.with(seat, resigned);
  const hasPeople = players.some(
    (each) => each.kind === 'person' && !isFree(each) && each.resignedAt === null && botAt(each) === null,
  );
  // Nobody wants to see bots play a game to its end that all people have given up.
  if (players.length > 2 && hasPeople) return standIn(match, seat, STAND_IN_LEVEL, resigned);
  const ending = { reason: 'resigned', by: seat, places: placesAfterResigning(players) } as const;
  return endMatch(match, ending, players, [playerChange(match, seat, resigned)]);
}
