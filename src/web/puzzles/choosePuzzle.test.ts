// The choice of the next puzzle: own mistakes, then by rating; one a day, the same for all.
import { expect, test } from 'vitest';
import type { Puzzle } from '../../engine/puzzle.ts';
import { nextPuzzle, puzzleOfTheDay } from './choosePuzzle.ts';
import type { OwnPuzzle } from './ownPuzzles.ts';
import type { Progress } from './progress.ts';

const puzzle = (seed: string, rating: number, theme = 'bid') => ({ seed, rating, theme }) as Puzzle;
const PUZZLES = [puzzle('a', 1000), puzzle('b', 1480), puzzle('c', 1900, 'pay'), puzzle('d', 1550)];
const OWN = [{ key: 'game-7' }, { key: 'game-9' }] as OwnPuzzle[];
const solved = (...keys: string[]): Progress => ({
  rating: 1500,
  deviation: 100,
  marks: new Map(keys.map((key) => [key, 'first'])),
});

test('own mistakes come first, the latest before all', () => {
  expect(nextPuzzle(PUZZLES, OWN, solved())).toBe('own-game-7');
  expect(nextPuzzle(PUZZLES, OWN, solved('game-7'))).toBe('own-game-9');
});

test('then the nearest to the rating that is not solved', () => {
  expect(nextPuzzle(PUZZLES, [], solved())).toBe('2');
  expect(nextPuzzle(PUZZLES, [], solved('b'))).toBe('4');
  expect(nextPuzzle(PUZZLES, [], solved('a', 'b', 'c', 'd'))).toBeNull();
});

test('the one that was just shown does not come again at once', () => {
  expect(nextPuzzle(PUZZLES, OWN, solved(), null, 'game-7')).toBe('own-game-9');
  expect(nextPuzzle(PUZZLES, [], solved(), null, 'b')).toBe('4');
});

test('of one theme only, without own mistakes', () => {
  expect(nextPuzzle(PUZZLES, OWN, solved(), 'pay')).toBe('3');
  expect(nextPuzzle(PUZZLES, OWN, solved('c'), 'pay')).toBeNull();
});

test('the puzzle of a day is the same all day, and not every day', () => {
  const many = Array.from({ length: 200 }, (_, i) => puzzle(String(i), 1500));
  const on = (day: number, hour: number) => puzzleOfTheDay('scout', many, new Date(2027, 0, day, hour));
  expect(on(3, 0)).toBe(on(3, 23));
  const month = new Set(Array.from({ length: 31 }, (_, i) => on(i + 1, 12)));
  expect(month.size).toBeGreaterThan(20);
  for (const number of month) expect(number >= 1 && number <= 200).toBe(true);
});
