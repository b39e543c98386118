// What the HTTP routes for passkeys do: registration and sign-in, each in two requests.
import type * as v from 'valibot';
import type { newPasskey, shownPasskey } from '../../protocol/account.ts';
import type { SiteInfo } from '../../protocol/site.ts';
import { Passkeys, type Site } from '../account/passkeys.ts';
import type { AccountHandlers, AccountPorts } from './account-handlers.ts';
import { Refused } from './refuse.ts';

export interface PasskeyPorts extends AccountPorts {
  readonly account: AccountHandlers;
  readonly siteInfo: Pick<SiteInfo, 'name'>;
  now(): number;
}

/** `site` is null where browsers do not allow passkeys. */
export class PasskeyHandlers {
  private readonly ports: PasskeyPorts;
  private readonly passkeys: Passkeys;

  constructor(ports: PasskeyPorts) {
    this.ports = ports;
    this.passkeys = new Passkeys(ports.store, ports.persons, ports.siteInfo.name, ports.now);
  }

  async beginRegistration(person: string, site: Site | null) {
    const me = await this.ports.account.show(person);
    if (me instanceof Refused) return me;
    return site ? this.passkeys.beginRegistration(site, person, me.name) : NO_SITE;
  }

  async finishRegistration(person: string, site: Site | null, response: v.InferOutput<typeof newPasskey>) {
    if (!site) return NO_SITE;
    const refusal = await this.passkeys.finishRegistration(site, person, response);
    return refusal ? new Refused(refusal) : { done: true };
  }

  async beginSignIn(site: Site | null) {
    return site ? this.passkeys.beginSignIn(site) : NO_SITE;
  }

  /** `guest` is the person that the device of the request belongs to, if there is one. */
  async finishSignIn(guest: string | null, site: Site | null, response: v.InferOutput<typeof shownPasskey>) {
    const { registry, persons } = this.ports;
    const signedIn = site && (await this.passkeys.finishSignIn(site, guest, response));
    if (!signedIn) return new Refused({ code: 'bad-passkey' });
    if (signedIn.was !== null) await registry.refresh(signedIn.was.person);
    persons.publishRevoked(signedIn.was?.devices ?? []);
    return { device: signedIn.device, person: signedIn.person };
  }
}

const NO_SITE = new Refused({ code: 'no-passkeys-here' });
