// Chat messages over a connection that breaks: in their order, each once, and given back when they are refused.
import { expect, test } from 'vitest';
import { answered, DONE, LOST, outboxWith, turn, UNSENT } from './outbox.fixtures.ts';

test('chat messages keep their order and keys, and are sent until they are answered', async () => {
  const { outbox, asked, last } = outboxWith(LOST, UNSENT, DONE, DONE);
  const said = (line: string) => ({ kind: 'line' as const, line });
  outbox.say(said('one'));
  outbox.say(said('two'));
  await turn();
  expect(last()?.messages).toMatchObject([
    { said: { line: 'one' }, isWaiting: true },
    { said: { line: 'two' }, isWaiting: true },
  ]);
  outbox.flush();
  await turn();
  outbox.flush();
  await turn();
  const keys = asked.map((request) => (request.kind === 'say' ? request.key : null));
  expect(keys[0]).toMatch(/^[\w-]{8,40}$/);
  expect(keys.slice(0, 3)).toEqual([keys[0], keys[0], keys[0]]);
  expect(keys[3]).not.toBe(keys[0]);
  expect(last()?.messages).toEqual([]);
});

test('a chat message that the server refuses is given back', async () => {
  const { outbox, refused, last } = outboxWith(
    answered({ kind: 'refused', id: 1, refusal: { code: 'not-seated' } }),
  );
  outbox.say({ kind: 'line', line: 'hello' });
  await turn();
  expect([refused, last()?.messages]).toEqual([[{ kind: 'line', line: 'hello' }], []]);
});
