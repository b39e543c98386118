// What a page could not send: stored, and sent once by the page that comes after it.
import { expect, test } from 'vitest';
import { DONE, LOST, outboxAfter, outboxWith, turn, UNSENT } from './outbox.fixtures.ts';

test('waiting items are stored until they are sent; those that may have reached the server are marked', async () => {
  const { outbox, saved } = outboxWith(UNSENT, LOST, UNSENT, DONE);
  void outbox.play(['x'], 3);
  await turn();
  expect(saved.at(-1)?.move).toEqual({ notations: ['x'], ply: 3, mayBePlayed: false });
  outbox.flush();
  expect(saved.at(-1)?.move?.mayBePlayed).toBe(true);
  await turn();
  outbox.say({ kind: 'line', line: 'hello' });
  await turn();
  expect(saved.at(-1)).toMatchObject({ move: { mayBePlayed: true }, lines: [{ said: { line: 'hello' } }] });
  outbox.flush();
  await turn();
  expect(saved.at(-1)?.move).toBe(null);
});

test('unsent items of an earlier page are held, and sent once under their old keys', async () => {
  const said = { kind: 'line', line: 'hello' } as const;
  const move = { notations: ['x'], ply: 3, mayBePlayed: true };
  const { outbox, asked, last } = outboxAfter({ move, lines: [{ key: 'old-key-1', said }] }, DONE, DONE);
  expect(last()).toMatchObject({ move: 'waiting', held: { notations: ['x'], canWithdraw: false } });
  outbox.flush();
  await turn();
  expect(asked).toEqual([
    { kind: 'play', ply: 3, moves: ['x'], again: true },
    { kind: 'say', said, key: 'old-key-1' },
  ]);
  expect(last()).toMatchObject({ move: null, missed: null, messages: [] });
});

test('a page sends nothing that another page has taken over', async () => {
  const { outbox, asked, last } = outboxWith(UNSENT, UNSENT);
  void outbox.play(['x'], 3);
  outbox.say({ kind: 'phrase', phrase: 'hello' });
  await turn();
  outbox.release();
  expect(last()).toMatchObject({ move: null, messages: [] });
  outbox.flush();
  expect(asked).toHaveLength(2);
});
