// Own statistics from kept games, and scores in classes.
import { expect, test } from 'vitest';
import type { Outcome } from '../../engine/game.ts';
import { proofOf } from '../../engine/proof.ts';
import { recordFrom } from '../../engine/record.ts';
import { scout } from '../../games/scout/index.ts';
import type { SavedGame } from '../store.ts';
import type { Sitter } from '../table/link.ts';
import { classesOf, ownNumbers, uncounted } from './numbers.ts';

const me: Sitter = { kind: 'person', name: 'Zoé' };
const bot: Sitter = { kind: 'bot', name: 'Bede', level: 'scribe' };

function kept(playedAt: number, result: Outcome | null, more: Partial<SavedGame> = {}): SavedGame {
  const proof = proofOf('a'.repeat(64), ['', '']);
  const moves = ['0 keep', '1 keep'];
  const record = recordFrom(scout, { seats: 2, options: {}, seed: 'b'.repeat(64), proof, moves, result });
  return {
    id: String(playedAt),
    game: 'scout',
    sitters: [me, bot],
    options: {},
    record,
    seed: null,
    playedAt,
    ...more,
  };
}

const outcome = (places: number[], scores: number[]): Outcome => ({ places, scores, reason: 'most-points' });

test('only finished games of one person count, shared victories in part, branches not at all', () => {
  const games = [
    kept(3, outcome([2, 1], [4, 9])),
    kept(1, outcome([1, 2], [12, 3])),
    kept(2, outcome([1, 1], [5, 5])),
    kept(4, null),
    kept(5, outcome([1, 2], [99, 0]), { branchesAt: 4 }),
    kept(5, outcome([1, 2], [98, 0]), { practice: true }),
    kept(5, outcome([1, 2], [97, 0]), { seed: 'a known deal' }),
    kept(6, outcome([1, 2], [99, 0]), { sitters: [me, me] }),
    kept(7, outcome([1, 2], [99, 0]), { game: 'biblios' }),
  ];
  expect(ownNumbers(games, 'scout')).toEqual({
    played: 3,
    won: 1.5,
    fair: 1.5,
    meanScore: 7,
    bestScore: 12,
    meanPlies: 2,
    scores: [12, 5, 4],
  });
  expect(ownNumbers(games, 'duodecim')).toBeNull();
});

test('of a game online only the own seat counts, and what is not counted is said', () => {
  const won = outcome([1, 2], [7, 3]);
  const people = { sitters: [me, me] };
  const games = [
    kept(1, won, { ...people, ownSeat: 1 }),
    kept(2, won, { ...people, ownSeat: null }),
    kept(3, won, people),
    kept(4, won, { sitters: [bot, bot] }),
    kept(5, won, { id: 'file-abc' }),
    kept(6, won, { branchesAt: 1 }),
    kept(7, null),
  ];
  expect(ownNumbers(games, 'scout')).toMatchObject({ played: 1, won: 0, scores: [3] });
  expect(uncounted(games, 'scout')).toBe(5);
});

test('classes cover every score once', () => {
  const counts = [
    { score: -3, times: 2 },
    { score: 0, times: 1 },
    { score: 9, times: 4 },
  ];
  const classes = classesOf(counts, 4);
  expect(classes.length).toBeLessThanOrEqual(4);
  expect(classes.reduce((sum, { times }) => sum + times, 0)).toBe(7);
  expect(classes[0]).toEqual({ from: -3, to: 0, times: 3 });
});
