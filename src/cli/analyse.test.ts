// `analyse` on a finished game: words in both languages, data that adds up, and what cannot be analysed.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openTable, proofOf, recordOf, rngOf, seedFromProof } from '../engine/index.ts';
import { findGame } from '../games/loaded.ts';
import { temporaryDirectory, tidyUp } from './fixtures/child.ts';
import { inside } from './fixtures/inside.ts';

afterAll(tidyUp);

const QUICK = ['--playouts', '40'];
const directory = temporaryDirectory();

/** A short game between two random bots. */
function recordFile(name: string, most: number): string {
  const proof = proofOf('12'.repeat(32), ['one', 'two']);
  const table = openTable(findGame('scout')!, 2, {}, seedFromProof(proof));
  const rng = rngOf('analyse');
  for (let seat = table.deciders[0]; seat !== undefined && table.ply < most; seat = table.deciders[0]) {
    table.play(seat, table.game.notation(rng.pick(table.legalMoves(seat))));
  }
  const file = join(directory, name);
  writeFileSync(file, JSON.stringify(recordOf(table, proof)));
  return file;
}

const finished = recordFile('finished.json', Number.POSITIVE_INFINITY);

test('as data: every review adds up', async () => {
  const ran = await inside(['analyse', finished, '--json', '--seat', '2', ...QUICK]);
  expect(ran.err).toBe('');
  const { game, reviews } = JSON.parse(ran.out);
  expect(game).toBe('scout');
  expect(reviews).toHaveLength(1);
  const [{ seat, even, luck, cost, share, mattered, decisions }] = reviews;
  expect(seat).toBe(1);
  expect(even + luck.chance + luck.others - cost).toBeCloseTo(share, 9);
  expect(mattered).toHaveLength(3);
  expect(mattered[0].cost).toBe(Math.max(...decisions.map((decision: { cost: number }) => decision.cost)));
});

test('in words, in French, for one seat', async () => {
  const { code, out } = await inside(['analyse', finished, '--seat', '1', '--lang', 'fr', ...QUICK]);
  expect(code).toBe(0);
  expect(out).toContain('Les décisions qui ont le plus compté');
  expect(out).toMatch(/mieux\u00a0: .+ au lieu de/);
  expect(out).toMatch(/[▁▂▃▄▅▆▇█]{10,}/);
});

test('the same playouts give the same figures; a number out of range is refused', async () => {
  const args = ['analyse', finished, '--json', '--seat', '2', '--playouts', '10'];
  const one = await inside(args);
  expect((await inside(args)).out).toBe(one.out);
  expect((await inside(['analyse', finished, '--playouts', '9'])).err).toMatch(/^error\[/);
});

test('a game that goes on cannot be analysed', async () => {
  const ran = await inside(['analyse', recordFile('going.json', 9)]);
  expect(ran.code).toBe(2);
  expect(ran.err).toContain('error[not-over]');
});
