// Pairs people who look for somebody to play with. The database decides: a search ends once, in whichever process.
import { type AnyGame, chooseOptions } from '../../engine/index.ts';
import { PAIRING_BOT_LEVEL } from '../../protocol/limits.ts';
import type { NewSeek, SeekState } from '../../protocol/lobby.ts';
import type { ServerRefusal } from '../../protocol/refusals.ts';
import { randomBelow, type System } from '../../protocol/system.ts';
import { botName, FREE, type Player } from '../matches/config.ts';
import { type MatchToWrite, newMatch } from '../matches/factory.ts';
import type { SeekerRow } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import { newId } from '../tokens.ts';

export interface PairingPorts extends Pick<System, 'now' | 'randomBytes'> {
  readonly store: Store;
  readonly games: readonly AnyGame[];
  readonly maxTablesPerPerson: number;
}

/** A person who has not asked for this long has left the page. */
const GONE_MS = 10_000;
/** The last question is stored no more precisely than this. */
const TOUCH_MS = 3000;
const BOT_AFTER_MS = 60_000;
const KEEP_MS = 86_400_000;
const MAX_CANDIDATES = 200;
const MAX_CHOICE = 5;
/** The page asks again. */
const MAX_ATTEMPTS = 20;

type Answer = SeekState | ServerRefusal;

export class Pairing {
  private readonly ports: PairingPorts;

  constructor(ports: PairingPorts) {
    this.ports = ports;
  }

  async seek(person: string, { game, clock, takesBot }: NewSeek): Promise<Answer> {
    const { store, games, now, maxTablesPerPerson: most } = this.ports;
    const valid = games.filter(isForTwo).map(({ id }) => id);
    if (game !== null && !valid.includes(game)) return { code: 'unknown-game', valid };
    if ((await store.countUnfinished(person)) >= most) return { code: 'too-many-tables', most };
    const at = now();
    const row: SeekerRow = {
      id: newId(this.ports),
      person,
      game,
      clock: JSON.stringify(clock),
      takes_bot: takesBot ? 1 : 0,
      created_at: at,
      seen_at: at,
    };
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      // One search a person. An older one may just have been paired: that match is in the person's list.
      for (const { id } of await store.openSeekersOf(person)) await store.write([store.endSeeker(id, null)]);
      const written = await store.write([
        store.requirePerson(person),
        store.deleteOldSeekers(at - KEEP_MS),
        store.insertSeeker(row),
        { kind: 'check-limit', what: 'seekers', person, most: 1 },
      ]);
      if (written === 'done') return { seek: row.id, match: await this.pair(row) };
      if (!(await store.findPerson(person))) return { code: 'unknown-device' };
    }
    return { code: 'too-fast', seconds: 1 };
  }

  /** The page asks again and again; that is how the server knows that somebody still waits. */
  async ask(person: string, id: string): Promise<Answer> {
    const { store, now } = this.ports;
    const row = await store.findSeeker(id);
    if (row?.person !== person) return { code: 'not-found' };
    const end = await store.seekerEnd(id);
    if (end) return end.match === null ? { code: 'not-found' } : { seek: id, match: end.match };
    if (now() - row.seen_at > TOUCH_MS) await store.write([store.touchSeeker(id, now())]);
    const match = await this.pair(row);
    if (match !== null || row.takes_bot === 0 || now() - row.created_at < BOT_AFTER_MS)
      return { seek: id, match };
    return { seek: id, match: await this.takeBot(row) };
  }

  /** If the search has just ended in a match, the answer names it. */
  async withdraw(person: string, id: string): Promise<Answer> {
    const { store } = this.ports;
    if ((await store.findSeeker(id))?.person !== person) return { code: 'not-found' };
    await store.write([store.endSeeker(id, null)]);
    return { seek: id, match: (await store.seekerEnd(id))?.match ?? null };
  }

  private async pair(seeker: SeekerRow): Promise<string | null> {
    const { store } = this.ports;
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const other = await this.candidateFor(seeker);
      if (!other) return null;
      const players = await Promise.all([this.playerOf(seeker), this.playerOf(other)]);
      const made = this.matchFor(seeker, seeker.game ?? other.game, players);
      // Always in the same order: two processes must not wait for each other.
      const people = [seeker.person, other.person].sort().map(store.requirePerson);
      const ends = [seeker.id, other.id].sort().map((id) => store.endSeeker(id, made.id));
      if ((await store.write([...people, ...ends, ...made.changes])) === 'done') return made.id;
      // One of the two has been paired or has left. If it is this one, the search is over.
      const end = await store.seekerEnd(seeker.id);
      if (end) return end.match;
    }
    return null;
  }

  /** One of those who have waited longest: if many search at once, they should not all want the same person. */
  private async candidateFor(seeker: SeekerRow): Promise<SeekerRow | undefined> {
    const { store, now } = this.ports;
    const open = await store.openSeekers(now() - GONE_MS, MAX_CANDIDATES);
    const apart = await store.keptApartFrom(seeker.person);
    const candidates = open
      .filter((other) => other.person !== seeker.person && !apart.has(other.person))
      .filter((other) => isCompatible(seeker, other))
      .slice(0, MAX_CHOICE);
    return candidates.length > 0 ? candidates[randomBelow(this.ports, candidates.length)] : undefined;
  }

  private async takeBot(seeker: SeekerRow): Promise<string | null> {
    const { store } = this.ports;
    const bot: Player = { kind: 'bot', level: PAIRING_BOT_LEVEL, name: botName(1) };
    const made = this.matchFor(seeker, seeker.game, [await this.playerOf(seeker), bot]);
    const ended = [store.requirePerson(seeker.person), store.endSeeker(seeker.id, made.id)];
    await store.write([...ended, ...made.changes]);
    return (await store.seekerEnd(seeker.id))?.match ?? null;
  }

  /** The seat is kept: the page sits down when it opens the match. */
  private async playerOf({ person }: SeekerRow): Promise<Player> {
    return { ...FREE, person, name: (await this.ports.store.findPerson(person))?.name ?? '' };
  }

  private matchFor({ person, clock }: SeekerRow, wanted: string | null, players: Player[]): MatchToWrite {
    const { games } = this.ports;
    const possible = games.filter(isForTwo);
    const game =
      possible.find(({ id }) => id === wanted) ?? possible[randomBelow(this.ports, possible.length)];
    if (!game) throw new Error('no game is played by two');
    // Nobody has the first seat for having come first.
    const seated = randomBelow(this.ports, 2) === 0 ? players : players.toReversed();
    const chosen = chooseOptions(game, {});
    const options = JSON.stringify(chosen.ok ? chosen.options : {});
    // Open, so that anybody finds it under the games to watch: its seats are kept, nobody else can sit down.
    return newMatch(this.ports, game, person, seated, { options, is_open: 1, clock, watch: 'public' });
  }
}

const isForTwo = ({ seatCounts }: AnyGame) => seatCounts.includes(2);

function isCompatible(one: SeekerRow, other: SeekerRow): boolean {
  return one.clock === other.clock && (one.game === other.game || one.game === null || other.game === null);
}
