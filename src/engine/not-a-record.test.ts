// Data that is not a record: named by its field, never an exception.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scout } from '../games/scout/index.ts';
import { check, faultOf, played, record } from './record.fixtures.ts';
import { readRecord } from './record.ts';

describe('what is not a record', () => {
  const fields: [string, unknown][] = [
    ['format', 'scriptorium-record/2'],
    ['game', 7],
    ['version', '1'],
    ['seats', '2'],
    ['options', [3]],
    ['options', { hand: null }],
    ['seed', 'abc'],
    ['seed', record.seed.toUpperCase()],
    ['proof', null],
    ['proof.commitment', 'abc'],
    ['proof.secret', 12],
    ['proof.contributions', 'ab'],
    ['proof.contributions', ['a', 1]],
    ['proof.contributions', ['a', 'b'.repeat(101)]],
    ['proof.contributions', ['a']],
    ['proof.contributions[1]', ['a', 'b\ud800']],
    ['proof.contributions[0]', ['\udc00\ud800', 'b']],
    ['moves', 'none'],
    ['moves', [`0 ${'x'.repeat(200)}`]],
    ['moves[0]', ['play 3']],
    ['moves[1]', ['0 play 3', '1']],
    ['moves[0]', ['-1 play 3']],
    ['result', 'won'],
    ['result', { places: [1, 2], scores: ['3', 0], reason: 'x' }],
    ['seal', null],
  ];

  test.each(fields)('%s as %j', (field, value) => {
    const [name = '', part] = field.replace(/\[.*/, '').split('.');
    const data = part
      ? { ...record, proof: { ...record.proof, [part]: value } }
      : { ...record, [name]: value };
    expect(check(data)).toMatchObject({ ok: false, fault: { code: 'not-a-record', field } });
    expect(readRecord(data)).toEqual(check(data));
  });

  test.each([null, undefined, 3, 'text', true, [], {}, [record]])('%j', (data) => {
    expect(faultOf(data)).toBe('not-a-record');
  });

  test('any JSON gives an answer, never an exception', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (data) => {
        expect(faultOf(data)).toBe('not-a-record');
      }),
    );
  });

  test('nor is a record with one field replaced by any JSON', () => {
    const names = fc.constantFrom(...Object.keys(record));
    const parts = fc.constantFrom(...Object.keys(record.proof));
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.constantFrom<unknown>(Number.NaN, Number.POSITIVE_INFINITY, 1e300, -1, 0.5, undefined, '__proto__'),
    );
    fc.assert(
      fc.property(names, parts, value, (name, part, value) => {
        const changed = name === 'proof' ? { ...record.proof, [part]: value } : value;
        expect(typeof check({ ...record, [name]: changed }).ok).toBe('boolean');
      }),
      { numRuns: 500 },
    );
  });

  test('nor are moves of any text', () => {
    const notation = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .tuple(fc.constantFrom('show', 'scout left', 'scout+show right turned', 'keep'), fc.integer())
        .map((words) => words.join(' ')),
      fc.tuple(fc.integer(), fc.integer()).map(([first, last]) => `show ${first}-${last}`),
    );
    const moves = fc.array(fc.tuple(fc.nat({ max: 9 }), notation).map(([seat, text]) => `${seat} ${text}`));
    const [opened, settled] = [played(scout, 3, 1, 0), played(scout, 3, 1, 6)];
    fc.assert(
      fc.property(fc.constantFrom(opened, settled), moves, (record, more) => {
        const answer = check({ ...record, moves: [...record.moves, ...more] });
        if (!answer.ok)
          expect(['not-a-record', 'move-refused', 'seal-mismatch']).toContain(answer.fault.code);
        else expect(more).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
