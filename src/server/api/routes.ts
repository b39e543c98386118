// What can be asked by HTTP.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { catalogue } from '../../games/index.ts';
import { newDevice, newMatch, ofMatch } from '../../protocol/http.ts';
import { LIMITS } from '../../protocol/limits.ts';
import { LEVEL_NAMES } from '../../protocol/values.ts';
import type { Site } from '../account/passkeys.ts';
import { Buckets, type Rate } from '../limits.ts';
import type { House } from '../match/house.ts';
import { complain } from '../operating/log.ts';
import type { Persons } from '../persons.ts';
import type { Store } from '../storage/store.ts';
import { addAccount } from './account.ts';
import { addressOf, isOwnOrigin } from './addresses.ts';
import { addRoute, NO_INPUT } from './checked.ts';
import { refuseRequest } from './refuse.ts';

export interface RoutePorts {
  readonly house: House;
  readonly persons: Persons;
  readonly store: Store;
  readonly rate: Rate;
  readonly trustsProxy: boolean;
  readonly site: Site | null;
  now(): number;
}

/** Decisions that are replayed because a match was not in memory, for the price of one GET: about ten milliseconds. */
const PLIES_PER_UNIT = 150;

export async function addRoutes(app: FastifyInstance, ports: RoutePorts): Promise<void> {
  const { house, persons, store, now } = ports;
  const buckets = new Buckets(ports.rate);
  const tidy = setInterval(() => buckets.tidy(now()), 60_000);
  tidy.unref();
  app.addHook('onClose', async () => clearInterval(tidy));

  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isOwnOrigin(request.raw)) return refuseRequest(request, reply, { code: 'other-origin' });
    const cost = request.method === 'GET' ? 1 : 4;
    if (!buckets.take(addressOf(request.raw, ports.trustsProxy), cost, now())) {
      return refuseRequest(request, reply, { code: 'too-fast', seconds: 5 });
    }
  });

  /** Known only afterwards; the address pays for it with what it asks next. */
  const chargeReplay = (request: FastifyRequest, plies: number) =>
    buckets.charge(addressOf(request.raw, ports.trustsProxy), plies / PLIES_PER_UNIT, now());

  const deviceOf = async (request: FastifyRequest) => {
    const [, token] = /^Bearer ([\w.-]{8,120})$/.exec(request.headers.authorization ?? '') ?? [];
    return token ? persons.deviceOf(token) : null;
  };
  const personOf = async (request: FastifyRequest) => (await deviceOf(request))?.person ?? null;

  addRoute(app, { ...NO_INPUT, method: 'GET', url: '/games' }, async () => ({
    games: catalogue.map(({ game: { id, version, seatCounts, options } }) => ({
      id,
      version,
      seatCounts,
      options,
    })),
    levels: LEVEL_NAMES,
  }));

  const devices = { ...NO_INPUT, method: 'POST', url: '/devices', body: newDevice } as const;
  addRoute(app, devices, async ({ body }) => persons.announce(body.name));

  addRoute(app, { ...NO_INPUT, method: 'GET', url: '/matches' }, async () => ({
    matches: await house.open(),
  }));

  const setting = { ...NO_INPUT, method: 'POST', url: '/matches', body: newMatch } as const;
  addRoute(app, setting, async ({ body, request, reply }) => {
    const person = await personOf(request);
    if (person === null) return refuseRequest(request, reply, { code: 'unknown-device' });
    const answer = await house.set(person, body);
    if (!answer.ok) return refuseRequest(request, reply, answer.refusal);
    return { match: answer.match, commitment: answer.commitment };
  });

  const record = { ...NO_INPUT, method: 'GET', url: '/matches/:id/record', params: ofMatch } as const;
  addRoute(app, record, async ({ params, request, reply }) => {
    const match = await house.find(params.id);
    if (!match) return refuseRequest(request, reply, { code: 'unknown-match' });
    return match.do(async () => {
      if (match.isOutdated) return refuseRequest(request, reply, { code: 'other-version' });
      if (match.state !== 'over') return refuseRequest(request, reply, { code: 'not-over' });
      if (match.isResting) chargeReplay(request, (await match.running()).table.ply);
      return match.record();
    });
  });

  addAccount(app, { house, store, persons, now, deviceOf, trustsProxy: ports.trustsProxy, site: ports.site });

  addRoute(app, { ...NO_INPUT, method: 'GET', url: '/me/matches' }, async ({ request, reply }) => {
    const person = await personOf(request);
    if (person === null) return refuseRequest(request, reply, { code: 'unknown-device' });
    return { matches: await house.of(person, (plies) => chargeReplay(request, plies)) };
  });

  // Not a page of the application either.
  for (const url of ['/', '/*'])
    app.all(url, async (request, reply) => refuseRequest(request, reply, { code: 'not-found' }));
  app.setErrorHandler(async (error: { statusCode?: number }, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) {
      complain('request-failed', error);
      return refuseRequest(request, reply, { code: 'cannot-store' });
    }
    const expected = statusCode === 413 ? `at most ${LIMITS.body} bytes` : 'JSON';
    return refuseRequest(request, reply, { code: 'bad-message', field: '', expected });
  });
}
