import { describe, expect, test } from 'vitest';
import { listedMatch } from '../online/listedMatch.fixtures.ts';
import type { SavedGame } from '../savedGames.ts';
import { collectGames, isFound } from './myGames.ts';

const saved = (id: string, part: Partial<SavedGame> = {}): SavedGame => ({
  id,
  game: 'scout',
  sitters: [{ kind: 'person', name: 'Héloïse' }],
  options: {},
  record: null,
  seed: null,
  playedAt: 0,
  ...part,
});

describe('my games', () => {
  test('online and local games are in the same lists, an online game and its copy once', () => {
    const matches = [
      { ...listedMatch('waits'), state: 'waiting' as const },
      listedMatch('theirs'),
      listedMatch('mine', true),
      { ...listedMatch('over'), state: 'over' as const, next: 'rematch' },
      { ...listedMatch('rematch'), state: 'waiting' as const, seat: 1, waitsFor: [0, 1] },
    ];
    const games = collectGames(matches, [
      saved('local'),
      saved('over', { ownSeat: 1 }),
      saved('gone', { ownSeat: 0 }),
      saved('branch', { ownSeat: 0, branchesAt: 3 }),
      saved('watched', { sitters: [{ kind: 'bot', name: 'Bede', level: 'master' }] }),
    ]);
    const ids = (section: string) => games.filter((game) => game.section === section).map(({ id }) => id);
    expect(ids('mine').sort()).toEqual(['branch', 'local', 'mine']);
    expect(ids('theirs')).toEqual(['theirs']);
    expect(ids('watched')).toEqual(['watched']);
    expect(ids('waiting')).toEqual(['waits']);
    expect(ids('invited')).toEqual(['rematch']);
    expect(games.filter(({ isRematch }) => isRematch).map(({ id }) => id)).toEqual(['rematch']);
    expect(ids('finished').sort()).toEqual(['gone', 'over']);
    expect(games.find(({ id }) => id === 'over')).toMatchObject({
      address: '/play/over',
      saved: { id: 'over' },
    });
  });

  test('the table with the least time left is the first', () => {
    const matches = [
      { ...listedMatch('later', true), timeLeftMs: 9000 },
      { ...listedMatch('soon', true), timeLeftMs: 10 },
      listedMatch('no clock', true),
    ];
    expect(collectGames(matches, []).map(({ id }) => id)).toEqual(['soon', 'later', 'no clock']);
  });

  test.each([
    ['', true],
    ['heloise', true],
    ['HÉL circus', true],
    ['circus game', true],
    ['bruno', false],
    ['heloise bruno', false],
  ])('searching for “%s”', (query, isThere) => {
    const [game] = collectGames([], [saved('a')]);
    expect(game && isFound(game, query, () => 'Circus Game')).toBe(isThere);
  });
});
