import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ListedMatch } from '../../protocol/http.ts';
import { listedMatch } from './listedMatch.fixtures.ts';
import { readMyMatches, saveDeviceToken, saveMyMatches, saveSeatToken } from './onlineStorage.ts';
import { loadMyMatches } from './useMyMatches.ts';

/** The answers of the server by path; a path without one is not reached. */
let answers: { readonly [path: string]: readonly ListedMatch[] };
const sent: unknown[] = [];
beforeEach(() => {
  const store = new Map<string, string>();
  sent.length = 0;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  });
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    const matches = answers[path.replace('/api', '')];
    if (!matches) throw new TypeError('no connection');
    if (body) sent.push(JSON.parse(String(body)));
    return new Response(JSON.stringify({ matches }));
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a match entered only by a seat link is among the person’s own ones, also on a device that the server does not know', async () => {
  saveSeatToken('linked', 'the token of the seat');
  answers = { '/matches/linked': [listedMatch('linked')] };
  expect((await loadMyMatches()).mine).toEqual([listedMatch('linked')]);
  expect(sent).toEqual([{ links: [{ match: 'linked', seat: 'the token of the seat' }] }]);
  expect(readMyMatches()).toEqual([listedMatch('linked')]);
});

test('a match that came by the device and by its link is listed once', async () => {
  saveDeviceToken('anna');
  saveSeatToken('both', 'a token');
  answers = {
    '/me/matches': [listedMatch('own'), listedMatch('both')],
    '/matches/linked': [listedMatch('both')],
  };
  expect((await loadMyMatches()).mine).toEqual([listedMatch('own'), listedMatch('both')]);
});

test('only the newest twenty links are asked for', async () => {
  for (let i = 0; i < 30; i++) saveSeatToken(`m${i}`, `token ${i}`);
  answers = { '/matches/linked': [] };
  await loadMyMatches();
  expect(sent).toMatchObject([{ links: { length: 20, 0: { match: 'm29' }, 19: { match: 'm10' } } }]);
});

test('without a connection the last known list is shown', async () => {
  saveSeatToken('linked', 'a token');
  saveMyMatches([listedMatch('linked'), listedMatch('own')]);
  answers = {};
  expect(await loadMyMatches()).toEqual({
    mine: [listedMatch('linked'), listedMatch('own')],
    isUnreachable: true,
  });
});
