import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { play, readPlay } from './client.ts';

const GOOD = { kind: 'play', id: 7, ply: 12, moves: ['show 3-5', 'x'] };
const VALUES = [
  ...[
    null,
    -1,
    0,
    1.5,
    2 ** 31,
    2 ** 31 + 1,
    100_000,
    100_001,
    Number.NaN,
    '',
    'play',
    'x'.repeat(191),
    true,
  ],
  ...[
    [],
    [''],
    ['x'],
    [1],
    ['x', 'a\0'],
    ['\ud800'],
    ['\u{1f600}'],
    ['x'.repeat(190)],
    ['x'.repeat(191)],
    new Array(40).fill('x'),
    new Array(41).fill('x'),
    {},
  ],
];

test('a move read by hand is as strict as its schema', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('kind', 'id', 'ply', 'moves', 'takeBacks', 'more'),
      fc.constantFrom(...VALUES),
      fc.option(fc.constantFrom('kind', 'id', 'ply', 'moves'), { nil: null }),
      (field, value, missing) => {
        const data: Record<string, unknown> = { ...GOOD, [field]: value };
        if (missing !== null) delete data[missing];
        const bySchema = v.safeParse(play, data);
        expect(readPlay(data)).toEqual(bySchema.success ? bySchema.output : null);
      },
    ),
    { numRuns: 2000 },
  );
  for (const good of [GOOD, { ...GOOD, takeBacks: 2 }]) expect(readPlay(good)).toEqual(good);
  for (const data of [null, 1, 'play', []]) expect(readPlay(data)).toBe(null);
});
