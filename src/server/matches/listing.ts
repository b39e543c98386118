// Lists of matches: those that are open to everybody, those of one person, and those of seat links.
import { setImmediate } from 'node:timers/promises';
import type { Seat } from '../../engine/index.ts';
import type { ListedMatch, SeatLink } from '../../protocol/http.ts';
import type { Store, StoredMatch } from '../storage/store.ts';
import { configOf, playerOf, stateOf } from './config.ts';
import type { Match } from './match.ts';
import { logMatchFailure, refusalFor } from './match-failures.ts';
import { isFree, seatOfLink } from './seats.ts';
import { endingOf } from './state.ts';

const MAX_LISTED = 50;

export interface ListingPorts {
  readonly store: Pick<Store, 'openMatches' | 'matchesOf' | 'findMatch'>;
  find(id: string): Promise<Match | null>;
}

export async function listOpen({ store }: ListingPorts): Promise<ListedMatch[]> {
  const found = await store.openMatches(MAX_LISTED);
  return found.map(listPublic);
}

/** As somebody sees it who has no seat there. */
export const listPublic = (stored: StoredMatch): ListedMatch => listed(stored, NOT_MY_TURN);

/** `onReplay` is called with the number of decisions that had to be replayed. */
export async function listOf(
  ports: ListingPorts,
  person: string,
  onReplay: (plies: number) => void,
): Promise<ListedMatch[]> {
  const found = await ports.store.matchesOf(person, MAX_LISTED);
  const matches: ListedMatch[] = [];
  // One after the other, with a break: replaying long games must not hold up the other clients.
  for (const stored of found) {
    matches.push(listed(stored, await turnOf(ports, (match) => match.seatOf(person), stored, onReplay)));
    await setImmediate();
  }
  return matches;
}

/** The matches of somebody who holds only links to their seats. */
export async function listLinked(
  ports: ListingPorts,
  links: readonly SeatLink[],
  onReplay: (plies: number) => void,
): Promise<ListedMatch[]> {
  const matches: ListedMatch[] = [];
  for (const { match: id, seat: token } of links) {
    const stored = await ports.store.findMatch(id);
    if (!stored || stored.match.state === 'closed') continue;
    const seat = seatOfLink(stored.players.map(playerOf), token);
    if (seat === null) continue;
    matches.push(listed(stored, await turnOf(ports, () => seat, stored, onReplay)));
    await setImmediate();
  }
  return matches;
}

type Turn = Pick<ListedMatch, 'isMyTurn' | 'timeLeftMs'>;

const NOT_MY_TURN: Turn = { isMyTurn: false };

async function turnOf(
  { find }: ListingPorts,
  seatIn: (match: Match) => Seat | null,
  { match: { id, state } }: StoredMatch,
  onReplay: (plies: number) => void,
): Promise<Turn> {
  if (state !== 'playing') return NOT_MY_TURN;
  const match = await find(id);
  const seat = match && seatIn(match);
  if (!match || seat === null) return NOT_MY_TURN;
  const turn = match.runExclusive(async () => {
    if (match.isOutdated) return NOT_MY_TURN;
    const wasEvicted = match.isEvicted;
    const { deciders, clocks } = await match.loadSession();
    if (wasEvicted) onReplay(match.ply);
    if (!deciders.includes(seat)) return NOT_MY_TURN;
    const deadline = clocks.deadline(seat);
    if (deadline === null) return { isMyTurn: true };
    return { isMyTurn: true, timeLeftMs: Math.max(0, deadline - match.ports.now()) };
  });
  return turn.catch((error: unknown) => {
    // One match that cannot be played must not hide the others.
    if (!refusalFor(error)) throw error;
    logMatchFailure(error, 'match-failed');
    return NOT_MY_TURN;
  });
}

function listed(stored: StoredMatch, turn: Turn): ListedMatch {
  const { match } = stored;
  const { id, game, clock, createdAt } = configOf(match);
  const players = stored.players.map(playerOf);
  const ending = endingOf(match, players.length);
  return {
    match: id,
    game,
    state: stateOf(match),
    names: players.map(({ name }) => name),
    free: players.filter(isFree).length,
    clock,
    at: match.ended_at ?? match.started_at ?? createdAt,
    ...turn,
    ...(ending && { ending }),
  };
}
