// `leave`: a person leaves the seat. During the game a bot plays there until the person is back.
import type { Seat } from '../../../engine/index.ts';
import { FREE, type Player } from '../config.ts';
import type { Verdict } from '../decision.ts';
import { isLeftByAll, playerChange } from '../seats.ts';
import type { ReadonlyMatch } from '../state.ts';
import { closing, closingTime } from './closing.ts';
import type { Handler } from './context.ts';
import { STAND_IN_LEVEL, standIn } from './stand-in.ts';

export const leave: Handler<'leave'> = (match, { seat }, { closes = false }) => {
  if (seat === null || match.players[seat]?.kind !== 'person') return { code: 'not-seated' };
  if (match.state === 'playing') return standIn(match, seat, STAND_IN_LEVEL);
  if (match.config.tournament !== null && match.state === 'waiting') return { code: 'tournament-table' };
  return match.state === 'waiting' ? standUp(match, seat, closes) : { code: 'not-playing' };
};

/** Before the game begins: the seat is free again. */
export function standUp(match: ReadonlyMatch, seat: Seat, closes = false): Verdict {
  const { id, ports } = match;
  const players = match.players.with(seat, FREE);
  const change = playerChange(match, seat, FREE);
  if (!isLeftByAll(players)) {
    const host = nextHost(match, seat, players);
    const config = { ...match.config, host };
    const changes = [change, ...(host === match.config.host ? [] : [ports.store.updateMatch(id, { host })])];
    return { kind: 'room', changes, patch: { players, config }, reseats: true };
  }
  // Unless the person closes the match, it stays for a while: its link may have been sent to others.
  const ending = closes ? closing(match) : closingTime(match, true);
  const patch = { players, ...ending.patch };
  return { kind: 'room', changes: [change, ending.change], patch, reseats: true };
}

/** If the host leaves, the first of the people who sit there is the host, or else of those for whom a seat is kept. */
function nextHost(
  { config, players: before }: ReadonlyMatch,
  seat: Seat,
  players: readonly Player[],
): string {
  const leaver = before[seat];
  if (leaver?.kind !== 'person' || leaver.person !== config.host) return config.host;
  const people = players.flatMap((player) =>
    player.kind === 'person' && player.person !== null ? [{ ...player, person: player.person }] : [],
  );
  const seated = people.find(({ contribution }) => contribution !== null);
  return (seated ?? people[0])?.person ?? config.host;
}
