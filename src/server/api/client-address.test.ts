import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { clientAddress, isSameOrigin, networkOf } from './client-address.ts';

test.each([
  ['192.168.1.20', '192.168.1.20'],
  ['::ffff:192.168.1.20', '192.168.1.20'],
  ['::1', '0:0:0:0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:0DB8:1::9', '2001:db8:1:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['', ''],
  ['no address', 'no address'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('X-Forwarded-For counts only behind trusted proxies, by the entry of the outermost one', () => {
  const request = new IncomingMessage(new Socket());
  request.headers['x-forwarded-for'] = '1.1.1.1, 2001:db8:1:2:3::4';
  expect([0, 1, 2, 3].map((hops) => clientAddress(request, hops))).toEqual([
    '',
    '2001:db8:1:2',
    '1.1.1.1',
    '1.1.1.1',
  ]);
});

test.each([
  [undefined, true],
  ['http://here:8080', true],
  ['https://here:8080', true],
  ['http://here', false],
  ['http://elsewhere:8080', false],
  ['null', false],
  ['', false],
])('from %s to here:8080: %s', (origin, isOwn) => {
  const request = { headers: { host: 'here:8080', ...(origin !== undefined && { origin }) } };
  expect(isSameOrigin(request, null)).toBe(isOwn);
});

test('pages of PUBLIC_URL are ours even if the proxy does not pass on the name', () => {
  const site = { id: 'play.example.org', origin: 'https://play.example.org', base: '/games' };
  const from = (origin: string) => isSameOrigin({ headers: { host: '127.0.0.1:8080', origin } }, site);
  expect([from('https://play.example.org'), from('http://play.example.org')]).toEqual([true, false]);
});
