// The check that looks for leaks finds them: one honest match, then the same one with something added.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rngOf, verify } from '../../src/engine/index.ts';
import { findGame } from '../../src/games/index.ts';
import type { ServerMessage } from '../../src/protocol/server.ts';
import { openServer, type TestServer } from '../../src/server/fixtures.ts';
import { Crowd, type Sitting } from './crowd.ts';
import { faultsHeard } from './hearings.ts';
import { recordOf } from './records.ts';

let server: TestServer;
let sitting: Sitting;
let record: unknown;
beforeAll(async () => {
  server = await openServer();
  await new Promise<void>((resolve) => {
    const crowd = new Crowd({
      address: server.address,
      rng: rngOf('hearings'),
      plan: () => ({ game: 'scout', seats: [{ kind: 'person' }, { kind: 'person' }] }),
      hasSpectators: true,
      finished: async (finished) => {
        sitting = { ...finished };
        record = await recordOf(server.address, finished.match);
        void crowd.leave();
        resolve();
      },
    });
    crowd.open(1);
  });
});
afterAll(() => server.close());

/** What one seat heard, with one message of a kind changed. */
function changed(kind: ServerMessage['kind'], change: (message: ServerMessage) => ServerMessage): Sitting {
  const [first, ...others] = sitting.hearings;
  const at = first!.messages.findLastIndex((message) => message.kind === kind);
  expect(at).toBeGreaterThanOrEqual(0);
  return {
    ...sitting,
    hearings: [{ ...first!, messages: first!.messages.with(at, change(first!.messages[at]!)) }, ...others],
  };
}

test('what everybody was told in an honest match is what they may know', () => {
  expect(sitting.attempts.length).toBeGreaterThan(20);
  expect(sitting.hearings.map(({ seat }) => seat).sort()).toEqual([0, 1, null]);
  expect(faultsHeard(sitting, record)).toEqual([]);
});

test('a view with more in it, a step too many and a deal given away are found', () => {
  const answer = verify(record, findGame);
  if (!answer.ok) throw new Error(answer.fault.code);
  const { seed } = answer.record;
  const more = changed(
    'position',
    (message) =>
      ({ ...message, view: { ...(message as { view: object }).view, deck: [1] } }) as ServerMessage,
  );
  expect(faultsHeard(more, record).join()).toContain('something else at ply');
  const twice = changed('moved', (message) => {
    if (message.kind !== 'moved') throw new Error(message.kind);
    return { ...message, steps: [...message.steps, ...message.steps] };
  });
  expect(faultsHeard(twice, record).join()).toContain('steps');
  const given = changed('room', (message) => ({ ...message, game: seed }) as ServerMessage);
  expect(faultsHeard(given, record).join()).toContain('what makes the deal');
});

test('a record with another move does not verify', () => {
  const { moves, ...rest } = record as { moves: string[] };
  expect(faultsHeard(sitting, { ...rest, moves: moves.slice(0, -1) }).join()).toContain('does not verify');
});
