// Games from outside on the server: one module for browsers, named in the page and kept by the service worker.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { addGameModules, bundleGame } from './game-modules.ts';
import { addServiceWorker } from './pages/additions.ts';

const example = fileURLToPath(new URL('../../docs/example/manifest.ts', import.meta.url));
const web = mkdtempSync(join(tmpdir(), 'scriptorium-games-'));
writeFileSync(join(web, 'service-worker.js'), 'const __FILES__=["/index.html"],__VERSION__="abc";\nself');
afterAll(() => rmSync(web, { recursive: true }));

const app = fastify();
const additions = await addGameModules(app, [{ id: 'high-card', path: example }]);
await addServiceWorker(app, web, [additions]);
const get = (url: string) => app.inject({ url });

test('the module exports the manifest and needs no other file', async () => {
  const { body, headers } = await get('/games/high-card.js');
  expect(headers['content-type']).toContain('text/javascript');
  expect(body).not.toMatch(/^import /m);
  const { manifest } = await import(`data:text/javascript,${encodeURIComponent(body)}`);
  expect(manifest).toMatchObject({ id: 'high-card', names: { fr: 'Haute Carte' } });
  expect(await manifest.game()).toMatchObject({ id: 'high-card', version: 1 });
});

test('a game that is not there is a module without a manifest, whatever its name', async () => {
  for (const name of ['scout', 'constructor', '..%2f..%2fpackage']) {
    const { body, statusCode } = await get(`/games/${name}.js`);
    expect([statusCode, body]).toEqual([200, 'export const manifest = undefined;\n']);
  }
});

test('page and service worker name it, in another version', async () => {
  expect(additions.tags).toBe('<meta name="outside-games" content="high-card">');
  const { body, headers } = await get('/service-worker.js');
  expect(body).toMatch(
    /^const __FILES__=\["\/index.html","\/games\/high-card.js"\],__VERSION__="abc-\w{12}";\nself$/,
  );
  expect(headers['cache-control']).toBe('no-store');
});

test('without games from outside the built files are served as they are', async () => {
  const bare = fastify();
  await addServiceWorker(bare, web, [await addGameModules(bare, [])]);
  expect((await bare.inject({ url: '/service-worker.js' })).statusCode).toBe(404);
});

test('a file that browsers cannot load is refused with its code', async () => {
  const file = join(web, 'node-game.js');
  writeFileSync(file, "import { readFileSync } from 'node:fs'; export const manifest = { readFileSync };");
  await expect(bundleGame(file)).rejects.toMatchObject({ code: 'game-not-for-browsers' });
});
