// Records of matches that ended before their game was over: a note beside a game without a result.
import { expect, test } from 'vitest';
import { scout } from '../games/scout/index.ts';
import { check, record as finished, played } from './record.fixtures.ts';
import { readRecord } from './record.ts';

const stopped = played(scout, 3, 1, 4);

test.each([{ reason: 'agreed' }, { reason: 'resigned', by: 2, places: [1, 1, 3] }])(
  'a record with the ending %j verifies, and its seal is the one without it',
  (ending) => {
    const read = check(JSON.parse(JSON.stringify({ ...stopped, ending })));
    expect(read).toMatchObject({ ok: true, record: { ...stopped, ending } });
  },
);

test.each([
  null,
  'agreed',
  { reason: 'tired' },
  { reason: 'resigned' },
  { reason: 'resigned', by: 3, places: [1, 1, 3] },
  { reason: 'resigned', by: 1, places: [1, 2] },
  { reason: 'resigned', by: 1, places: [1, 4, 1] },
  { reason: 'resigned', by: 1, places: [1, 1.5, 1] },
])('%j is not an ending of a match of three', (ending) => {
  const read = readRecord({ ...stopped, ending });
  expect(read).toMatchObject({ ok: false, fault: { code: 'not-a-record', field: 'ending' } });
});

test('a game with a result has no other ending', () => {
  const read = readRecord({ ...finished, ending: { reason: 'agreed' } });
  expect(read).toMatchObject({ ok: false, fault: { field: 'ending' } });
});
