// Sites under a path, such as https://example.org/games/.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicSite } from './api/site.ts';
import { withoutBase } from './base-path.ts';
import type { Card } from './cards/card.ts';
import { guest, openServer, TestClient, type TestServer } from './fixtures.ts';
import { pageHtml } from './pages/page-html.ts';

test.each([
  ['/games', '/'],
  ['/games/', '/'],
  ['/games?lang=fr', '/?lang=fr'],
  ['/games/games', '/games'],
  ['/games/api/socket?match=x', '/api/socket?match=x'],
  ['/health', '/health'],
  ['/gamesome', null],
  ['/', null],
])('%s below /games is %s', (url, path) => {
  expect(withoutBase(url, '/games')).toBe(path);
  expect(withoutBase(url, '')).toBe(url);
});

let server: TestServer;
beforeAll(async () => {
  server = await openServer({ site: publicSite('https://example.org/games/') });
});
afterAll(() => server.close());

test('pages, API and sockets are below the path, and nothing is beside it', async () => {
  const at = async (path: string) => {
    const answer = await fetch(server.address + path, { redirect: 'manual' });
    return [answer.status, answer.headers.get('location')];
  };
  expect(await at('/games/')).toEqual([200, null]);
  expect(await at('/games/play/abc')).toEqual([200, null]);
  expect(await at('/games/api/games')).toEqual([200, null]);
  expect(await at('/ready')).toEqual([200, null]);
  expect(await at('/api/games')).toEqual([404, null]);
  expect(await at('/')).toEqual([307, '/games/']);
  const device = await guest(`${server.address}/games`, 'Anna');
  expect(device).toMatch(/\./);
  const client = new TestClient(`${server.address}/games`);
  await client.opened();
  const beside = await new TestClient(server.address).opened();
  expect([client.closed, beside.closed]).toEqual([null, 1006]);
  client.close();
});

test('links of the site begin with the path', async () => {
  const answer = await fetch(`${server.address}/games/api/addresses`);
  expect(await answer.json()).toEqual({ origins: ['https://example.org/games'] });
});

test('the page names its files by the path of the site, wherever it is', () => {
  const built = '<head><title>x</title><script src="./assets/a.js"></script><link href="./icon.svg"></head>';
  const nothing = { game: null, hasBoard: false, lead: '', heading: '', facts: [], seats: [] };
  const card: Card = { lang: 'en', site: 'x', title: 'x', description: '', ...nothing };
  const html = pageHtml(built, { card, head: '', base: '/games' });
  expect(html).toContain('src="/games/assets/a.js"');
  expect(html).toContain('href="/games/icon.svg"');
});
