// In every test file of `npm run study -- test-cost`: the processor time that the file takes, with its processes, as one line of JSON.
import { appendFileSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { afterAll, expect } from 'vitest';
import type { Cost } from './test-cost.ts';

/** In seconds: of this process, and of its processes that have ended (in Linux; elsewhere unknown). */
function used(): Pick<Cost, 'own' | 'children'> {
  const { user, system } = process.cpuUsage();
  const own = (user + system) / 1e6;
  if (process.platform !== 'linux') return { own, children: 0 };
  // After the name, which may contain anything, cutime and cstime are the 14th and 15th field, in hundredths of a second.
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)!.split(' ');
  return { own, children: (Number(fields[13]) + Number(fields[14])) / 100 };
}

const before = used();

afterAll(() => {
  const after = used();
  const cost: Cost = {
    file: relative('.', expect.getState().testPath ?? ''),
    own: after.own - before.own,
    children: after.children - before.children,
  };
  appendFileSync(process.env.TEST_COST!, `${JSON.stringify(cost)}\n`);
});
