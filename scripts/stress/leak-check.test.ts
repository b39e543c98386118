// The leak check finds leaks: one correct match, then the same one with something added.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rngOf, verify } from '../../src/engine/index.ts';
import { findGame } from '../../src/games/loaded.ts';
import type { ServerMessage } from '../../src/protocol/server.ts';
import { openServer, type TestServer } from '../../src/server/fixtures.ts';
import { findLeaks } from './leak-check.ts';
import { type PlayedMatch, Players } from './players.ts';
import { recordOf } from './records.ts';

let server: TestServer;
let played: PlayedMatch;
let record: unknown;
beforeAll(async () => {
  server = await openServer();
  await new Promise<void>((resolve) => {
    const players = new Players({
      address: server.address,
      rng: rngOf('leak check'),
      plan: () => ({ game: 'scout', seats: [{ kind: 'person' }, { kind: 'person' }] }),
      hasSpectators: true,
      finished: async (finished) => {
        played = { ...finished };
        record = await recordOf(server.address, finished.match);
        void players.stop();
        resolve();
      },
    });
    players.start(1);
  });
});
afterAll(() => server.close());

/** The match with the last message of one kind to the first seat changed. */
function changed(
  kind: ServerMessage['kind'],
  change: (message: ServerMessage) => ServerMessage,
): PlayedMatch {
  const [first, ...others] = played.received;
  const at = first!.messages.findLastIndex((message) => message.kind === kind);
  expect(at).toBeGreaterThanOrEqual(0);
  return {
    ...played,
    received: [{ ...first!, messages: first!.messages.with(at, change(first!.messages[at]!)) }, ...others],
  };
}

test('in a correct match every reader received only what they may know', () => {
  expect(played.sentMoves.length).toBeGreaterThan(20);
  expect(played.received.map(({ seat }) => seat).sort()).toEqual([0, 1, null]);
  expect(findLeaks(played, record)).toEqual([]);
});

test('it finds a view with more in it, repeated steps and a leaked seed', () => {
  const answer = verify(record, findGame);
  if (!answer.ok) throw new Error(answer.fault.code);
  const { seed } = answer.record;
  const more = changed(
    'position',
    (message) =>
      ({ ...message, view: { ...(message as { view: object }).view, deck: [1] } }) as ServerMessage,
  );
  expect(findLeaks(more, record).join()).toContain('something else at ply');
  const twice = changed('moved', (message) => {
    if (message.kind !== 'moved') throw new Error(message.kind);
    return { ...message, steps: [...message.steps, ...message.steps] };
  });
  expect(findLeaks(twice, record).join()).toContain('steps');
  const given = changed('room', (message) => ({ ...message, game: seed }) as ServerMessage);
  expect(findLeaks(given, record).join()).toContain('a secret of the deal');
});

test('a record with another move does not verify', () => {
  const { moves, ...rest } = record as { moves: string[] };
  expect(findLeaks(played, { ...rest, moves: moves.slice(0, -1) }).join()).toContain('does not verify');
});
