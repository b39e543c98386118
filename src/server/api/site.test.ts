// Passkeys are bound to PUBLIC_URL, and never to an arbitrary Host header.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guest, openServer, post, type TestServer } from '../fixtures.ts';
import { publicSite, siteOf } from './site.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer({ site: publicSite('https://play.example.org') });
});
afterAll(() => server.close());

test.each([
  ['https://play.example.org', { id: 'play.example.org', origin: 'https://play.example.org', base: '' }],
  [
    'https://play.example.org:8443/',
    { id: 'play.example.org', origin: 'https://play.example.org:8443', base: '' },
  ],
  ['http://localhost:8080', { id: 'localhost', origin: 'http://localhost:8080', base: '' }],
  ['http://play.example.org', null],
  ['https://203.0.113.7', null],
  ['https://[2001:db8::1]', null],
  ['https://example.org/games/', { id: 'example.org', origin: 'https://example.org', base: '/games' }],
  ['https://example.org/a/b', { id: 'example.org', origin: 'https://example.org', base: '/a/b' }],
  ['https://example.org/a"b', null],
  ['https://example.org//', null],
  ['https://user@play.example.org', null],
  ['play.example.org', null],
  ['javascript:alert(1)', null],
  ['', null],
])('PUBLIC_URL=%s', (text, site) => {
  expect(publicSite(text)).toEqual(site);
});

test('without PUBLIC_URL the Host header counts only on localhost, or with https behind a trusted proxy', () => {
  const secure = { host: 'play.example.org', 'x-forwarded-proto': 'https' };
  expect(siteOf(secure, 1)?.origin).toBe('https://play.example.org');
  expect(siteOf(secure, 0)).toBe(null);
  expect(siteOf({ host: 'elsewhere.example' }, 1)).toBe(null);
  expect(siteOf({ host: 'localhost:8080' }, 0)?.id).toBe('localhost');
  expect(siteOf({}, 1)).toBe(null);
});

test('with PUBLIC_URL the Host header does not matter', async () => {
  const device = await guest(server.address, 'Anna');
  const made = await post<{ rp: { id: string } }>(server.address, '/passkeys/new/options', {}, device);
  const entry = await post<{ rpId: string }>(server.address, '/passkeys/entry/options', {});
  // The Host header of the requests was 127.0.0.1.
  expect([made.rp.id, entry.rpId]).toEqual(['play.example.org', 'play.example.org']);
});

test('a passkey for an unknown challenge is refused, and so is one without a device', async () => {
  const device = await guest(server.address, 'Anna');
  const clientDataJSON = Buffer.from('{"type":"webauthn.create","challenge":"x"}').toString('base64url');
  const made = {
    id: 'x',
    rawId: 'x',
    type: 'public-key',
    response: { clientDataJSON, attestationObject: 'x' },
  };
  const codeOf = async (by?: string) =>
    (await post<{ refusal: { code: string } }>(server.address, '/passkeys/new', made, by)).refusal?.code;
  expect([await codeOf(device), await codeOf()]).toEqual(['bad-passkey', 'unknown-device']);
});

test('where browsers do not allow passkeys, the refusal says what is missing', async () => {
  const plain = await openServer();
  expect(await post(plain.address, '/passkeys/entry/options', {})).toMatchObject({
    refusal: { code: 'no-passkeys-here' },
    message: expect.stringContaining('PUBLIC_URL'),
  });
  await plain.close();
});
