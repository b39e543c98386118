// How an operator runs their site: what may be said, and what the privacy page is told.
import { expect, test } from 'vitest';
import { siteInfo } from '../../protocol/site.ts';
import { openServer, table } from '../fixtures.ts';
import { RETENTION_SETTINGS } from '../retention/purge.ts';
import { parse } from './parse.ts';

test.each([
  ['on', 'done', 'done', undefined],
  ['phrases', 'done', 'only-phrases-here', 'phrases'],
  ['off', 'no-chat-here', 'no-chat-here', 'off'],
] as const)('chat %s: a phrase %s, a line %s', async (chat, phrase, line, shown) => {
  const server = await openServer({ chat });
  const { clients } = await table(server.address);
  const say = async (said: { kind: 'phrase'; phrase: 'hello' } | { kind: 'line'; line: string }) => {
    const answer = await clients[0]!.ask({ kind: 'say', said });
    return answer.kind === 'refused' ? answer.refusal.code : answer.kind;
  };
  expect(await say({ kind: 'phrase', phrase: 'hello' })).toBe(phrase);
  expect(await say({ kind: 'line', line: 'hello' })).toBe(line);
  expect(clients[0]!.room?.chat).toBe(shown);
  for (const client of clients) client.close();
  await server.close();
});

test('the privacy page is told the times in force', async () => {
  const retention = { ...RETENTION_SETTINGS, chat: 3 };
  const server = await openServer({ retention, imprint: 'https://example.org/imprint' });
  const answer: unknown = await (await fetch(`${server.address}/api/site`)).json();
  expect(parse(siteInfo, answer)).toMatchObject({ ok: true });
  expect(answer).toEqual({
    name: 'Scriptorium',
    isClosed: false,
    chat: 'on',
    imprint: 'https://example.org/imprint',
    privacy: null,
    retention,
  });
  await server.close();
});
