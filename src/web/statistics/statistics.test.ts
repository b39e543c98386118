// The statistics of the person's own games, and the score ranges of charts.
import { expect, test } from 'vitest';
import type { Outcome } from '../../engine/game.ts';
import { proofOf } from '../../engine/proof.ts';
import { recordFrom } from '../../engine/record.ts';
import { scout } from '../../games/scout/index.ts';
import type { SavedGame } from '../savedGames.ts';
import type { Player } from '../table/tableClient.ts';
import { ownStatistics, scoreRanges, uncountedGames } from './statistics.ts';

const me: Player = { kind: 'person', name: 'Zoé' };
const bot: Player = { kind: 'bot', name: 'Bede', level: 'scribe' };

function savedGame(playedAt: number, result: Outcome | null, more: Partial<SavedGame> = {}): SavedGame {
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

test('only finished games of one person count; shared victories count in part, branches not at all', () => {
  const games = [
    savedGame(3, outcome([2, 1], [4, 9])),
    savedGame(1, outcome([1, 2], [12, 3])),
    savedGame(2, outcome([1, 1], [5, 5])),
    savedGame(4, null),
    savedGame(5, outcome([1, 2], [99, 0]), { branchesAt: 4 }),
    savedGame(5, outcome([1, 2], [98, 0]), { practice: true }),
    savedGame(5, outcome([1, 2], [97, 0]), { seed: 'a known deal' }),
    savedGame(6, outcome([1, 2], [99, 0]), { sitters: [me, me] }),
    savedGame(7, outcome([1, 2], [99, 0]), { game: 'biblios' }),
  ];
  expect(ownStatistics(games, 'scout')).toEqual({
    played: 3,
    won: 1.5,
    expectedWins: 1.5,
    meanScore: 7,
    bestScore: 12,
    meanPlies: 2,
    scores: [12, 5, 4],
  });
  expect(ownStatistics(games, 'duodecim')).toBeNull();
});

test('of an online game only the person’s own seat counts, and uncounted games are reported', () => {
  const won = outcome([1, 2], [7, 3]);
  const people = { sitters: [me, me] };
  const games = [
    savedGame(1, won, { ...people, ownSeat: 1 }),
    savedGame(2, won, { ...people, ownSeat: null }),
    savedGame(3, won, people),
    savedGame(4, won, { sitters: [bot, bot] }),
    savedGame(5, won, { id: 'file-abc' }),
    savedGame(6, won, { branchesAt: 1 }),
    savedGame(7, null),
  ];
  expect(ownStatistics(games, 'scout')).toMatchObject({ played: 1, won: 0, scores: [3] });
  expect(uncountedGames(games, 'scout')).toBe(5);
});

test('ranges cover every score once', () => {
  const counts = [
    { score: -3, times: 2 },
    { score: 0, times: 1 },
    { score: 9, times: 4 },
  ];
  const classes = scoreRanges(counts, 4);
  expect(classes.length).toBeLessThanOrEqual(4);
  expect(classes.reduce((sum, { times }) => sum + times, 0)).toBe(7);
  expect(classes[0]).toEqual({ from: -3, to: 0, times: 3 });
});
