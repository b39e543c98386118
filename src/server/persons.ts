// Persons and their devices. A person is known by the secret of a device. A revoked device loses its connections, in every process.
import type { System } from '../protocol/system.ts';
import type { Bus, Subscription } from './bus/bus.ts';
import { log } from './operating/log.ts';
import { DatabaseUnavailable } from './storage/database.ts';
import type { Store } from './storage/store.ts';
import { hashOf, matchesHash, newId, newSecret, splitToken } from './tokens.ts';

export interface KnownDevice {
  readonly id: string;
  readonly person: string;
}

const TOPIC = 'revoked-devices';
/** The last use of a device is stored no more precisely than this: the server keeps no protocol of what people do. */
const LAST_USE_PRECISION_MS = 6 * 3_600_000;
/** Devices in one query. */
const BATCH_SIZE = 500;

export class Persons {
  private readonly store: Store;
  private readonly system: Pick<System, 'now' | 'randomBytes'>;
  private readonly bus: Bus;
  /** For each device what ends its open connections. */
  private readonly connections = new Map<string, Set<() => void>>();
  private readonly subscription: Subscription;

  constructor(store: Store, system: Pick<System, 'now' | 'randomBytes'>, bus: Bus) {
    this.store = store;
    this.system = system;
    this.bus = bus;
    this.subscription = bus.subscribe(TOPIC, (device) => {
      if (device === null) void this.resync();
      else this.endConnections(device);
    });
  }

  /** A new person without a passkey, and their first device. */
  async newGuest(name: string): Promise<{ device: string; person: string }> {
    const person = newId(this.system);
    const { token, change } = this.newDevice(person);
    const profile = newId(this.system);
    await this.store.write([this.store.insertPerson(person, name, this.system.now(), profile), change]);
    return { device: token, person };
  }

  newDevice(person: string) {
    const [id, secret, now] = [newId(this.system), newSecret(this.system), this.system.now()];
    const row = { id, secret_hash: hashOf(secret), person, created_at: now, seen_at: now };
    return { token: `${id}.${secret}`, change: this.store.insertDevice(row) };
  }

  /** Null for a token that is unknown or revoked. */
  async personOf(token: string): Promise<string | null> {
    return (await this.deviceOf(token))?.person ?? null;
  }

  async deviceOf(token: string): Promise<KnownDevice | null> {
    const { id, secret } = splitToken(token);
    const device = await this.store.findDevice(id);
    if (!device || !matchesHash(secret, device.secret_hash)) return null;
    if (this.system.now() - (device.seen_at ?? 0) > LAST_USE_PRECISION_MS) {
      // Nobody waits for it, and a failure does not matter.
      this.store.write([this.store.touchDevice(id, this.system.now())]).catch(() => {});
    }
    return { id, person: device.person };
  }

  /** Null for a person who was deleted. */
  async nameOf(person: string): Promise<string | null> {
    return (await this.store.findPerson(person))?.name ?? null;
  }

  /** Asks the database, because a message about a revoked device may be late or lost. For what outlasts the connection. */
  async isKnown(token: string): Promise<boolean> {
    return (await this.store.findDevice(splitToken(token).id)) !== undefined;
  }

  /** Calls `end` when the device of this token is revoked, in this process or another one. Returns a function that cancels it. */
  onRevoked(token: string, end: () => void): () => void {
    const { id } = splitToken(token);
    const ends = this.connections.get(id) ?? new Set();
    this.connections.set(id, ends.add(end));
    return () => {
      ends.delete(end);
      if (ends.size === 0 && this.connections.get(id) === ends) this.connections.delete(id);
    };
  }

  /** Ends the connections of devices that have been deleted from the database. */
  publishRevoked(devices: readonly string[]): void {
    for (const device of devices) {
      this.endConnections(device);
      this.bus.publish(TOPIC, device);
    }
  }

  close(): void {
    this.subscription.leave();
  }

  private endConnections(device: string): void {
    for (const end of [...(this.connections.get(device) ?? [])]) end();
  }

  /** Finds out whether devices were revoked without a message arriving here. */
  async resync(): Promise<void> {
    if (this.bus.isAlone) return;
    try {
      await this.endUnknown();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) log.error({ err: error }, 'looking-after-devices-failed');
    }
  }

  private async endUnknown(): Promise<void> {
    const ids = [...this.connections.keys()];
    for (let i = 0; i < ids.length; i += BATCH_SIZE) {
      const batch = ids.slice(i, i + BATCH_SIZE);
      const known = new Set(await this.store.existingDevices(batch));
      for (const id of batch) if (!known.has(id)) this.endConnections(id);
    }
  }
}
