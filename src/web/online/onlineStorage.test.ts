import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listedMatch } from './listedMatch.fixtures.ts';
import {
  forgetMyMatch,
  readMutedSeats,
  readMyMatches,
  readPledge,
  readSeatToken,
  rememberMyMatch,
  saveDeviceToken,
  saveMutedSeats,
  saveMyMatches,
  saveSeatToken,
} from './onlineStorage.ts';

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('muted seats are stored for each match', () => {
  expect(readMutedSeats('a')).toEqual([]);
  saveMutedSeats('a', [1, 3]);
  expect(readMutedSeats('a')).toEqual([1, 3]);
  expect(readMutedSeats('b')).toEqual([]);
  saveMutedSeats('a', [3]);
  expect(readMutedSeats('a')).toEqual([3]);
});

test('the newest hundred matches are remembered', () => {
  for (let i = 0; i < 120; i++) saveSeatToken(`m${i}`, `token ${i}`);
  expect(readSeatToken('m19')).toBe(undefined);
  expect(readSeatToken('m20')).toBe('token 20');
  expect(readSeatToken('m119')).toBe('token 119');
});

test('foreign values in the storage are ignored', () => {
  for (const text of ['no JSON', '[]', '7', '{"m":"x"}', '{"m":{"seat":"0"}}']) {
    for (const key of ['scriptorium.muted', 'scriptorium.pledges']) store.set(key, text);
    expect(readMutedSeats('m')).toEqual([]);
    expect(readPledge('m')).toBe(null);
  }
});

test('one match is added to the list of own matches, updated and forgotten, also if the list was never loaded', () => {
  saveDeviceToken('anna');
  rememberMyMatch(listedMatch('a', false));
  rememberMyMatch(listedMatch('b', false));
  rememberMyMatch(listedMatch('a', true));
  expect(readMyMatches()).toEqual([listedMatch('a', true), listedMatch('b', false)]);
  forgetMyMatch('b');
  expect(readMyMatches()).toEqual([listedMatch('a', true)]);
  // The list of the server counts.
  saveMyMatches([listedMatch('c', false)]);
  expect(readMyMatches()).toEqual([listedMatch('c', false)]);
  // Somebody else's matches are not shown.
  saveDeviceToken('bruno');
  expect(readMyMatches()).toEqual([]);
});
