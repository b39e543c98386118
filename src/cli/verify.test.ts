// What verify finds in records that were tampered with: each change has its own reason.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type GameRecord, openTable, proofOf, recordOf, rngOf, seedFromProof } from '../engine/index.ts';
import { findGame } from '../games/loaded.ts';
import { scriptorium, temporaryDirectory, tidyUp } from './fixtures/child.ts';
import { inside } from './fixtures/inside.ts';

afterAll(tidyUp);

const OTHER_HASH = 'ab'.repeat(32);

function playedRecord(): GameRecord {
  const proof = proofOf('12'.repeat(32), ['one', 'two']);
  const table = openTable(findGame('scout')!, 2, {}, seedFromProof(proof));
  const rng = rngOf('verify');
  for (let seat = table.deciders[0]; seat !== undefined; seat = table.deciders[0]) {
    table.play(seat, table.game.notation(rng.pick(table.legalMoves(seat))));
  }
  return recordOf(table, proof);
}

const record = playedRecord();
const directory = temporaryDirectory();

function fileWith(name: string, change: object): string {
  const file = join(directory, `${name}.json`);
  writeFileSync(file, JSON.stringify({ ...record, ...change }));
  return file;
}

const good = fileWith('good', {});
const moves = record.moves.map((move, at) => (at === 5 ? '0 show 40-41' : move));
const bad = [
  ['move-refused', fileWith('move', { moves })],
  ['seed-mismatch', fileWith('seed', { seed: OTHER_HASH })],
  ['commitment-mismatch', fileWith('commitment', { proof: { ...record.proof, commitment: OTHER_HASH } })],
  ['result-mismatch', fileWith('result', { result: { ...record.result, scores: [99, 0] } })],
  ['seal-mismatch', fileWith('seal', { seal: OTHER_HASH })],
  ['unknown-game', fileWith('game', { game: 'chess' })],
  ['not-a-record', fileWith('form', { moves: 'none' })],
] as const;

test('a valid record gives one line and exit code 0', async () => {
  const ran = await inside(['verify', good, good]);
  const line = `ok ${good}: Scout, 2 seats, ${record.moves.length} decisions, finished\n`;
  expect(ran).toEqual({ code: 0, out: line + line, err: '' });
});

test('every kind of tampering has its own reason; exit code 1', async () => {
  const ran = await scriptorium(['verify', good, ...bad.map(([, file]) => file)]);
  expect(ran.code).toBe(1);
  const lines = ran.err.trimEnd().split('\n');
  expect(lines.map((line) => line.slice(0, line.indexOf(': ')))).toEqual(
    bad.map(([code]) => `error[${code}]`),
  );
  expect(lines[0]).toContain(`${bad[0][1]}: Move 6 is refused: `);
});

test('as JSON, in French', async () => {
  const ran = await inside(['verify', '--json', '--lang', 'fr', good, bad[2][1]]);
  expect(ran.code).toBe(1);
  expect(JSON.parse(ran.out)).toEqual({
    ok: false,
    files: [
      { file: good, ok: true, game: 'scout', seats: 2, plies: record.moves.length, isOver: true },
      {
        file: bad[2][1],
        ok: false,
        code: 'commitment-mismatch',
        words: 'Le secret n’est pas celui qui avait été engagé avant la partie.',
      },
    ],
  });
});

test('an endless file is not read to the end', async () => {
  const { code, err } = await inside(['verify', '/dev/zero']);
  expect([code, err]).toEqual([2, expect.stringContaining('too large')]);
});
