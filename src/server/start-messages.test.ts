import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { openServer } from './fixtures.ts';
import { portTakenMessage, startMessages } from './start-messages.ts';

const network = (address: string, family: 'IPv4' | 'IPv6', internal: boolean) =>
  ({ address, family, internal, netmask: '', mac: '', cidr: null, scopeid: 0 }) as const;

test('the start messages name the addresses in the local networks', () => {
  const networks = {
    lo: [network('127.0.0.1', 'IPv4', true), network('::1', 'IPv6', true)],
    wlan0: [network('192.168.1.20', 'IPv4', false), network('fe80::1', 'IPv6', false)],
    docker0: [network('172.17.0.1', 'IPv4', false)],
    gone: undefined,
  };
  const at = { address: 'http://localhost:8080', port: 8080, isLocal: false, publicUrl: null };
  expect(startMessages(at, networks)).toEqual([
    'Scriptorium is open: http://localhost:8080',
    'For friends on the same network: http://192.168.1.20:8080',
  ]);
  expect(startMessages({ ...at, isLocal: true }, networks)).toEqual([
    'Scriptorium is open: http://localhost:8080 (on this machine only)',
  ]);
  expect(startMessages({ ...at, publicUrl: 'https://example.org/games' }, networks)).toEqual([
    'Scriptorium is open: https://example.org/games/ (the proxy finds it at http://localhost:8080)',
  ]);
});

test('the message for a port in use has the command for another port', () => {
  const by = (port: number) => `PORT=${port} npm start`;
  expect(portTakenMessage(8081, by, 'en')).toBe(
    'Port 8081 is taken. Choose another one: PORT=8082 npm start',
  );
  expect(portTakenMessage(8081, by, 'fr')).toMatch(/^Le port 8081 est déjà utilisé.* PORT=8082 npm start$/);
  expect(portTakenMessage(65_535, by, 'en')).toContain('PORT=65534');
});

test('a server that listens as `npm start` does answers at every printed address', async () => {
  const server = await openServer({}, '::');
  const port = Number(new URL(server.address).port);
  const at = { address: `http://localhost:${port}`, port, isLocal: false, publicUrl: null };
  for (const line of startMessages(at, networkInterfaces())) {
    const answer = await fetch(`${line.slice(line.indexOf('http'))}/api/games`).catch(() => null);
    expect(answer, line).not.toBe(null);
  }
  await server.close();
});
