// How many connections the limit of the system allows.
import { expect, test } from 'vitest';
import { mostConnections } from './descriptors.ts';

const limited = (soft: string) =>
  mostConnections(`Limit                     Soft Limit           Hard Limit           Units
Max processes             95000                95000                processes
Max open files            ${soft.padEnd(20)} 1048576              files
`);

test('as many as may be open, less 200 for everything else, at least 50 and at most 20,000', () => {
  expect([limited('1024'), limited('64'), limited('1048576')]).toEqual([824, 50, 20_000]);
});

test('where the system has no limit, or does not say, 20,000', () => {
  expect([limited('unlimited'), mostConnections('')]).toEqual([20_000, 20_000]);
});
