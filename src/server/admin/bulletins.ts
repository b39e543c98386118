// What operators tell everybody: kept in the database, known to every process, sent to all sockets, and over in time.
import type { Bulletin, NewBulletin } from '../../protocol/bulletins.ts';
import type { ServerRefusal } from '../../protocol/refusals.ts';
import type { System } from '../../protocol/system.ts';
import type { Bus, Subscription } from '../bus/bus.ts';
import { log } from '../operating/log.ts';
import type { BulletinRow } from '../storage/bulletin-storage.ts';
import type { Store } from '../storage/store.ts';
import { newId } from '../tokens.ts';

export interface BulletinPorts extends Pick<System, 'now' | 'randomBytes'> {
  readonly store: Store;
  readonly bus: Bus;
}

const TOPIC = 'bulletins';
const HOUR_MS = 3_600_000;
/** Without an end an announcement lasts a day, and a maintenance notice an hour after its time. */
const [ANNOUNCEMENT_MS, AFTER_MAINTENANCE_MS] = [24 * HOUR_MS, HOUR_MS];

export class Bulletins {
  private readonly ports: BulletinPorts;
  private rows: readonly BulletinRow[] = [];
  private sent = '[]';
  private readonly subscription: Subscription;
  private readonly listeners = new Set<(message: string) => void>();

  constructor(ports: BulletinPorts) {
    this.ports = ports;
    this.subscription = ports.bus.subscribe(TOPIC, () => {
      void this.reload().catch((error: unknown) => log.error({ err: error }, 'looking-after-matches-failed'));
    });
  }

  /** Those that are not over. */
  get current(): readonly Bulletin[] {
    const now = this.ports.now();
    return this.rows.filter(({ until_at }) => until_at > now).map(bulletinOf);
  }

  /** For a client that has just come; null if there is nothing to tell. */
  get message(): string | null {
    const { current } = this;
    return current.length === 0 ? null : JSON.stringify({ kind: 'bulletins', bulletins: current });
  }

  /** Called with a message for all clients whenever something is new or over. */
  onChange(listener: (message: string) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Called again and again: a message of another process may be lost, and every bulletin is over some time. */
  async reload(): Promise<void> {
    this.rows = await this.ports.store.bulletinsAt(this.ports.now());
    const bulletins = JSON.stringify(this.current);
    if (bulletins === this.sent) return;
    this.sent = bulletins;
    for (const listener of this.listeners) listener(`{"kind":"bulletins","bulletins":${bulletins}}`);
  }

  /** The row to write, or why there can be none. */
  planned({ texts, maintenanceAt, untilAt }: NewBulletin): BulletinRow | ServerRefusal {
    const now = this.ports.now();
    const isEmpty = Object.keys(texts).length === 0;
    if (isEmpty && maintenanceAt === null)
      return { code: 'bad-message', field: 'texts', expected: 'a text in a language, or maintenanceAt' };
    const until =
      untilAt ?? (maintenanceAt === null ? now + ANNOUNCEMENT_MS : maintenanceAt + AFTER_MAINTENANCE_MS);
    if (until <= now) return { code: 'bad-message', field: 'untilAt', expected: 'a time to come' };
    return {
      id: newId(this.ports),
      texts: JSON.stringify(texts),
      maintenance_at: maintenanceAt,
      until_at: until,
      created_at: now,
    };
  }

  /** After a write: this process and the others tell everybody. */
  async publish(): Promise<void> {
    await this.reload();
    this.ports.bus.publish(TOPIC, '');
  }

  close(): void {
    this.subscription.leave();
  }
}

const bulletinOf = ({ id, texts, maintenance_at, until_at }: BulletinRow): Bulletin => ({
  id,
  texts: JSON.parse(texts),
  maintenanceAt: maintenance_at,
  untilAt: until_at,
});
