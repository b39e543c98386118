// What can be asked about oneself by HTTP: name, settings, passkeys, all of one's data, and to be forgotten.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type Me,
  type MyDevices,
  newMe,
  newPasskey,
  ofDevice,
  ofPasskey,
  shownPasskey,
} from '../../protocol/account.ts';
import { Passkeys, type Site } from '../account/passkeys.ts';
import { shownRating } from '../account/ratings.ts';
import type { House } from '../match/house.ts';
import type { KnownDevice, Persons } from '../persons.ts';
import type { Store } from '../storage/store.ts';
import { hashOf } from '../tokens.ts';
import { addRoute, NO_INPUT } from './checked.ts';
import { refuseRequest } from './refuse.ts';
import { siteOf } from './site.ts';

export interface AccountPorts {
  readonly house: House;
  readonly store: Store;
  readonly persons: Persons;
  readonly trustsProxy: boolean;
  /** Where the pages are, if it is set. */
  readonly site: Site | null;
  now(): number;
  deviceOf(request: FastifyRequest): Promise<KnownDevice | null>;
}

export function addAccount(app: FastifyInstance, ports: AccountPorts): void {
  const { house, store, persons, now, deviceOf } = ports;
  const personOf = async (request: FastifyRequest) => (await deviceOf(request))?.person ?? null;
  const passkeys = new Passkeys(store, persons, now);

  const placeOf = ({ headers }: FastifyRequest): Site | null =>
    ports.site ?? siteOf(headers, ports.trustsProxy);
  const noPlace = (request: FastifyRequest, reply: FastifyReply) =>
    refuseRequest(request, reply, { code: 'no-passkeys-here' });

  const meOf = async (person: string): Promise<Me | null> => {
    const row = await store.personOf(person);
    if (!row) return null;
    const ratings = await store.ratingsOf(person);
    return {
      person,
      name: row.name,
      hasPasskey: (await store.passkeysOf(person)).length > 0,
      settings: row.settings,
      ratings: ratings.map(({ game, mu, sigma, games }) => ({
        game,
        rating: shownRating({ mu, sigma }),
        games,
      })),
    };
  };

  addRoute(app, { ...NO_INPUT, method: 'GET', url: '/me' }, async ({ request, reply }) => {
    const person = await personOf(request);
    const me = person === null ? null : await meOf(person);
    return me ?? refuseRequest(request, reply, { code: 'unknown-device' });
  });

  addRoute(
    app,
    { ...NO_INPUT, method: 'PATCH', url: '/me', body: newMe },
    async ({ body, request, reply }) => {
      const person = await personOf(request);
      if (person === null) return refuseRequest(request, reply, { code: 'unknown-device' });
      const { name, settings } = body;
      const part = { ...(name !== undefined && { name }), ...(settings !== undefined && { settings }) };
      if (Object.keys(part).length > 0) await store.write([store.setPerson(person, part)]);
      return meOf(person);
    },
  );

  addRoute(app, { ...NO_INPUT, method: 'GET', url: '/me/export' }, async ({ request, reply }) => {
    const person = await personOf(request);
    const me = person === null ? null : await meOf(person);
    if (person === null || !me) return refuseRequest(request, reply, { code: 'unknown-device' });
    const matches = await store.matchesOf(person, 100_000);
    reply.header('content-disposition', 'attachment; filename="scriptorium.json"');
    return {
      me,
      passkeys: (await store.passkeysOf(person)).map(({ id, created_at }) => ({ id, createdAt: created_at })),
      matches: await Promise.all(
        matches.map(async ({ match, sitters }) => ({
          match: match.id,
          game: match.game,
          state: match.state,
          createdAt: match.created_at,
          names: sitters.map(({ name }) => name),
          seat: sitters.find((sitter) => sitter.person === person)?.seat,
          result: match.result && JSON.parse(match.result),
        })),
      ),
      said: (await store.linesOf(person)).map(({ match, at, said }) => ({
        match,
        at,
        said: JSON.parse(said),
      })),
    };
  });

  addRoute(app, { ...NO_INPUT, method: 'DELETE', url: '/me' }, async ({ request, reply }) => {
    const person = await personOf(request);
    if (person === null) return refuseRequest(request, reply, { code: 'unknown-device' });
    const devices = await store.devicesOf(person);
    await store.write(store.forget(person));
    await house.refresh(person);
    persons.tellRevoked(devices.map(({ id }) => id));
    return { done: true };
  });

  addRoute(app, { ...NO_INPUT, method: 'GET', url: '/me/devices' }, async ({ request, reply }) => {
    const self = await deviceOf(request);
    if (!self) return refuseRequest(request, reply, { code: 'unknown-device' });
    const devices = await store.devicesOf(self.person);
    const passkeys = await store.passkeysOf(self.person);
    return {
      devices: devices.map(({ id, created_at, seen_at }) => ({
        id,
        createdAt: created_at,
        seenAt: seen_at,
        isThis: id === self.id,
      })),
      passkeys: passkeys.map(({ id, created_at }) => ({ id: hashOf(id), createdAt: created_at })),
    } satisfies MyDevices;
  });

  const device = { ...NO_INPUT, method: 'DELETE', url: '/me/devices/:id', params: ofDevice } as const;
  addRoute(app, device, async ({ params: { id }, request, reply }) => {
    const person = await personOf(request);
    if (person === null) return refuseRequest(request, reply, { code: 'unknown-device' });
    if (!(await store.devicesOf(person)).some((each) => each.id === id)) {
      return refuseRequest(request, reply, { code: 'not-found' });
    }
    await store.write(store.dropDevice(id, person));
    persons.tellRevoked([id]);
    await house.refresh(person);
    return { done: true };
  });

  const passkey = { ...NO_INPUT, method: 'DELETE', url: '/me/passkeys/:id', params: ofPasskey } as const;
  addRoute(app, passkey, async ({ params: { id }, request, reply }) => {
    const person = await personOf(request);
    if (person === null) return refuseRequest(request, reply, { code: 'unknown-device' });
    const found = (await store.passkeysOf(person)).find((each) => hashOf(each.id) === id);
    if (!found) return refuseRequest(request, reply, { code: 'not-found' });
    await store.write([store.dropPasskey(found.id)]);
    return { done: true };
  });

  addRoute(app, { ...NO_INPUT, method: 'POST', url: '/passkeys/new/options' }, async ({ request, reply }) => {
    const person = await personOf(request);
    const me = person === null ? null : await meOf(person);
    if (person === null || !me) return refuseRequest(request, reply, { code: 'unknown-device' });
    const site = placeOf(request);
    return site ? passkeys.beginNew(site, person, me.name) : noPlace(request, reply);
  });

  addRoute(
    app,
    { ...NO_INPUT, method: 'POST', url: '/passkeys/new', body: newPasskey },
    async ({ body, request, reply }) => {
      const person = await personOf(request);
      if (person === null) return refuseRequest(request, reply, { code: 'unknown-device' });
      const site = placeOf(request);
      if (!site) return noPlace(request, reply);
      const refusal = await passkeys.finishNew(site, person, body);
      return refusal ? refuseRequest(request, reply, refusal) : { done: true };
    },
  );

  addRoute(
    app,
    { ...NO_INPUT, method: 'POST', url: '/passkeys/entry/options' },
    async ({ request, reply }) => {
      const site = placeOf(request);
      return site ? passkeys.beginEntry(site) : noPlace(request, reply);
    },
  );

  addRoute(
    app,
    { ...NO_INPUT, method: 'POST', url: '/passkeys/entry', body: shownPasskey },
    async ({ body, request, reply }) => {
      const site = placeOf(request);
      const entered = site && (await passkeys.finishEntry(site, await personOf(request), body));
      if (!entered) return refuseRequest(request, reply, { code: 'bad-passkey' });
      if (entered.was !== null) await house.refresh(entered.was.person);
      persons.tellRevoked(entered.was?.devices ?? []);
      return { device: entered.device, person: entered.person };
    },
  );
}
