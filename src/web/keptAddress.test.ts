// A kept game is opened where it was played.
import { expect, test } from 'vitest';
import { addressOf } from './keptAddress.ts';

const saved = { id: 'a', game: 'scout', sitters: [], options: {}, record: null, seed: null, playedAt: 0 };

test('online games lead to their table on the server, also for whoever looked on; a what-if of one stays here', () => {
  expect(addressOf(saved)).toBe('/table/a');
  expect(addressOf({ ...saved, ownSeat: 1 })).toBe('/play/a');
  expect(addressOf({ ...saved, ownSeat: null })).toBe('/play/a');
  expect(addressOf({ ...saved, ownSeat: 1, branchesAt: 4 })).toBe('/table/a');
});
