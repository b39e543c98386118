// The number of connections that the limit of open files allows.
import { expect, test } from 'vitest';
import { connectionCapacity } from './max-connections.ts';

const limited = (soft: string) =>
  connectionCapacity(`Limit                     Soft Limit           Hard Limit           Units
Max processes             95000                95000                processes
Max open files            ${soft.padEnd(20)} 1048576              files
`);

test('the limit of open files minus 200, at least 50 and at most 20,000', () => {
  expect([limited('1024'), limited('64'), limited('1048576')]).toEqual([824, 50, 20_000]);
});

test('20,000 without a limit, or where it is unknown', () => {
  expect([limited('unlimited'), connectionCapacity('')]).toEqual([20_000, 20_000]);
});
