// A saved game is opened where it was played.
import { expect, test } from 'vitest';
import { savedGameAddress } from './savedGameAddress.ts';

const saved = { id: 'a', game: 'scout', sitters: [], options: {}, record: null, seed: null, playedAt: 0 };

test('online games open at their match, also for spectators; a branch of one opens on this device', () => {
  expect(savedGameAddress(saved)).toBe('/table/a');
  expect(savedGameAddress({ ...saved, ownSeat: 1 })).toBe('/play/a');
  expect(savedGameAddress({ ...saved, ownSeat: null })).toBe('/play/a');
  expect(savedGameAddress({ ...saved, ownSeat: 1, branchesAt: 4 })).toBe('/table/a');
});
