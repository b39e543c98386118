// Registration and sign-in with passkeys (WebAuthn). There are no passwords and no e-mail addresses.
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type * as v from 'valibot';
import type { newPasskey, shownPasskey } from '../../protocol/account.ts';
import type { ServerRefusal } from '../../protocol/refusals.ts';
import type { Persons } from '../persons.ts';
import type { Store } from '../storage/store.ts';

/** The site of the pages, to which authenticators bind passkeys. */
export interface Site {
  /** The host name without the port. */
  readonly id: string;
  readonly origin: string;
  /** The path that all its addresses begin with, such as `/games`; empty for most. */
  readonly base: string;
}

/** A guest who turned out to have an account, and their devices, which are revoked. */
interface MergedGuest {
  readonly person: string;
  readonly devices: readonly string[];
}

const CHALLENGE_TIMEOUT_MS = 5 * 60_000;
const REFUSED: ServerRefusal = { code: 'bad-passkey' };

export class Passkeys {
  private readonly store: Store;
  private readonly persons: Persons;
  private readonly siteName: string;
  private readonly now: () => number;

  constructor(store: Store, persons: Persons, siteName: string, now: () => number) {
    this.siteName = siteName;
    this.store = store;
    this.persons = persons;
    this.now = now;
  }

  async beginRegistration(site: Site, person: string, name: string) {
    const known = await this.store.passkeysOf(person);
    const options = await generateRegistrationOptions({
      rpName: this.siteName,
      rpID: site.id,
      userID: new Uint8Array(Buffer.from(person)),
      userName: name,
      userDisplayName: name,
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    await this.storeChallenge(options.challenge, person);
    return options;
  }

  /** Null if the passkey has been stored. */
  async finishRegistration(
    site: Site,
    person: string,
    response: v.InferOutput<typeof newPasskey>,
  ): Promise<ServerRefusal | null> {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: (challenge) => this.isExpected(challenge, person),
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: false,
    }).catch(() => ({ verified: false, registrationInfo: undefined }) as const);
    if (!verified || !registrationInfo) return REFUSED;
    const { id, publicKey, counter } = registrationInfo.credential;
    const row = {
      id,
      person,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      created_at: this.now(),
    };
    return (await this.store.write([this.store.insertPasskey(row)])) === 'done' ? null : REFUSED;
  }

  async beginSignIn(site: Site) {
    const options = await generateAuthenticationOptions({ rpID: site.id, userVerification: 'preferred' });
    await this.storeChallenge(options.challenge, null);
    return options;
  }

  /** Signs in as the owner of the passkey with a new device. Matches of the guest on this device become theirs. Null if invalid. */
  async finishSignIn(
    site: Site,
    guest: string | null,
    response: v.InferOutput<typeof shownPasskey>,
  ): Promise<{ readonly device: string; readonly person: string; readonly was: MergedGuest | null } | null> {
    const passkey = await this.store.findPasskey(response.id);
    if (!passkey) return null;
    const { userHandle, ...signed } = response.response;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...response,
        response: { ...signed, ...(userHandle !== undefined && { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge: (challenge) => this.isExpected(challenge, null),
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: false,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
    }).catch(() => ({ verified: false, authenticationInfo: undefined }) as const);
    if (!verified || !authenticationInfo) return null;
    const { person } = passkey;
    const { token, change } = this.persons.newDevice(person);
    const isGuest = guest !== null && guest !== person && (await this.store.passkeysOf(guest)).length === 0;
    const devices = isGuest ? (await this.store.devicesOf(guest)).map(({ id }) => id) : [];
    await this.store.write([
      this.store.updatePasskeyCounter(passkey.id, authenticationInfo.newCounter),
      change,
      ...(isGuest ? [this.store.mergeGuest(guest, person)] : []),
    ]);
    return { device: token, person, was: isGuest ? { person: guest, devices } : null };
  }

  private async storeChallenge(challenge: string, person: string | null): Promise<void> {
    const now = this.now();
    await this.store.write([
      this.store.deleteExpiredChallenges(now),
      this.store.insertChallenge(challenge, person, now + CHALLENGE_TIMEOUT_MS),
    ]);
  }

  private async isExpected(challenge: string, person: string | null): Promise<boolean> {
    // PostgreSQL cannot be asked for every text, for example not for one with a zero character.
    if (!/^[\w-]{1,200}$/.test(challenge)) return false;
    const row = await this.store.takeChallenge(challenge);
    return row !== undefined && row.person === person && row.expires_at > this.now();
  }
}
