// Simulations as a process: the same games with any number of workers, valid records, interruption without loss.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { verify } from '../engine/index.ts';
import { findGame } from '../games/loaded.ts';
import { scriptorium, temporaryDirectory, tidyUp } from './fixtures/child.ts';
import { inside } from './fixtures/inside.ts';

afterAll(tidyUp);

/** Everything except what depends on the machine. */
function games(out: string): unknown {
  const { seconds, gamesPerSecond, movesPerSecond, workers, ...rest } = JSON.parse(out);
  return rest;
}

function checkRecords(directory: string): number {
  const names = readdirSync(directory);
  for (const name of names) {
    const answer = verify(JSON.parse(readFileSync(join(directory, name), 'utf8')), findGame);
    expect(answer.ok, name).toBe(true);
    if (answer.ok) expect(answer.record.result, name).not.toBeNull();
  }
  return names.length;
}

test('the same seed gives the same games with one worker and with three', async () => {
  const args = [
    'simulate',
    'scout',
    '--seats',
    '3',
    '--games',
    '30',
    '--seed',
    'x',
    '--bots',
    'random,even-kinds,random',
    '--json',
  ];
  const one = await scriptorium([...args, '--workers', '1']);
  const three = await scriptorium([...args, '--workers', '3']);
  const other = await inside([...args, '--workers', '1', '--seed', 'y']);
  expect(one.out.trimEnd()).not.toContain('\n');
  expect(one.err).toBe('');
  expect(games(three.out)).toEqual(games(one.out));
  expect(games(other.out)).not.toEqual(games(one.out));
  expect(JSON.parse(one.out)).toMatchObject({
    game: 'scout',
    seats: 3,
    options: {},
    bots: ['random', 'even-kinds', 'random'],
    games: 30,
    scores: {
      mean: expect.any(Number),
      p5: expect.any(Number),
      p50: expect.any(Number),
      p95: expect.any(Number),
    },
    plies: { max: expect.any(Number) },
  });
  const { winsBySeat, moves, plies, scoreCounts, winningScores, scores, leads } = JSON.parse(one.out);
  expect(scoreCounts.reduce((sum: number, [, times]: [number, number]) => sum + times, 0)).toBe(3 * 30);
  expect(winningScores.mean).toBeGreaterThan(scores.mean);
  expect(leads.p5).toBeGreaterThanOrEqual(0);
  expect(winsBySeat.reduce((sum: number, wins: number) => sum + wins, 0)).toBeCloseTo(30, 9);
  expect(moves / 30).toBeCloseTo(plies.mean, 9);
});

test('--out writes one record a game, and all of them are verified', async () => {
  const directory = join(temporaryDirectory(), 'records');
  const ran = await scriptorium(['simulate', 'scout', '--games', '12', '--workers', '2', '--out', directory]);
  expect(ran.code).toBe(0);
  expect(readdirSync(directory)).toContain('game-000001.json');
  expect(checkRecords(directory)).toBe(12);
  expect(ran.out).toContain('12 games in');
});

test('--out into a folder with games is refused; --force replaces them and nothing else', async () => {
  const directory = join(temporaryDirectory(), 'records');
  const args = ['simulate', 'scout', '--workers', '1', '--out', directory];
  await inside([...args, '--games', '5', '--seed', 'first']);
  writeFileSync(join(directory, 'notes.txt'), 'mine');
  const refused = await inside([...args, '--games', '2', '--seed', 'second']);
  expect(refused).toMatchObject({ code: 2, out: '' });
  expect(refused.err).toBe(
    `error[folder-in-use]: “${directory}” already holds the records of 5 games. Choose another folder, or use --force to replace them.\n`,
  );
  expect(readdirSync(directory)).toHaveLength(6);
  expect((await inside([...args, '--games', '2', '--seed', 'second', '--force'])).code).toBe(0);
  expect(readdirSync(directory)).toEqual(['game-000001.json', 'game-000002.json', 'notes.txt']);
});

test('--out with the name of a file is refused, and the file stays as it was', async () => {
  const file = join(temporaryDirectory(), 'notes.txt');
  writeFileSync(file, 'mine');
  const ran = await inside(['simulate', 'scout', '--games', '1', '--out', file]);
  expect(ran.code).toBe(1);
  expect(ran.err).toContain(`error[unwritable]: “${file}” cannot be written (`);
  expect(readFileSync(file, 'utf8')).toBe('mine');
});

test('Ctrl-C reports the finished games, exits with code 130 and leaves no partial file', async () => {
  const directory = temporaryDirectory();
  const args = ['simulate', 'scout', '--games', '1000000', '--workers', '2', '--out', directory, '--json'];
  const running = scriptorium(args, {
    started: async (child) => {
      while (readdirSync(directory).length < 20) await new Promise((resolve) => setTimeout(resolve, 20));
      child.kill('SIGINT');
    },
  });
  const ran = await running;
  expect(ran.code).toBe(130);
  const report = JSON.parse(ran.out);
  expect(report.interrupted).toBe(true);
  expect(checkRecords(directory)).toBe(report.games);
});

test('a report in French', async () => {
  const ran = await inside(['simulate', 'scout', '--games', '5', '--lang', 'fr']);
  expect(ran.out).toContain('Scout · 2 places');
  expect(ran.out).toMatch(/5 parties en \d+(,\d+)? s\u00a0: /);
});
