// What has to work through a proxy: pages, HTTP/2, the API from its own pages only, sockets, limits per client.

import { connect } from 'node:http2';
import { request } from 'node:https';
import { guest, playOn, post, table } from '../../../src/server/fixtures.ts';

export interface Check {
  readonly what: string;
  readonly isFine: boolean;
  readonly found: string;
}

/** Where the site is, as people type it. */
export interface Front {
  readonly name: string;
  readonly http: number;
  readonly https: number;
}

/** More requests than one client may make at once. */
const TOO_MANY = 150;

export async function checksOf(base: string, front: Front): Promise<Check[]> {
  const { name, http, https } = front;
  const { origin } = new URL(`https://${name}:${https}`);
  const site = origin + base;
  const checks: Check[] = [];
  const check = (what: string, found: unknown, expected: unknown) => {
    const isFine = JSON.stringify(found) === JSON.stringify(expected);
    checks.push({ what, isFine, found: String(JSON.stringify(found)) });
  };
  const statusOf = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(site + path, { headers })).status;

  const page = await (await fetch(`${site}/game/scout`)).text();
  check(
    'a page, whose files and links are those of the site',
    [
      page.includes(`<meta property="og:url" content="${site}/game/scout">`),
      await statusOf(/ src="([^"]+\.js)"/.exec(page)?.[1]?.slice(base.length) ?? '/nothing'),
    ],
    [true, 200],
  );
  check('HTTP/2', await overHttp2(origin, `${base}/api/games`), 200);
  const plain = await fetch(`http://${name}:${http}${base}/`, { redirect: 'manual' });
  check('plain HTTP leads to TLS', [plain.status, plain.headers.get('location')], [308, `${site}/`]);
  check('a page of this site may call it', await statusOf('/api/games', { origin }), 200);
  check(
    'a page of another site may not',
    await statusOf('/api/games', { origin: 'https://elsewhere.example' }),
    403,
  );
  const metrics = (await fetch(`${origin}/metrics`)).status;
  check('nobody reads the metrics through it', metrics === 404 || metrics === 403, true);

  const device = await guest(site, 'Anna');
  const { rp } = await post<{ rp: { id: string } }>(site, '/passkeys/new/options', {}, device);
  check('passkeys are bound to the name', rp.id, name);
  const { clients } = await table(site);
  await playOn(clients, 12);
  check(
    'two people play over sockets',
    clients.map(({ ply }) => ply >= 12),
    [true, true],
  );
  for (const client of clients) client.close();

  const statuses = await Promise.all(
    Array.from({ length: TOO_MANY }, (_, i) =>
      statusFrom('127.0.0.3', front, `${base}/api/games`, `10.0.${i}.1`),
    ),
  );
  check('who forges X-Forwarded-For does not escape the limits', statuses.includes(429), true);
  check('and is the only one who waits', await statusFrom('127.0.0.4', front, `${base}/api/games`, ''), 200);
  return checks;
}

async function overHttp2(origin: string, path: string): Promise<number> {
  const session = connect(origin, { rejectUnauthorized: false });
  try {
    return await new Promise((resolve, reject) => {
      session.on('error', reject);
      session.request({ ':path': path }).on('response', (headers) => resolve(Number(headers[':status'])));
    });
  } finally {
    session.close();
  }
}

/** A request from another address of this machine. */
function statusFrom(
  localAddress: string,
  { name, https: port }: Front,
  path: string,
  forged: string,
): Promise<number> {
  return new Promise((resolve, reject) => {
    request({
      host: '127.0.0.1',
      port,
      path,
      localAddress,
      servername: name,
      rejectUnauthorized: false,
      headers: {
        host: new URL(`https://${name}:${port}`).host,
        ...(forged && { 'x-forwarded-for': forged }),
      },
    })
      .on('response', (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      })
      .on('error', reject)
      .end();
  });
}
