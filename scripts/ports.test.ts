// The check of the ports: finds each way around them. `npm run lint` applies it to the sources.
import { expect, test } from 'vitest';
import { wayArounds } from './ports.ts';

const linesOf = (file: string, source: string) =>
  wayArounds(new Map([[file, source]])).map(({ line, why }) => `${line} ${why.split(' goes')[0]}`);

test.each([
  ['const at = Date.now();', '1 Date.now'],
  ['\nconst at = new Date();', '2 new Date()'],
  ['const at = performance.now();', '1 performance.now'],
  ['setTimeout(() => {}, 3);', '1 setTimeout'],
  ['const timer = setInterval(beat, 3); clearInterval(timer);', '1 setInterval'],
  ['setImmediate(flush);', '1 setImmediate'],
  ['const x = Math.random();', '1 Math.random'],
  [`import { createHash, randomBytes } from 'node:crypto';`, '1 randomBytes'],
  [`import { setTimeout as pause } from 'node:timers/promises';`, '1 node:timers/promises'],
])('%s is found in the server', (source, found) => {
  expect(linesOf('src/server/x.ts', source)).toContain(found);
});

test.each([
  [`const socket = new WebSocket('ws://x');`, '1 new WebSocket'],
  [`localStorage.setItem('a', 'b');`, '1 localStorage'],
  [`await fetch('/api');`, '1 fetch'],
  ['crypto.getRandomValues(bytes);', '1 crypto'],
  ['if (document.hidden) stop();', '1 document.hidden'],
  [`addEventListener('online', retry);`, '1 addEventListener'],
])('%s is found in the online client', (source, found) => {
  expect(linesOf('src/web/online/x.ts', source)).toEqual([found]);
});

test('a given time, the ports themselves, tests and other folders are left alone', () => {
  expect(linesOf('src/server/x.ts', 'new Date(at).getUTCFullYear();')).toEqual([]);
  for (const file of [
    'src/protocol/system.ts',
    'src/server/x.test.ts',
    'src/server/x.fixtures.ts',
    'src/bots/x.ts',
  ])
    expect(linesOf(file, 'const at = Date.now();')).toEqual([]);
});
