// All games of a person in one list: online tables and games of this device, by what they wait for.
import type { ListedMatch } from '../../protocol/http.ts';
import { isOnlineGame, savedGameAddress } from '../savedGameAddress.ts';
import type { SavedGame } from '../savedGames.ts';

/**
 * `invited`: a seat is kept for this person, who has not sat down yet, as in a rematch.
 * `replaced`: a bot plays for this person, who can take the seat back.
 * `watched`: only bots play, on this device.
 */
export const SECTIONS = ['invited', 'replaced', 'mine', 'theirs', 'waiting', 'watched', 'finished'] as const;
export type Section = (typeof SECTIONS)[number];

export interface MyGame {
  readonly id: string;
  readonly game: string;
  /** Empty for somebody without a name, and for a free seat. */
  readonly names: readonly string[];
  readonly section: Section;
  readonly address: string;
  readonly at: number;
  /** Another game of the same people, whose last game is listed too. */
  readonly isRematch: boolean;
  /** The online table, if it is one that the server lists. */
  readonly match: ListedMatch | null;
  /** The copy on this device. */
  readonly saved: SavedGame | null;
}

export function collectGames(
  matches: readonly ListedMatch[],
  saved: readonly SavedGame[],
): readonly MyGame[] {
  const copies = new Map(saved.filter(isOnlineGame).map((game) => [game.id, game]));
  const listed = new Set(matches.map(({ match }) => match));
  const rematches = new Set(matches.flatMap(({ next }) => next ?? []));
  return [
    ...matches.map((match) => ofMatch(match, copies.get(match.match) ?? null, rematches.has(match.match))),
    ...saved.filter((game) => !listed.has(game.id) || !isOnlineGame(game)).map(ofSaved),
  ].sort(byUrgency);
}

function ofMatch(match: ListedMatch, saved: SavedGame | null, isRematch: boolean): MyGame {
  const { match: id, game, names, at } = match;
  return { id, game, names, section: sectionOf(match), address: `/play/${id}`, at, isRematch, match, saved };
}

function sectionOf(match: ListedMatch): Section {
  if (isInvited(match)) return 'invited';
  if (isReplaced(match)) return 'replaced';
  const { state, isMyTurn } = match;
  return state === 'waiting' ? 'waiting' : state !== 'playing' ? 'finished' : isMyTurn ? 'mine' : 'theirs';
}

/** A seat is kept for this person, who has not sat down yet. */
export const isInvited = ({ state, seat, waitsFor }: ListedMatch): boolean =>
  state === 'waiting' && seat !== undefined && waitsFor?.includes(seat) === true;

/** A bot plays for this person, who has not resigned. */
export const isReplaced = ({ state, seat, standIns, hasResigned }: ListedMatch): boolean =>
  state === 'playing' && seat !== undefined && standIns?.includes(seat) === true && !hasResigned;

/** At a table of this device bots answer at once, so it is always a person's turn; where only bots play it is nobody's. */
function ofSaved(saved: SavedGame): MyGame {
  const { id, game, sitters, record, playedAt } = saved;
  const names = sitters.map(({ name }) => name);
  const isWatched = sitters.every(({ kind }) => kind === 'bot');
  const section = record?.result || isOnlineGame(saved) ? 'finished' : isWatched ? 'watched' : 'mine';
  const address = savedGameAddress(saved);
  return { id, game, names, section, address, at: playedAt, isRematch: false, match: null, saved };
}

/** The least time left first, then the latest. */
function byUrgency(one: MyGame, other: MyGame): number {
  const left = ({ match }: MyGame) => match?.timeLeftMs ?? Number.POSITIVE_INFINITY;
  return left(one) === left(other) ? other.at - one.at : left(one) - left(other);
}

/** Every word of the query is part of a player's name or of the game's name, whatever the case and the accents. */
export function isFound({ game, names }: MyGame, query: string, nameOf: (game: string) => string): boolean {
  const text = plain([nameOf(game), ...names].join(' '));
  return plain(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
