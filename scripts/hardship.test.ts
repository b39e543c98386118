// Short versions of `npm run crash` and `npm run fuzz`.
import { expect, test } from 'vitest';
import { crash } from './crash.ts';
import { fuzz } from './fuzz.ts';

test('killed twice under load: nothing that was promised is lost or doubled, every match goes on', async () => {
  const report = await crash(2, 'short');
  expect(report.faults).toEqual([]);
  expect(report.promised).toBeGreaterThan(100);
});

test('3,000 bad messages: each is answered or ends its connection, and nothing changes', async () => {
  const report = await fuzz(3000, 'short');
  expect(report.faults).toEqual([]);
  expect(report.answered + report.closed).toBe(3000);
  for (const code of ['bad-message', 'enter-first', 'entered-already', 'not-seated', 'cannot-look']) {
    expect(report.codes[code], code).toBeGreaterThan(0);
  }
});
