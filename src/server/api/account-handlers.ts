// What the HTTP routes of a user account do: name, settings, devices, export of all data, deletion.
import type * as v from 'valibot';
import type { Me, MyDevices, newMe, newVacation } from '../../protocol/account.ts';
import type { System } from '../../protocol/system.ts';
import { daysLeft, refuseVacation } from '../account/vacation.ts';
import type { MatchRegistry } from '../matches/registry.ts';
import type { KnownDevice, Persons } from '../persons.ts';
import { shownRating } from '../ratings/scale.ts';
import type { Store } from '../storage/store.ts';
import { hashOf, newId } from '../tokens.ts';
import { Refused } from './refuse.ts';

export interface AccountPorts extends Pick<System, 'now' | 'randomBytes'> {
  readonly registry: MatchRegistry;
  readonly store: Store;
  readonly persons: Persons;
}

const DONE = { done: true };
const UNKNOWN = new Refused({ code: 'unknown-device' });
const NOT_FOUND = new Refused({ code: 'not-found' });
/** More than anybody has played. */
const MAX_EXPORTED_MATCHES = 100_000;
/** How often somebody who is being deleted may have sat down at another table meanwhile. */
const MAX_ATTEMPTS = 5;

export class AccountHandlers {
  private readonly registry: MatchRegistry;
  private readonly store: Store;
  private readonly persons: Persons;
  private readonly now: () => number;
  private readonly chance: Pick<System, 'randomBytes'>;

  constructor({ registry, store, persons, now, randomBytes }: AccountPorts) {
    this.now = now;
    this.chance = { randomBytes };
    this.registry = registry;
    this.store = store;
    this.persons = persons;
  }

  async show(person: string): Promise<Me | Refused> {
    const row = await this.store.findPerson(person);
    if (!row) return UNKNOWN;
    const ratings = await this.store.ratingsOf(person);
    return {
      person,
      name: row.name,
      hasPasskey: (await this.store.passkeysOf(person)).length > 0,
      settings: row.settings,
      isHidden: (row.profile ?? null) === null,
      ...(await this.vacation(person)),
      ratings: ratings.map(({ game, games, rated_games, ...strength }) => ({
        game,
        ...shownRating(strength),
        games,
        ratedGames: rated_games,
      })),
    };
  }

  async update(
    person: string,
    { name, settings, isHidden }: v.InferOutput<typeof newMe>,
  ): Promise<Me | Refused> {
    const { store } = this;
    const known = await store.findPerson(person);
    const isRenamed = name !== undefined && name !== known?.name;
    const hides = isHidden === ((known?.profile ?? null) === null) ? undefined : isHidden;
    const changes = [
      ...(settings === undefined ? [] : [store.updatePerson(person, { settings })]),
      ...(isRenamed ? [store.renamePerson(person, name)] : []),
      // A new id whenever it is shown again: old links lead nowhere.
      ...(hides === undefined ? [] : [store.setProfile(person, hides ? null : newId(this.chance))]),
    ];
    if (changes.length > 0) await store.write(changes);
    // The tables that wait show the new name at once.
    if (isRenamed) await this.registry.refresh(person);
    return this.show(person);
  }

  /** Null ends the present vacation, or cancels the next one. */
  async setVacation(person: string, wanted: v.InferOutput<typeof newVacation> | null): Promise<Me | Refused> {
    const now = this.now();
    const next = wanted && { from: Math.max(wanted.from, now), to: wanted.to };
    const past = (await this.vacations(person)).flatMap(({ from, to }) =>
      from < now ? [{ from, to: Math.min(to, now) }] : [],
    );
    const refusal = next && refuseVacation(past, next, now);
    if (refusal) return new Refused(refusal);
    await this.store.write([this.store.setVacation(person, now, next)]);
    await this.registry.refresh(person);
    return this.show(person);
  }

  private async vacations(person: string) {
    return (await this.store.vacationsOf([person])).map(({ from_at, to_at }) => ({
      from: from_at,
      to: to_at,
    }));
  }

  private async vacation(person: string): Promise<Pick<Me, 'vacation' | 'vacationDaysLeft'>> {
    const now = this.now();
    const all = await this.vacations(person);
    const vacationDaysLeft = Math.floor(daysLeft(all, new Date(now).getUTCFullYear()));
    return { vacation: all.find(({ to }) => to > now) ?? null, vacationDaysLeft };
  }

  async export(person: string) {
    const { store } = this;
    const me = await this.show(person);
    if (me instanceof Refused) return me;
    const matches = await store.matchesOf(person, MAX_EXPORTED_MATCHES, true);
    const passkeys = await store.passkeysOf(person);
    const chat = await store.chatOfPerson(person);
    const channels = await store.channelsOf(person);
    return {
      me,
      passkeys: passkeys.map(({ id, created_at }) => ({ id, createdAt: created_at })),
      matches: matches.map(({ match, players }) => ({
        match: match.id,
        game: match.game,
        state: match.state,
        createdAt: match.created_at,
        names: players.map(({ name }) => name),
        seat: players.find((player) => player.person === person)?.seat,
        result: match.result && JSON.parse(match.result),
      })),
      tournaments: (await store.tournamentsOf(person, MAX_EXPORTED_MATCHES)).map(
        ({ id, name, host, state, created_at }) => ({
          tournament: id,
          name,
          state,
          isHost: host === person,
          createdAt: created_at,
        }),
      ),
      notices: {
        settings: (await store.noticeSettingsOf(person)) ?? null,
        channels: channels.map(({ kind, address, created_at }) => ({ kind, address, createdAt: created_at })),
        mutedTables: await store.mutedTablesOf(person),
      },
      deals: (await store.dealResultsOf(person)).map(({ deal, place, score, decisions, at }) => ({
        deal,
        place,
        score,
        decisions: JSON.parse(decisions),
        at,
      })),
      blocks: (await store.blocksOf(person)).map(({ kind, name, created_at }) => ({
        kind,
        name,
        createdAt: created_at,
      })),
      reports: (await store.reportsBy(person, 0)).map(({ at, match, subject_name, reason, words }) => ({
        at,
        match,
        name: subject_name,
        reason,
        words,
      })),
      said: chat.map(({ match, at, said }) => ({ match, at, said: JSON.parse(said) })),
    };
  }

  /** Only in the person's own list, on all their devices. What still needs them stays there. */
  async hideMatch(person: string, id: string, isHidden: boolean) {
    const found = await this.store.findMatch(id);
    if (!found?.players.some((player) => player.person === person))
      return new Refused({ code: 'unknown-match' });
    if (found.match.state !== 'over') return new Refused({ code: 'not-over' });
    await this.store.write([this.store.hideMatch(id, person, isHidden)]);
    return DONE;
  }

  async delete(person: string) {
    const devices = await this.store.devicesOf(person);
    for (let attempt = 1; ; attempt++) {
      await this.registry.giveUpAll(person);
      // Games that cannot be given up, because their rules are not loaded, do not keep anybody here.
      const most = attempt < MAX_ATTEMPTS ? await this.store.countGames(person) : Number.POSITIVE_INFINITY;
      const noNewGame = { kind: 'check-limit', what: 'games', person, most } as const;
      if ((await this.store.write([noNewGame, this.store.deletePerson(person)])) === 'done') break;
    }
    await this.registry.refresh(person);
    this.persons.publishRevoked(devices.map(({ id }) => id));
    return DONE;
  }

  async listDevices(current: KnownDevice): Promise<MyDevices> {
    const devices = await this.store.devicesOf(current.person);
    const passkeys = await this.store.passkeysOf(current.person);
    return {
      devices: devices.map(({ id, created_at, seen_at }) => ({
        id,
        createdAt: created_at,
        seenAt: seen_at,
        isThis: id === current.id,
      })),
      passkeys: passkeys.map(({ id, created_at }) => ({ id: hashOf(id), createdAt: created_at })),
    };
  }

  async deleteDevice(person: string, id: string) {
    if (!(await this.store.devicesOf(person)).some((each) => each.id === id)) return NOT_FOUND;
    await this.store.write([this.store.deleteDevice(id, person)]);
    this.persons.publishRevoked([id]);
    await this.registry.refresh(person);
    return DONE;
  }

  /** Passkeys are shown and named by hashes of their ids. */
  async deletePasskey(person: string, idHash: string) {
    const found = (await this.store.passkeysOf(person)).find(({ id }) => hashOf(id) === idHash);
    if (!found) return NOT_FOUND;
    await this.store.write([this.store.deletePasskey(found.id)]);
    return DONE;
  }
}
