// Records that name the bots: the note changes neither the seal nor what older readers see.
import { expect, test } from 'vitest';
import { highCard } from '../../docs/example/index.ts';
import { proofFromText, seedFromProof } from './proof.ts';
import { readRecord, recordOf, verify } from './record.ts';
import { openTable } from './table.ts';

const proof = proofFromText('record with bots', 2);
const table = openTable(highCard, 2, { hand: 3 }, seedFromProof(proof));
while (table.outcome === null) table.play(table.turn, table.legalMoves(table.turn)[0]!);

test('reading a record gives its bots', () => {
  const record = recordOf(table, proof, ['master', null]);
  const read = verify(JSON.parse(JSON.stringify(record)), () => highCard);
  expect(read).toMatchObject({ ok: true, record: { bots: ['master', null] } });
});

test('naming the bots changes nothing else in the record', () => {
  const { bots: _, ...rest } = recordOf(table, proof, ['master', 'greedy']);
  expect(rest).toEqual(recordOf(table, proof));
});

test.each([[['master']], [['master', 3]], ['master'], [{}], [['master', 'x'.repeat(101)]], [null]])(
  'the bots %j are not one name or null for each seat',
  (bots) => {
    const read = readRecord({ ...recordOf(table, proof), bots });
    expect(read).toMatchObject({ ok: false, fault: { code: 'not-a-record', field: 'bots' } });
  },
);
