// Which finished games count towards earned options.
import { expect, test } from 'vitest';
import type { SavedGame } from '../savedGames.ts';
import { finishedOnDevice } from './useSetupOptions.ts';

const me = { kind: 'person', name: '' } as const;
const finished: SavedGame = {
  id: 'a',
  game: 'scriptoria',
  sitters: [me, { kind: 'bot', name: 'B', level: 'novice' }],
  options: {},
  record: {
    format: 'scriptorium-record/1',
    game: 'scriptoria',
    version: 1,
    seats: 2,
    options: {},
    seed: '0',
    proof: { secret: '', contributions: [], commitment: '' },
    moves: [],
    seal: '',
    result: { places: [1, 2], scores: [2, 1], reason: 'x' },
  },
  seed: null,
  playedAt: 1,
};

test('online games are counted apart, because the server counts them too; chosen deals do not count', () => {
  const games: SavedGame[] = [
    finished,
    { ...finished, id: 'b', ownSeat: 0 },
    { ...finished, id: 'c', ownSeat: null },
    { ...finished, id: 'd', seed: 'known' },
    { ...finished, id: 'e', practice: true },
    { ...finished, id: 'f', game: 'scout' },
  ];
  expect(finishedOnDevice(games, 'scriptoria')).toEqual({ alone: 1, online: 1 });
});
