// What the lobby shows: open tables with the ratings of their hosts, games to watch, how many people search.
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { ListedMatch } from '../../protocol/http.ts';
import type { Lobby, Seeker } from '../../protocol/lobby.ts';
import { clock } from '../../protocol/values.ts';
import { listPublic } from '../matches/listing.ts';
import { shownRating } from '../ratings/scale.ts';
import type { SeekerRow } from '../storage/schema.ts';
import type { Store, StoredMatch } from '../storage/store.ts';

const MAX_LISTED = 50;
const MAX_SHOWN_SEEKERS = 8;
/** Many pages ask for the same list. */
const REUSE_MS = 1000;
/** Somebody whose page has not asked for this long no longer searches. */
const SEEKER_GONE_MS = 10_000;

export interface TaggedLobby {
  readonly lobby: Lobby;
  /** Equal for equal lists. */
  readonly tag: string;
}

interface LoadedLobby extends TaggedLobby {
  /** Who sits at an open table or has made it. */
  readonly people: ReadonlyMap<string, readonly (string | null)[]>;
  /** Everybody who searches; the first of them are listed. */
  readonly seekers: readonly string[];
}

export class LobbyLists {
  private readonly store: Store;
  private readonly now: () => number;
  private last: { readonly at: number; readonly answer: Promise<LoadedLobby> } | null = null;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** Leaves out this person's own search, and the tables and searches of people they have blocked or who have blocked them. */
  async readFor(person: string | null): Promise<TaggedLobby> {
    const loaded = await this.read();
    if (person === null) return loaded;
    const { lobby, people, seekers } = loaded;
    const apart = await this.store.keptApartFrom(person);
    const isShown = (seeker: string | undefined) =>
      seeker !== undefined && seeker !== person && !apart.has(seeker);
    const isMet = (match: string) => people.get(match)?.some((each) => apart.has(each ?? ''));
    if (apart.size === 0 && seekers.every(isShown)) return loaded;
    return tagged({
      ...lobby,
      open: lobby.open.filter(({ match }) => !isMet(match)),
      seeking: seekers.filter(isShown).length,
      seekers: lobby.seekers.filter((_, i) => isShown(seekers[i])),
    });
  }

  private read(): Promise<LoadedLobby> {
    const at = this.now();
    if (this.last && at - this.last.at < REUSE_MS) return this.last.answer;
    const answer = this.load();
    this.last = { at, answer };
    answer.catch(() => {
      this.last = null;
    });
    return answer;
  }

  private async load(): Promise<LoadedLobby> {
    const [open, live, seekers] = await Promise.all([
      this.store.openMatches(MAX_LISTED),
      this.store.liveMatches(MAX_LISTED),
      this.store.openSeekers(this.now() - SEEKER_GONE_MS, MAX_LISTED),
    ]);
    const lobby: Lobby = {
      open: (await this.withRatings(open)).filter(({ free }) => free > 0),
      live: live.map(listPublic),
      seeking: seekers.length,
      seekers: await this.shownSeekers(seekers.slice(0, MAX_SHOWN_SEEKERS)),
    };
    const people = open.map(({ match, players }) => {
      return [match.id, [match.host, ...players.map(({ person }) => person)]] as const;
    });
    return { ...tagged(lobby), people: new Map(people), seekers: seekers.map(({ person }) => person) };
  }

  private async shownSeekers(rows: readonly SeekerRow[]): Promise<Seeker[]> {
    const people = await Promise.all(rows.map(({ person }) => this.store.findPerson(person)));
    return rows.map((row, i) => ({
      name: people[i]?.name ?? '',
      ...(people[i]?.profile && { profile: people[i].profile }),
      game: row.game,
      clock: v.parse(clock, JSON.parse(row.clock)),
    }));
  }

  private async withRatings(matches: readonly StoredMatch[]): Promise<ListedMatch[]> {
    const hosts = [...new Set(matches.map(({ match }) => match.host))];
    const [ratings, shown] = await Promise.all([
      this.store.ratingsOfAll(hosts),
      this.store.profilesOf(hosts),
    ]);
    return matches.map((stored) => {
      const { host, game, rated } = stored.match;
      const rating = ratings.find(
        (each) => each.person === host && each.game === game && each.rated_games > 0,
      );
      const hostProfile = shown.get(host);
      return {
        ...listPublic(stored),
        hostRating: rating && hostProfile !== undefined ? shownRating(rating).rating : null,
        ...(hostProfile !== undefined && { hostProfile }),
        isRated: rated !== 'casual',
      };
    });
  }
}

function tagged(lobby: Lobby): TaggedLobby {
  const hash = createHash('sha256').update(JSON.stringify(lobby)).digest('base64url');
  return { lobby, tag: `"${hash.slice(0, 22)}"` };
}
