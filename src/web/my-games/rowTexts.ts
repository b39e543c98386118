// What a row of one's own games says: with whom, and for whom or what it waits.
import type { Lang } from '../../engine/texts.ts';
import type { ListedMatch } from '../../protocol/http.ts';
import { formatAge } from '../lobby/formatAge.ts';
import { formatTimeRoughly } from '../online/formatTime.ts';
import type { OnlineTexts } from '../online/texts/en.ts';
import { isReplaced, type MyGame } from './myGames.ts';
import type { MyGamesTexts } from './texts/en.ts';

export interface RowWords {
  readonly texts: MyGamesTexts;
  readonly online: Pick<OnlineTexts, 'days' | 'hours' | 'minutes' | 'unsentMove'>;
  readonly lang: Lang;
  /** The name of somebody who has none. */
  personName(number: number): string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The own seat, as far as the entry has one. */
function ownSeat({ match, saved }: MyGame): number | null {
  if (match) return match.seat ?? null;
  if (saved?.ownSeat !== undefined) return saved.ownSeat;
  const people = saved?.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : [])) ?? [];
  return people.length === 1 ? (people[0] ?? null) : null;
}

/** "with Bruno and Zoé"; free seats have no name yet. */
export function companyOf(entry: MyGame, { texts, personName }: RowWords): string {
  const own = ownSeat(entry);
  const others = entry.names.flatMap((name, seat) => {
    if (seat === own || (entry.match && name === '')) return [];
    return [name || personName(seat + 1)];
  });
  if (others.length === 0) return '';
  return own === null ? texts.between(others) : texts.with(others);
}

/** The facts of the second line, the most important first. */
export function factsOf(entry: MyGame, words: RowWords, hasUnsentMove: boolean): readonly string[] {
  const { texts, online } = words;
  const { match, saved, section } = entry;
  const notes = [
    ...(saved?.branchesAt !== undefined ? [texts.whatIf(saved.branchesAt)] : []),
    ...(saved?.practice ? [texts.practice] : []),
  ];
  if (match && hasUnsentMove) return [online.unsentMove];
  if (section === 'finished') return [...notes, endOf(entry, words), ageOf(entry.at, words)];
  if (!match) return [...notes, texts.move(saved?.record?.moves.length ?? 0), ageOf(entry.at, words)];
  if (match.state === 'waiting') return [...waitingFacts(entry, match, words), ageOf(entry.at, words)];
  return turnFacts(match, words);
}

function turnFacts(match: ListedMatch, words: RowWords): readonly string[] {
  const { texts, online } = words;
  const { isMyTurn, waitsFor = [], names, since, timeLeftMs, standIns = [], seat: own, hasResigned } = match;
  const nameOf = (seat: number) => names[seat] || words.personName(seat + 1);
  // Nobody waits for a seat that a bot plays.
  const asked = waitsFor.filter((seat) => !standIns.includes(seat)).map(nameOf);
  const replaced = standIns.filter((seat) => seat !== own).map(nameOf);
  return [
    ...(hasResigned ? [texts.youResigned] : []),
    ...(isReplaced(match) ? [texts.takeSeatBack] : []),
    // That it is the person's own turn is above the row.
    ...(!isMyTurn && asked.length > 0 ? [texts.turnOf(asked)] : []),
    ...(replaced.length > 0 ? [texts.botPlaysFor(replaced)] : []),
    ...(timeLeftMs !== undefined ? [texts.timeLeft(formatTimeRoughly(timeLeftMs, online))] : []),
    ...(since !== undefined ? [texts.lastMove(ageOf(since, words))] : []),
  ];
}

function waitingFacts(
  { section, isRematch }: MyGame,
  { waitsFor = [], seat, names, free, tournament }: ListedMatch,
  { texts }: RowWords,
): readonly string[] {
  const missing = waitsFor.flatMap((each) => (each === seat ? [] : (names[each] ?? '') || []));
  const rematch = isRematch ? [texts.rematch] : tournament === undefined ? [] : [texts.roundBegun];
  if (section === 'invited')
    return [...rematch, missing.length + free > 0 ? texts.waitsForYouAnd(missing) : texts.waitsForYou];
  return [
    ...rematch,
    ...(missing.length > 0 ? [texts.waitsFor(missing)] : []),
    ...(free > 0 ? [texts.free(free)] : []),
  ];
}

/** Who has won, if this device has the game; otherwise that it is over. */
function endOf(entry: MyGame, { texts, personName }: RowWords): string {
  const { match, saved } = entry;
  const ending = match?.ending ?? saved?.record?.ending;
  if (ending?.reason === 'agreed') return texts.stopped;
  const places = ending?.places ?? saved?.record?.result?.places;
  if (!places) return texts.over;
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const own = ownSeat(entry);
  if (own !== null && winners.includes(own)) return winners.length === 1 ? texts.youWon : texts.youShared;
  return texts.won(winners.map((seat) => entry.names[seat] || personName(seat + 1)));
}

const ageOf = (at: number, { now, lang, texts }: RowWords) => formatAge(now - at, lang, texts.justNow);
