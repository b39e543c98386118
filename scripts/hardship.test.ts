// Short versions of `npm run crash` and `npm run fuzz`, at the same time: both wait for their servers most of the time.
import { expect, test } from 'vitest';
import { crash } from './crash.ts';
import { fuzz } from './fuzz.ts';

test.concurrent('killed twice under load: nothing that was promised is lost or doubled, every match goes on', async () => {
  const report = await crash(2, 'short', { tables: 5, betweenKills: 20 });
  expect(report.faults).toEqual([]);
  expect(report.promised).toBeGreaterThan(40);
});

test.concurrent('1,500 bad messages: each is answered or ends its connection, and nothing changes', async () => {
  const report = await fuzz(1500, 'short');
  expect(report.faults).toEqual([]);
  expect(report.answered + report.closed).toBe(1500);
  for (const code of ['bad-message', 'enter-first', 'entered-already', 'not-seated', 'cannot-look']) {
    expect(report.codes[code], code).toBeGreaterThan(0);
  }
});
