// The operator's name, colour and language: on the page, in the manifest, for the service worker, and readable.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { serve } from '../index.ts';
import { ONLINE_SETTINGS } from '../online.ts';
import { BRANDING } from './branding.ts';
import { siteColours } from './site-colour.ts';

const web = mkdtempSync(join(tmpdir(), 'scriptorium-branding-'));
const page = '<!doctype html><html lang="en"><head><title>Scriptorium</title></head><body></body></html>';
writeFileSync(join(web, 'index.html'), page);
writeFileSync(join(web, 'manifest.webmanifest'), '{"name":"Scriptorium","start_url":"./"}');
writeFileSync(join(web, 'service-worker.js'), 'const __FILES__=["/index.html"],__VERSION__="abc";\nself');
afterAll(() => rmSync(web, { recursive: true }));

const open = (branding = BRANDING) =>
  serve({ port: 0, web, online: { ...ONLINE_SETTINGS, branding }, gameFiles: [] });
const textOf = async (address: string, path: string) => (await fetch(address + path)).text();

test('as the build has it, if nothing is set', async () => {
  const { address, close } = await open();
  const html = await textOf(address, '/');
  expect(html).toContain('<title>Scriptorium</title>');
  expect(html).not.toMatch(/site-name|site-lang|site\.css/);
  expect(await textOf(address, '/service-worker.js')).toContain('__VERSION__="abc"');
  await close();
});

test('name, colour and language', async () => {
  const name = 'Café <des> Moines';
  const { address, close } = await open({ name, colour: '#2f5d8a', lang: 'fr' });
  const html = await textOf(address, '/');
  expect(html).toContain('<title>Café &lt;des&gt; Moines</title>');
  expect(html).toContain('<meta property="og:site_name" content="Café &lt;des&gt; Moines">');
  expect(html).toContain('<meta name="site-name" content="Café &lt;des&gt; Moines">');
  expect(html).toContain('<meta name="site-lang" content="fr">');
  expect(html).toContain('<html lang="fr">');
  expect(html).toContain('<link rel="stylesheet" href="/site.css">');
  expect(await textOf(address, '/site.css')).toContain('--seal: light-dark(#2f5d8a, #');
  const manifest = JSON.parse(await textOf(address, '/manifest.webmanifest'));
  expect(manifest).toEqual({ name, short_name: name, start_url: './' });
  expect(await textOf(address, '/service-worker.js')).toMatch(
    /^const __FILES__=\["\/index.html","\/site.css"\],__VERSION__="abc-\w{12}";/,
  );
  await close();
});

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
const contrast = (a: string, b: string) => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

test.each([
  '#b3341f',
  '#ffffff',
  '#000000',
  '#ffee00',
  '#00ff00',
  '#ff0000',
  '#0000ff',
  '#777777',
  '#123456',
  '#fedcba',
  '#00ffff',
])('letters on %s can be read in both themes, and it stands out', (given) => {
  const { day, candle } = siteColours(given);
  for (const colour of [day, candle]) expect(contrast(colour, '#fffaf0')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(candle, '#27211b')).toBeGreaterThanOrEqual(2);
});

test('a colour that fits stays as it is, and another keeps its hue', () => {
  expect(siteColours('#a5321f')).toEqual({ day: '#a5321f', candle: '#a5321f' });
  const { day } = siteColours('#ffee00');
  expect(day).toMatch(/^#([0-9a-f]{2})\w{2}00$/);
});
