// The profile of a person: ratings with their curves, finished games, records against others. Nothing of a game that goes on.
import * as v from 'valibot';
import {
  isRatedReason,
  type PlayedGame,
  type PlayedGames,
  type Profile,
  type RatedMatch,
  type UnchangedReason,
  unchangedReason,
} from '../../protocol/profiles.ts';
import type { ServerRefusal } from '../../protocol/refusals.ts';
import { configOf, mayWatch, playerOf, seatOf, stateOf } from '../matches/config.ts';
import type { MatchRow, PersonRow, PlayerRow, RatingStepRow } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import { type FinishedMatch, rankOf, seatHolderOf } from './ratings.ts';
import { shownDifference, shownMean, shownRating } from './scale.ts';

/** Games on a page, games that count for records, opponents and points of curves that are shown. */
const GAMES_SHOWN = 20;
const GAMES_COUNTED = 300;
const OPPONENTS_SHOWN = 10;
const MAX_CURVE = 200;
const MAX_STEPS = 1000;
const END_OF_TIME = 8.64e15;

type Finished = Awaited<ReturnType<Store['finishedMatchesOf']>>[number];

/** Who asks; null for somebody without a known device. */
type Reader = string | null;

/** By the id of the profile; `me` for the reader's own, hidden or not. */
export async function showProfile(
  store: Store,
  key: string,
  reader: Reader,
): Promise<Profile | ServerRefusal> {
  const found = await personBy(store, key, reader);
  return 'code' in found ? found : profileOf(store, found, reader);
}

/** The profile of somebody who is known by a seat at a match. */
export async function showProfileAt(
  store: Store,
  match: string,
  seat: number,
  reader: Reader,
): Promise<Profile | ServerRefusal> {
  const stored = await store.findMatch(match);
  if (!stored || stored.match.state === 'closed') return { code: 'unknown-match' };
  const own = seatOf(stored.players.map(playerOf), reader);
  if (!mayWatch(configOf(stored.match), stateOf(stored.match), own)) return { code: 'nobody-watches' };
  const person = stored.players[seat]?.person;
  const row = person ? await store.findPerson(person) : undefined;
  if (!row) return { code: 'unknown-person' };
  return row.profile || person === reader ? profileOf(store, row, reader) : { code: 'profile-hidden' };
}

async function profileOf(store: Store, row: PersonRow, reader: Reader): Promise<Profile> {
  const { id: person } = row;
  const [ratings, steps, played] = await Promise.all([
    store.ratingsOf(person),
    store.ratingSteps(person, MAX_STEPS),
    visibleGames(store, person, reader, END_OF_TIME, GAMES_COUNTED),
  ]);
  const shown = await shownPeople(store, played.games);
  return {
    profile: row.profile ?? null,
    name: row.name,
    since: row.created_at,
    isYou: person === reader,
    ratings: ratings
      .toSorted((a, b) => b.games - a.games)
      .map((rating) => ({
        game: rating.game,
        ...shownRating(rating),
        games: rating.games,
        ratedGames: rating.rated_games,
        curve: curveOf(steps.filter(({ game }) => game === rating.game)),
      })),
    opponents: opponentsOf(played.games, person, shown),
    ...page(played, person, steps, shown),
  };
}

/** The games before this time. */
export async function showGames(
  store: Store,
  key: string,
  before: number,
  reader: Reader,
): Promise<PlayedGames | ServerRefusal> {
  const found = await personBy(store, key, reader);
  if ('code' in found) return found;
  const { id: person } = found;
  const played = await visibleGames(store, person, reader, before, GAMES_SHOWN + 1);
  const steps = await store.ratingStepsOf(
    person,
    played.games.map(({ id }) => id),
  );
  return page(played, person, steps, await shownPeople(store, played.games));
}

export async function showRatedMatch(
  store: Store,
  match: string,
  reader: Reader,
): Promise<RatedMatch | ServerRefusal> {
  const [stored, steps] = await Promise.all([store.findMatch(match), store.ratingStepsOfMatch(match)]);
  if (!stored || stored.match.state === 'closed') return { code: 'unknown-match' };
  if (stored.match.state !== 'over') return { code: 'not-over' };
  const shown = await store.profilesOf(stored.players.flatMap(({ person }) => person ?? []));
  const isShown = (person: string) => person === reader || shown.has(person);
  const seatOf = (person: string) => stored.players.findIndex((each) => each.person === person);
  return {
    changes: steps
      .filter(({ person }) => isShown(person) && seatOf(person) >= 0)
      .map((step) => ({ seat: seatOf(step.person), ...shownRating(step), change: pointsOf(step) }))
      .toSorted((a, b) => a.seat - b.seat),
    unchanged: stored.players.flatMap((row) => {
      if (row.person === null || !isShown(row.person)) return [];
      const hasChanged = steps.some(({ person }) => person === row.person);
      const reason = hasChanged ? null : unchangedReasonOf(stored.match, row);
      return reason ? [{ seat: row.seat, reason }] : [];
    }),
  };
}

/** A hidden profile has no id, so that nobody can ask for it. */
async function personBy(store: Store, key: string, reader: Reader): Promise<PersonRow | ServerRefusal> {
  if (key !== 'me') return (await store.findProfile(key)) ?? { code: 'unknown-person' };
  const own = reader === null ? undefined : await store.findPerson(reader);
  return own ?? { code: 'unknown-device' };
}

/** What the reader may know of: not a table that nobody may watch, not a deal that others still play. */
async function visibleGames(
  store: Store,
  person: string,
  reader: Reader,
  before: number,
  limit: number,
): Promise<{ readonly games: readonly Finished[]; readonly more: number | null }> {
  const found = await store.finishedMatchesOf(person, before, limit);
  const duplicates = [...new Set(found.flatMap(({ duplicate }) => duplicate ?? []))];
  const open = await store.openDuplicates(duplicates);
  const games = found.filter(
    ({ watch, duplicate, players }) =>
      (watch !== 'nobody' || players.some((each) => each.person === reader && reader !== null)) &&
      (duplicate === null || !open.includes(duplicate)),
  );
  return { games, more: found.length === limit ? (found.at(-1)?.ended_at ?? null) : null };
}

/** By person. */
type Profiles = ReadonlyMap<string, string>;

async function shownPeople(store: Store, games: readonly Finished[]): Promise<Profiles> {
  const people = games.flatMap(({ players }) => players.flatMap(({ person }) => person ?? []));
  return store.profilesOf([...new Set(people)]);
}

function page(
  { games, more }: { readonly games: readonly Finished[]; readonly more: number | null },
  person: string,
  steps: readonly RatingStepRow[],
  shown: Profiles,
): PlayedGames {
  const first = games.slice(0, GAMES_SHOWN);
  return {
    games: first.map((each) => playedGame(each, person, steps, shown)),
    more: games.length > GAMES_SHOWN ? (first.at(-1)?.ended_at ?? null) : more,
  };
}

/** What the match says itself comes before what was noted at its end. */
function unchangedReasonOf(
  match: Pick<MatchRow, 'rated' | 'result'>,
  player: PlayerRow | undefined,
): UnchangedReason | null {
  if (placesOf(match.result) === null) return 'agreed';
  if (match.rated === 'casual' || match.rated === 'favour') return match.rated;
  return v.parse(v.nullable(unchangedReason), player?.unchanged ?? null);
}

function playedGame(
  { id, game, ended_at, result, rated, players }: Finished,
  person: string,
  steps: readonly RatingStepRow[],
  shown: Profiles,
): PlayedGame {
  const step = steps.find(({ match }) => match === id);
  const seat = players.findIndex((player) => player.person === person);
  const unchanged = step ? null : unchangedReasonOf({ rated, result }, players[seat]);
  return {
    match: id,
    game,
    at: ended_at ?? 0,
    names: players.map(({ name }) => name),
    profiles: players.map(({ person: each }) => (each === null ? null : (shown.get(each) ?? null))),
    seat,
    places: placesOf(result),
    change: step ? pointsOf(step) : unchanged && isRatedReason(unchanged) ? 0 : null,
    unchanged,
  };
}

const pointsOf = ({ mu, change }: RatingStepRow): number => shownDifference(mu, mu - change);

/** An outcome and a resignation have places; an agreement has none. */
function placesOf(result: string | null): number[] | null {
  const read: { readonly places?: number[] } | null = result === null ? null : JSON.parse(result);
  return read?.places ?? null;
}

function curveOf(steps: readonly RatingStepRow[]): [number, number, number][] {
  return steps
    .slice(0, MAX_CURVE)
    .map((step): [number, number, number] => [step.at, shownMean(step.mu), shownRating(step).uncertainty])
    .reverse();
}

/** By places; who has resigned or left the game to a bot comes last. */
function opponentsOf(games: readonly Finished[], person: string, shown: Profiles): Profile['opponents'] {
  const found = new Map<string, Profile['opponents'][number]>();
  for (const { result, players } of games) {
    const places = placesOf(result);
    const holders = players.map((row) => seatHolderOf(playerOf(row)));
    const own = players.findIndex((player) => player.person === person);
    if (!places) continue;
    const finished: Pick<FinishedMatch, 'holders' | 'places'> = { holders, places };
    players.forEach(({ person: other, name }, seat) => {
      const profile = other === null || other === person ? undefined : shown.get(other);
      if (profile === undefined) return;
      const before = found.get(profile) ?? { profile, name, games: 0, better: 0, worse: 0 };
      const lead = rankOf(finished, seat) - rankOf(finished, own);
      found.set(profile, {
        ...before,
        games: before.games + 1,
        better: before.better + (lead > 0 ? 1 : 0),
        worse: before.worse + (lead < 0 ? 1 : 0),
      });
    });
  }
  return [...found.values()].toSorted((a, b) => b.games - a.games).slice(0, OPPONENTS_SHOWN);
}
