// What can be asked by HTTP.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { catalogue } from '../../games/index.ts';
import { newDevice, newMatch } from '../../protocol/http.ts';
import { LIMITS } from '../../protocol/limits.ts';
import { LEVEL_NAMES } from '../../protocol/values.ts';
import { Buckets, type Rate } from '../limits.ts';
import type { House } from '../match/house.ts';
import { complain } from '../operating/log.ts';
import type { Persons } from '../persons.ts';
import type { Store } from '../storage/store.ts';
import { addAccount } from './account.ts';
import { addressOf, isOwnOrigin } from './addresses.ts';
import { read } from './reading.ts';
import { refuseRequest } from './refuse.ts';

export interface RoutePorts {
  readonly house: House;
  readonly persons: Persons;
  readonly store: Store;
  readonly rate: Rate;
  readonly trustsProxy: boolean;
  now(): number;
}

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

  const personOf = async (request: FastifyRequest): Promise<string | null> => {
    const [, token] = /^Bearer ([\w.-]{8,120})$/.exec(request.headers.authorization ?? '') ?? [];
    return token ? persons.of(token) : null;
  };

  app.get('/games', async () => ({
    games: catalogue.map(({ game: { id, version, seatCounts, options } }) => ({
      id,
      version,
      seatCounts,
      options,
    })),
    levels: LEVEL_NAMES,
  }));

  app.post('/devices', async (request, reply) => {
    const body = read(newDevice, request.body);
    if (!body.ok) return refuseRequest(request, reply, body.refusal);
    return persons.announce(body.value.name);
  });

  app.get('/matches', async () => ({ matches: await house.open() }));

  app.post('/matches', async (request, reply) => {
    const person = await personOf(request);
    if (person === null) return refuseRequest(request, reply, { code: 'unknown-device' });
    const body = read(newMatch, request.body);
    if (!body.ok) return refuseRequest(request, reply, body.refusal);
    const answer = await house.set(person, body.value);
    if (!answer.ok) return refuseRequest(request, reply, answer.refusal);
    return { match: answer.match, commitment: answer.commitment };
  });

  app.get<{ Params: { id: string } }>('/matches/:id/record', async (request, reply) => {
    const match = await house.find(request.params.id);
    if (!match) return refuseRequest(request, reply, { code: 'unknown-match' });
    return match.do(async () => {
      if (match.isOutdated) return refuseRequest(request, reply, { code: 'other-version' });
      return match.state === 'over' ? match.record() : refuseRequest(request, reply, { code: 'not-over' });
    });
  });

  addAccount(app, { house, store, persons, now, personOf, trustsProxy: ports.trustsProxy });

  app.get('/me/matches', async (request, reply) => {
    const person = await personOf(request);
    if (person === null) return refuseRequest(request, reply, { code: 'unknown-device' });
    return { matches: await house.of(person) };
  });

  // Not a page of the application either.
  app.all('/*', async (request, reply) => refuseRequest(request, reply, { code: 'not-found' }));
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
