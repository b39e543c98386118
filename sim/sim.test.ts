// A few simulated worlds: a fixed seed with a tournament twice, and another one, which is a fresh one on a developer's machine. `npm run sim` simulates more.
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { bundle } from './bundle.ts';

test('fixed and fresh seeds keep every promise, and the same seed has the same trace', async () => {
  const path = await bundle();
  // A fresh world may find an old fault: that is for somebody who can read its story, not for a build that has to be repeatable.
  const other = process.env.CI === undefined ? `fast-${Date.now()}` : 'fast-2';
  const seeds = ['fast-6', 'fast-6', other];
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--enable-source-maps', path, ...seeds.flatMap((seed) => ['--seed', seed])],
    { encoding: 'utf8' },
  );
  expect({ status, said: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, said: '' });
  const digests = [...stdout.matchAll(/^seed fast-6 (\w+)/gm)].map(([, digest]) => digest);
  expect(digests).toHaveLength(2);
  expect(new Set(digests).size).toBe(1);
});
