import { expect, test } from 'vitest';
import { shareOriginAt } from './shareOrigin.ts';

const at = (address: string, origins: readonly string[] | null) => {
  const { origin, hostname } = new URL(address);
  const { reach, origin: shared } = shareOriginAt({ origin, hostname }, origins && { origins: [...origins] });
  return `${reach} ${shared}`;
};

test.each([
  ['https://play.example.org', null, 'site https://play.example.org'],
  ['http://192.168.1.20:8080', null, 'site http://192.168.1.20:8080'],
  ['http://localhost:8080', null, 'unknown http://localhost:8080'],
  ['http://localhost:8080', [], 'this-device http://localhost:8080'],
  ['http://127.0.0.1:8080', ['http://127.0.0.1:8080'], 'this-device http://127.0.0.1:8080'],
  ['http://[::1]:8080', ['http://10.0.0.5:8080', 'http://100.64.0.7:8080'], 'network http://10.0.0.5:8080'],
  ['http://localhost:8080', ['https://play.example.org'], 'site https://play.example.org'],
])('a page at %s that the server gives %j', (address, origins, shared) => {
  expect(at(address, origins)).toBe(shared);
});
