// Short runs of `npm run stress -- crash` and `fuzz`, at the same time: both mostly wait for their servers.
import { expect, test } from 'vitest';
import { crash } from './crash.ts';
import { fuzz } from './fuzz.ts';

test.concurrent('killed twice under load: no acknowledged move is lost or doubled, and every match goes on', async () => {
  const report = await crash(2, 'short', { tables: 5, movesBetweenKills: 20 });
  expect(report.faults).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(40);
});

test.concurrent('1,500 bad messages: each is answered or ends its connection, and the match does not change', async () => {
  const report = await fuzz(1500, 'short');
  expect(report.faults).toEqual([]);
  expect(report.answered + report.closed).toBe(1500);
  for (const code of ['bad-message', 'enter-first', 'entered-already', 'not-seated', 'cannot-look']) {
    expect(report.codes[code], code).toBeGreaterThan(0);
  }
});
