import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepMuted, keepSeat, keptMuted, keptPledge, keptSeat } from './keep.ts';

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('who is muted at a match stays so when the page is opened again, and only there', () => {
  expect(keptMuted('a')).toEqual([]);
  keepMuted('a', [1, 3]);
  expect(keptMuted('a')).toEqual([1, 3]);
  expect(keptMuted('b')).toEqual([]);
  keepMuted('a', [3]);
  expect(keptMuted('a')).toEqual([3]);
});

test('the newest hundred matches are remembered', () => {
  for (let i = 0; i < 120; i++) keepSeat(`m${i}`, `token ${i}`);
  expect(keptSeat('m19')).toBe(undefined);
  expect(keptSeat('m20')).toBe('token 20');
  expect(keptSeat('m119')).toBe('token 119');
});

test('what somebody else has put there is not believed', () => {
  for (const text of ['no JSON', '[]', '7', '{"m":"x"}', '{"m":{"seat":"0"}}']) {
    for (const key of ['scriptorium.muted', 'scriptorium.pledges']) store.set(key, text);
    expect(keptMuted('m')).toEqual([]);
    expect(keptPledge('m')).toBe(null);
  }
});
