// Every route refuses hostile paths, queries and bodies by its schema.
import fastify, { type FastifyInstance, type HTTPMethods } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgresBus } from '../bus/postgres.ts';
import { addOnline, ONLINE_SETTINGS, type Online } from '../online.ts';
import { newDatabase, type TestDatabase } from '../storage/postgres.fixtures.ts';
import { onFrameworkError } from './client-errors.ts';
import { ConnectionTracker } from './connection-tracker.ts';

interface Route {
  readonly method: HTTPMethods;
  readonly url: string;
}

const routes: Route[] = [];
let app: FastifyInstance;
let own: TestDatabase;
let online: Online;
let bus: ReturnType<typeof openPostgresBus>;
beforeAll(async () => {
  own = await newDatabase();
  app = fastify({ logger: false, frameworkErrors: onFrameworkError });
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) if (!/^\/api\/?\*?$/.test(url)) routes.push({ method: each, url });
  });
  bus = openPostgresBus(own.url);
  const rate = { burst: 100_000, perSecond: 100_000 };
  const settings = { ...ONLINE_SETTINGS, database: own.url, bus, requests: rate };
  online = await addOnline(
    app,
    settings,
    new ConnectionTracker(app.server, { ...settings, maxConnections: 100 }),
  );
  await app.ready();
});
afterAll(async () => {
  await online.close();
  await own.drop();
});

const IDS = [
  ...['%00', 'a%00b', '%ff', '%', '%2e%2e', '..', "';drop table matches;--", '%F0%9F%98%80', '%0a'],
  ...['x', 'x'.repeat(33), 'x'.repeat(70), 'x'.repeat(5000), '%ED%A0%80', '__proto__', 'constructor', ' '],
];
const BODIES = [
  ...['null', '[]', '0', '"x"', '{', '{"__proto__":{"x":1}}', '{"name":"a\\u0000"}', '{"name":"\\ud800"}'],
  ...['{"more":1}', `{"name":"${'x'.repeat(60_000)}"}`, '[[[[[[]]]]]]', '\u0000', '{"settings":"\\u0000"}'],
];
const QUERIES = ['?x=1', '?id=%00', '?__proto__=1', '?%', `?${'a=1&'.repeat(500)}`];
/** Routes without schemas. */
const WITHOUT_SCHEMA = new Set(['/health', '/ready', '/metrics']);

async function device(): Promise<string> {
  const made = await app.inject({ method: 'POST', url: '/api/devices', payload: { name: 'Anna' } });
  return made.json<{ device: string }>().device;
}

test('every route refuses hostile paths, queries and bodies with a code, and the bus stays up', async () => {
  expect(routes.length).toBeGreaterThan(15);
  const missed: (string | null)[] = [];
  const { ready } = bus.subscribe('watching', (text) => missed.push(text));
  await ready;
  let authorization = '';
  const ask = async (method: HTTPMethods, url: string, payload?: string) => {
    const headers = { authorization, ...(payload !== undefined && { 'content-type': 'application/json' }) };
    const answer = await app.inject({ method: method as 'GET', url, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, text: answer.body, what: `${method} ${url.slice(0, 80)} ${payload}` };
  };
  let asked = 0;
  for (const { method, url } of routes) {
    if (WITHOUT_SCHEMA.has(url)) continue;
    // One of the routes deletes the person that asks.
    authorization = `Bearer ${await device()}`;
    const plain = url.replace(/:\w+/g, 'abcdefgh12345678');
    const hostile = [
      ...(url.includes(':') ? IDS.map((id) => [url.replace(/:\w+/g, id)] as const) : []),
      ...QUERIES.map((query) => [plain + query] as const),
      ...(method === 'GET' || method === 'HEAD' ? [] : BODIES.map((body) => [plain, body] as const)),
    ];
    for (const [address, body] of hostile) {
      const { status, text, what } = await ask(method, address, body);
      // `null` counts as no body.
      if (body === 'null' && status === 200) continue;
      expect(status, what).toBeGreaterThanOrEqual(400);
      expect(status, what).toBeLessThan(500);
      if (method !== 'HEAD')
        expect([JSON.parse(text).refusal?.code, JSON.parse(text).message], what).toEqual([
          expect.stringMatching(/^[a-z-]+$/),
          expect.any(String),
        ]);
      asked++;
    }
  }
  expect(asked).toBeGreaterThan(150);
  expect([bus.isUp, missed]).toEqual([true, []]);
  authorization = `Bearer ${await device()}`;
  expect(await ask('GET', '/api/me')).toMatchObject({ status: 200 });
});

test('a path with an invalid id is refused with the form of an id', async () => {
  const answer = await app.inject({ method: 'GET', url: '/api/matches/a%00b/record' });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    400,
    { refusal: { code: 'bad-message', field: 'id', expected: expect.stringContaining('8 to 32') } },
  ]);
});

test.each(['constructor', 'toString', 'hasOwnProperty'])(
  'a property named like one of Object.prototype is refused: %s',
  async (name) => {
    const headers = { authorization: `Bearer ${await device()}` };
    const plan = { game: 'scout', seats: [{ kind: 'person' }, { kind: 'person' }] };
    const ask = (payload: object) => app.inject({ method: 'POST', url: '/api/matches', headers, payload });
    expect((await ask(plan)).statusCode).toBe(200);
    for (const [payload, field] of [
      [{ ...plan, options: { [name]: 'x' } }, `options.${name}`],
      [{ ...plan, [name]: 'x' }, name],
    ] as const) {
      const answer = await ask(payload);
      expect([answer.statusCode, answer.json()]).toMatchObject([
        400,
        { refusal: { code: 'bad-message', field } },
      ]);
    }
  },
);
