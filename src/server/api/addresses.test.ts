import { expect, test } from 'vitest';
import { openServer } from '../fixtures.ts';
import { localAddresses, loopbackPort } from './addresses.ts';

const network = (address: string, internal = false) =>
  ({ address, family: 'IPv4', internal, netmask: '', mac: '', cidr: null }) as const;

test('home networks come first, containers and the machine itself are left out', () => {
  const networks = {
    lo: [network('127.0.0.1', true)],
    tun0: [network('100.64.0.7')],
    docker0: [network('172.17.0.1')],
    wlan0: [network('192.168.1.20')],
  };
  expect(localAddresses(networks)).toEqual(['192.168.1.20', '100.64.0.7']);
});

const originsOf = async (address: string, headers: Record<string, string> = {}) =>
  (await (await fetch(`${address}/api/addresses`, { headers })).json()).origins;

test('only the machine of the server is told, under its own name, and only if others can come', async () => {
  const server = await openServer({ trustedHops: 1 }, '::');
  const { port } = new URL(server.address);
  const expected = localAddresses().map((each) => `http://${each}:${port}`);
  const own = { 'x-forwarded-for': '127.0.0.1' };
  expect(await originsOf(server.address, own)).toEqual(expected);
  expect(await originsOf(server.address)).toEqual([]);
  expect(await originsOf(server.address, { 'x-forwarded-for': '203.0.113.9' })).toEqual([]);
  for (const each of expected) expect(await originsOf(each, own)).toEqual([]);
  await server.close();
  const alone = await openServer({}, '127.0.0.1');
  expect(await originsOf(alone.address)).toEqual([]);
  await alone.close();
});

test('only a whole loopback name with a real port is the machine itself', () => {
  expect(['localhost', '127.0.0.1:80', '127.9.9.9:65535', '[::1]:8080'].map(loopbackPort)).toEqual([
    '',
    '80',
    '65535',
    '8080',
  ]);
  for (const host of [
    '',
    '127.0.0.1.evil.example',
    '127.evil.example:80',
    'localhost.evil.example',
    'localhost:99999',
    'localhost:0',
    'localhost:',
    '[::1].evil.example',
  ])
    expect(loopbackPort(host), host).toBe(null);
});

test('a public address is all there is to say, to everybody', async () => {
  const site = { id: 'play.example.org', origin: 'https://play.example.org', base: '' };
  const server = await openServer({ site, trustedHops: 1 });
  expect(await originsOf(server.address, { 'x-forwarded-for': '203.0.113.9' })).toEqual([site.origin]);
  await server.close();
});
