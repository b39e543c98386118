// The purge: deletes and seals what the settings do not keep any longer. One process does it at a time, a little at once.
import type { System } from '../../protocol/system.ts';
import { log } from '../operating/log.ts';
import { sealMoves } from '../storage/sealed-moves.ts';
import type { Store } from '../storage/store.ts';

/** In days; 0 keeps it for ever. */
export interface RetentionSettings {
  /** Tables that were closed because nobody came, or that were abandoned. */
  readonly closedTables: number;
  /** Games without a clock in which nobody has moved. */
  readonly abandonedGames: number;
  /** Guests of whom no device was used. */
  readonly guests: number;
  /** What was said at games that are over. */
  readonly chat: number;
  /** Finished games as rows; after that they are sealed. */
  readonly unsealedGames: number;
  /** Reports that operators have closed. */
  readonly reports: number;
}

export const RETENTION_SETTINGS: RetentionSettings = {
  closedTables: 7,
  abandonedGames: 180,
  guests: 365,
  chat: 90,
  unsealedGames: 30,
  reports: 180,
};

export interface PurgePorts extends Pick<System, 'now'> {
  readonly store: Store;
  /** Closes a table; people who have it open are told. */
  close(match: string): Promise<unknown>;
  /** Deletes a person as their own request would. */
  deletePerson(person: string): Promise<unknown>;
}

/** What a purge has done, by kind. */
export type Purged = { -readonly [kind in keyof RetentionSettings]: number };

const DAY_MS = 86_400_000;
const JOB = 'purge';
export const PURGE_INTERVAL_MS = 10 * 60_000;
/** Of one kind in one read: other writes come in between. */
const BATCH = 100;

export class Purge {
  private readonly ports: PurgePorts;
  private readonly settings: RetentionSettings;

  constructor(ports: PurgePorts, settings: RetentionSettings) {
    this.ports = ports;
    this.settings = settings;
  }

  /** To be called again and again, by every process. */
  async tick(): Promise<void> {
    const { store, now } = this.ports;
    if (!(await store.takeJob(JOB, now(), now() + PURGE_INTERVAL_MS))) return;
    const purged = await this.run();
    if (Object.values(purged).some((count) => count > 0)) log.info({ ...purged }, 'purged');
  }

  async run(): Promise<Purged> {
    const { store } = this.ports;
    return {
      abandonedGames: await this.closeAbandoned(),
      closedTables: await this.each('closedTables', store.closedBefore, (match) =>
        store.write(store.deleteMatch(match)),
      ),
      guests: await this.each('guests', store.guestsUnseenSince, this.ports.deletePerson),
      chat: await this.each('chat', store.chatBefore, (match) => store.write([store.deleteChat(match)])),
      reports: await this.each('reports', store.reportsClosedBefore, (id) =>
        store.write([store.deleteReport(id)]),
      ),
      unsealedGames: await this.each('unsealedGames', store.unsealedBefore, (match) => this.seal(match)),
    };
  }

  /** The time before which this kind is not kept; null if it always is. */
  private before(kind: keyof RetentionSettings): number | null {
    const days = this.settings[kind];
    return days === 0 ? null : this.ports.now() - days * DAY_MS;
  }

  private async each(
    kind: keyof RetentionSettings,
    find: (before: number, limit: number) => Promise<readonly string[]>,
    act: (id: string) => Promise<unknown>,
  ): Promise<number> {
    const before = this.before(kind);
    let count = 0;
    while (before !== null) {
      const found = await find(before, BATCH);
      for (const id of found) await act(id);
      count += found.length;
      if (found.length < BATCH) break;
    }
    return count;
  }

  private async seal(match: string): Promise<void> {
    const { store } = this.ports;
    const rows = await store.movesOf(match);
    const sealed = sealMoves(rows);
    // A record that cannot be read back stays as it is, and is not tried again.
    await store.write(sealed ? store.sealMatch(match, sealed) : [store.updateMatch(match, { is_sealed: 1 })]);
    if (!sealed) log.error({ err: 'rows that cannot be sealed' }, 'purge-failed');
  }

  private async closeAbandoned(): Promise<number> {
    const { store, close } = this.ports;
    const before = this.before('abandonedGames');
    let count = 0;
    for (let after = ''; before !== null; ) {
      const found = await store.clocklessSince(before, after, BATCH);
      const heads = await store.headsOf(found.map(({ id }) => id));
      for (const { id, ply } of heads) {
        const [last] = ply === null ? [] : await store.movesSince(id, ply - 1);
        if (last && last.at >= before) continue;
        await close(id);
        count++;
      }
      const last = found.at(-1);
      if (!last || found.length < BATCH) break;
      after = last.id;
    }
    return count;
  }
}
