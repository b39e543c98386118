// Who somebody is: a person, known by the secret of a device.
import type { Store } from './storage/store.ts';
import { fits, hashOf, newId, newSecret, splitToken } from './tokens.ts';

export class Persons {
  private readonly store: Store;
  private readonly now: () => number;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** A guest, at once. */
  async announce(name: string): Promise<{ device: string; person: string }> {
    const person = newId();
    const { token, change } = this.newDevice(person);
    await this.store.write([this.store.newPerson(person, name, this.now()), change]);
    return { device: token, person };
  }

  newDevice(person: string) {
    const [id, secret] = [newId(), newSecret()];
    const row = { id, secret_hash: hashOf(secret), person, created_at: this.now() };
    return { token: `${id}.${secret}`, change: this.store.newDevice(row) };
  }

  /** Null for a token that is not, or no longer, known. */
  async of(token: string): Promise<string | null> {
    const { id, secret } = splitToken(token);
    const device = await this.store.deviceOf(id);
    return device && fits(secret, device.secret_hash) ? device.person : null;
  }
}
