import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  cameToWatch,
  dropRefusedToken,
  enterRequest,
  isWatching,
  liveGameAddress,
  replaceSeatToken,
} from './entryTokens.ts';
import { readDeviceToken, readSeatToken, saveDeviceToken, saveSeatToken } from './onlineStorage.ts';

beforeEach(() => {
  const store = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a device enters with all that it has: its token, the token of a seat, the ply that it knows', () => {
  expect(enterRequest('m', undefined, false)).toEqual({ kind: 'enter', match: 'm' });
  saveDeviceToken('anna');
  saveSeatToken('m', 'seat');
  expect(enterRequest('m', 0, false)).toEqual({
    kind: 'enter',
    match: 'm',
    device: 'anna',
    seat: 'seat',
    since: 0,
  });
  // A spectators' link leads to no seat, even here.
  expect(enterRequest('m', 0, true)).toEqual({ kind: 'enter', match: 'm', since: 0 });
});

test('a token that the server does not know is forgotten, and the device enters without it', () => {
  saveDeviceToken('anna');
  saveSeatToken('m', 'seat');
  expect(dropRefusedToken('m', { code: 'unknown-seat-link' })).toBe(true);
  expect([readDeviceToken(), readSeatToken('m')]).toEqual(['anna', undefined]);
  expect(dropRefusedToken('m', { code: 'unknown-device' })).toBe(true);
  expect(readDeviceToken()).toBe(null);
});

test('somebody who has only an old link is told so, and any other refusal changes nothing', () => {
  saveSeatToken('m', 'seat');
  expect(dropRefusedToken('m', { code: 'unknown-seat-link' })).toBe(false);
  expect(dropRefusedToken('m', { code: 'unknown-match' })).toBe(false);
  expect(readSeatToken('m')).toBe('seat');
});

test('a new link replaces the token of a device that came by a link, and only of that', () => {
  replaceSeatToken('m', 'new');
  expect(readSeatToken('m')).toBe(undefined);
  saveSeatToken('m', 'old');
  replaceSeatToken('m', 'new');
  expect(readSeatToken('m')).toBe('new');
});

test('who opens a live game from the lobby has come to watch, and still gets a seat that is theirs', () => {
  const { search } = new URL(liveGameAddress('m'), 'https://example.org');
  expect([cameToWatch(search), cameToWatch('?watch'), cameToWatch(''), cameToWatch('?lang=fr')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  vi.stubGlobal('location', { search });
  expect(isWatching()).toBe(false);
});
