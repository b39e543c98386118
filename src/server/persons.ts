// Who somebody is: a person, known by the secret of a device. A device can be revoked; then its connections end, at every process.
import type { Bus, Subscription } from './bus/bus.ts';
import { complain } from './operating/log.ts';
import { Away } from './storage/database.ts';
import type { Store } from './storage/store.ts';
import { fits, hashOf, newId, newSecret, splitToken } from './tokens.ts';

export interface KnownDevice {
  readonly id: string;
  readonly person: string;
}

const TOPIC = 'revoked-devices';
/** When a device was last used is kept to within this, in milliseconds: it is no protocol of what people do. */
const SEEN_EVERY_MS = 6 * 3_600_000;
/** Devices that are asked for in one question. */
const LOOKED_AT = 500;

export class Persons {
  private readonly store: Store;
  private readonly now: () => number;
  private readonly bus: Bus;
  /** The open connections of each device. */
  private readonly watched = new Map<string, Set<() => void>>();
  private readonly subscription: Subscription;

  constructor(store: Store, now: () => number, bus: Bus) {
    this.store = store;
    this.now = now;
    this.bus = bus;
    this.subscription = bus.subscribe(TOPIC, (device) => {
      if (device === null) void this.look();
      else this.end(device);
    });
  }

  /** A guest, at once. */
  async announce(name: string): Promise<{ device: string; person: string }> {
    const person = newId();
    const { token, change } = this.newDevice(person);
    await this.store.write([this.store.newPerson(person, name, this.now()), change]);
    return { device: token, person };
  }

  newDevice(person: string) {
    const [id, secret, now] = [newId(), newSecret(), this.now()];
    const row = { id, secret_hash: hashOf(secret), person, created_at: now, seen_at: now };
    return { token: `${id}.${secret}`, change: this.store.newDevice(row) };
  }

  /** Null for a token that is not, or no longer, known. */
  async of(token: string): Promise<string | null> {
    return (await this.deviceOf(token))?.person ?? null;
  }

  async deviceOf(token: string): Promise<KnownDevice | null> {
    const { id, secret } = splitToken(token);
    const device = await this.store.deviceOf(id);
    if (!device || !fits(secret, device.secret_hash)) return null;
    if (this.now() - (device.seen_at ?? 0) > SEEN_EVERY_MS) {
      // Nobody waits for it, and it does not matter much.
      this.store.write([this.store.seeDevice(id, this.now())]).catch(() => {});
    }
    return { id, person: device.person };
  }

  /** Asks the database, for a notice may be late or lost: whoever is given something that outlasts the connection is asked for anew. */
  async isKnown(token: string): Promise<boolean> {
    return (await this.store.deviceOf(splitToken(token).id)) !== undefined;
  }

  /** `end` is called when the device of this token is revoked, here or elsewhere. Gives back what ends the watch. */
  watch(token: string, end: () => void): () => void {
    const { id } = splitToken(token);
    const ends = this.watched.get(id) ?? new Set();
    this.watched.set(id, ends.add(end));
    return () => {
      ends.delete(end);
      if (ends.size === 0 && this.watched.get(id) === ends) this.watched.delete(id);
    };
  }

  /** Once they are gone from the database: their connections end. */
  tellRevoked(devices: readonly string[]): void {
    for (const device of devices) {
      this.end(device);
      this.bus.publish(TOPIC, device);
    }
  }

  close(): void {
    this.subscription.leave();
  }

  private end(device: string): void {
    for (const end of [...(this.watched.get(device) ?? [])]) end();
  }

  /** Looks whether a device was revoked without our being told: a notice is only a hint, what counts is in the database. */
  async look(): Promise<void> {
    if (this.bus.isAlone) return;
    try {
      await this.endUnknown();
    } catch (error) {
      if (!(error instanceof Away)) complain('looking-after-devices-failed', error);
    }
  }

  private async endUnknown(): Promise<void> {
    const ids = [...this.watched.keys()];
    for (let i = 0; i < ids.length; i += LOOKED_AT) {
      const some = ids.slice(i, i + LOOKED_AT);
      const known = new Set(await this.store.knownDevices(some));
      for (const id of some) if (!known.has(id)) this.end(id);
    }
  }
}
