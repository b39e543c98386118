// Records that say what was taken back: a note that changes neither the seal nor the moves that stand.
import { expect, test } from 'vitest';
import { highCard } from '../../docs/example/index.ts';
import { proofFromText, seedFromProof } from './proof.ts';
import { readRecord, recordOf, verify } from './record.ts';
import { openTable } from './table.ts';

const proof = proofFromText('record with take-backs', 2);
const table = openTable(highCard, 2, { hand: 3 }, seedFromProof(proof));
while (table.outcome === null) table.play(table.turn, table.legalMoves(table.turn)[0]!);
const takeBacks = [{ ply: 1, by: 0, moves: ['0 play 3', '1 play 4'] }];

test('reading a record gives its take-backs, and it verifies', () => {
  const record = { ...recordOf(table, proof), takeBacks };
  expect(verify(JSON.parse(JSON.stringify(record)), () => highCard)).toMatchObject({
    ok: true,
    record: { takeBacks },
  });
});

test.each([
  [{}],
  [[1]],
  [[{ ply: 1, by: 0 }]],
  [[{ ply: 1, by: 0, moves: [] }]],
  [[{ ply: 'x', by: 0, moves: ['0 a'] }]],
  [null],
])('the take-backs %j are refused', (wrong) => {
  expect(readRecord({ ...recordOf(table, proof), takeBacks: wrong })).toMatchObject({
    ok: false,
    fault: { code: 'not-a-record', field: 'takeBacks' },
  });
});
