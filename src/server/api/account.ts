// What can be asked about oneself by HTTP: name, settings, passkeys, all of one's data, and to be forgotten.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Me, newMe, newPasskey, shownPasskey } from '../../protocol/account.ts';
import { Passkeys, type Site } from '../account/passkeys.ts';
import { shownRating } from '../account/ratings.ts';
import type { House } from '../match/house.ts';
import type { Persons } from '../persons.ts';
import type { Store } from '../storage/store.ts';
import { addRoute, NO_INPUT } from './checked.ts';
import { refuseRequest } from './refuse.ts';

export interface AccountPorts {
  readonly house: House;
  readonly store: Store;
  readonly persons: Persons;
  readonly trustsProxy: boolean;
  now(): number;
  personOf(request: FastifyRequest): Promise<string | null>;
}

export function addAccount(app: FastifyInstance, ports: AccountPorts): void {
  const { house, store, persons, now, personOf } = ports;
  const passkeys = new Passkeys(store, persons, now);

  const siteOf = ({ headers }: FastifyRequest): Site => {
    const host = headers.host ?? 'localhost';
    const isSecure = ports.trustsProxy && headers['x-forwarded-proto'] === 'https';
    return { id: host.replace(/:\d+$/, ''), origin: `${isSecure ? 'https' : 'http'}://${host}` };
  };

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
    await store.write(store.forget(person));
    await house.refresh(person);
    return { done: true };
  });

  addRoute(app, { ...NO_INPUT, method: 'POST', url: '/passkeys/new/options' }, async ({ request, reply }) => {
    const person = await personOf(request);
    const me = person === null ? null : await meOf(person);
    if (person === null || !me) return refuseRequest(request, reply, { code: 'unknown-device' });
    return passkeys.beginNew(siteOf(request), person, me.name);
  });

  addRoute(
    app,
    { ...NO_INPUT, method: 'POST', url: '/passkeys/new', body: newPasskey },
    async ({ body, request, reply }) => {
      const person = await personOf(request);
      if (person === null) return refuseRequest(request, reply, { code: 'unknown-device' });
      const refusal = await passkeys.finishNew(siteOf(request), person, body);
      return refusal ? refuseRequest(request, reply, refusal) : { done: true };
    },
  );

  addRoute(app, { ...NO_INPUT, method: 'POST', url: '/passkeys/entry/options' }, async ({ request }) =>
    passkeys.beginEntry(siteOf(request)),
  );

  addRoute(
    app,
    { ...NO_INPUT, method: 'POST', url: '/passkeys/entry', body: shownPasskey },
    async ({ body, request, reply }) => {
      const entered = await passkeys.finishEntry(siteOf(request), await personOf(request), body);
      if (!entered) return refuseRequest(request, reply, { code: 'bad-passkey' });
      if (entered.was !== null) await house.refresh(entered.was);
      return { device: entered.device, person: entered.person };
    },
  );
}
