// Lists of matches: those that are open to everybody, those of one person, and those of seat links.
import { type Seat, seatList } from '../../engine/index.ts';
import type { ListedMatch, SeatLink } from '../../protocol/http.ts';
import type { System } from '../../protocol/system.ts';
import type { Store, StoredMatch } from '../storage/store.ts';
import type { Clocks } from './clocks.ts';
import { botAt, configOf, type Player, playerOf, seatOf, stateOf } from './config.ts';
import type { Match } from './match.ts';
import { logMatchFailure, refusalFor } from './match-failures.ts';
import { isFree, seatOfLink } from './seats.ts';
import { endingOf } from './state.ts';

export const MAX_LISTED = 50;

export interface ListingPorts {
  readonly store: Pick<Store, 'openMatches' | 'matchesOf' | 'findMatch'>;
  readonly soon: System['soon'];
  find(id: string): Promise<Match | null>;
}

export async function listOpen({ store }: ListingPorts): Promise<ListedMatch[]> {
  const found = await store.openMatches(MAX_LISTED);
  // At the table of two people who were paired, all seats are kept.
  return found.map(listPublic).filter(({ free }) => free > 0);
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
    matches.push(listed(stored, await turnOf(ports, (players) => seatOf(players, person), stored, onReplay)));
    await new Promise<void>(ports.soon);
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
    await new Promise<void>(ports.soon);
  }
  return matches;
}

/** What only the person at a seat is told. */
type Turn = Pick<
  ListedMatch,
  'isMyTurn' | 'seat' | 'waitsFor' | 'since' | 'timeLeftMs' | 'next' | 'standIns' | 'hasResigned'
>;

const NOT_MY_TURN: Turn = { isMyTurn: false };

async function turnOf(
  { find }: ListingPorts,
  seatIn: (players: readonly Player[]) => Seat | null,
  stored: StoredMatch,
  onReplay: (plies: number) => void,
): Promise<Turn> {
  const { id, state, next } = stored.match;
  const seat = seatIn(stored.players.map(playerOf));
  if (seat === null) return NOT_MY_TURN;
  const known: Turn = { isMyTurn: false, seat, ...(next !== null && { next }) };
  if (state === 'waiting') return { ...known, waitsFor: missingSeats(stored) };
  const match = state === 'playing' ? await find(id) : null;
  if (!match) return known;
  const turn = match.runExclusive(async () => {
    if (match.isOutdated) return known;
    const wasEvicted = match.isEvicted;
    const { clocks } = await match.loadSession();
    if (wasEvicted) onReplay(match.ply);
    return { ...known, ...standInsOf(match.players, seat), ...askedTurn(match, seat, clocks) };
  });
  return turn.catch((error: unknown) => {
    // One match that cannot be played must not hide the others.
    if (!refusalFor(error)) throw error;
    logMatchFailure(error, 'match-failed');
    return known;
  });
}

function standInsOf(players: readonly Player[], seat: Seat): Pick<Turn, 'standIns' | 'hasResigned'> {
  const standIns = seatList(players.length).filter(
    (each) => players[each]?.kind === 'person' && botAt(players[each]) !== null,
  );
  const own = players[seat];
  const hasResigned = own?.kind === 'person' && own.resignedAt !== null;
  return { ...(standIns.length > 0 && { standIns }), ...(hasResigned && { hasResigned }) };
}

/** A seat for which a bot plays has no turn of its own and no clock that anybody has to watch. */
function askedTurn(
  { players, ports }: Match,
  seat: Seat,
  clocks: Clocks,
): Omit<Turn, 'seat' | 'next' | 'standIns' | 'hasResigned'> {
  const { deciders } = clocks;
  const now = ports.now();
  const people = deciders.filter((each) => botAt(players[each]) === null);
  const isMyTurn = people.includes(seat);
  const asked = isMyTurn ? [seat] : people;
  const first = (times: readonly (number | null)[]) =>
    Math.min(...times.map((time) => time ?? Number.POSITIVE_INFINITY));
  const since = first(asked.map((each) => clocks.askedAtBy(each)));
  const deadline = first(asked.map((each) => clocks.deadline(each)));
  return {
    isMyTurn,
    waitsFor: [...deciders],
    ...(Number.isFinite(since) && { since }),
    ...(Number.isFinite(deadline) && { timeLeftMs: Math.max(0, deadline - now) }),
  };
}

/** Where nobody has sat down yet: free seats, and seats that are kept for somebody. */
const missingSeats = ({ players }: StoredMatch): Seat[] =>
  players
    .map(playerOf)
    .flatMap((player, seat) => (player.kind === 'person' && player.contribution === null ? [seat] : []));

function listed(stored: StoredMatch, turn: Turn): ListedMatch {
  const { match } = stored;
  const { id, game, clock, createdAt, tournament } = configOf(match);
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
    ...(tournament !== null && { tournament }),
    ...turn,
    ...(ending && { ending }),
  };
}
