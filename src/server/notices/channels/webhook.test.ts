import { expect, test } from 'vitest';
import { bodyOf } from './webhook.ts';

function saidAbout(name: string) {
  const table = { id: 'n', match: 'm', seat: 0, ply: 3, game: 'g', kind: 'joined', deadline: null } as const;
  return JSON.parse(
    bodyOf({
      id: 'd',
      channel: { origin: 'https://play.example.org' },
      content: { kind: 'tables', tables: [{ ...table, others: [name], by: name }] },
      lang: 'en',
      now: 0,
    }),
  );
}

test('a name calls nobody, formats nothing and leads nowhere in a chat room', () => {
  const read = (said: string) => said.replaceAll('\u2060', '').replaceAll('\\', '');
  const decoded = (said: string) =>
    read(said).replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  for (const name of [
    '@everyone',
    '<!channel>',
    '<@123>',
    '<https://evil.io|click>',
    '[ok](https://evil.io)',
    'https://evil.io/x',
    '&lt;!here&gt;',
    '**loud**',
  ]) {
    const { text, content, allowed_mentions } = saidAbout(name);
    expect(allowed_mentions).toEqual({ parse: [] });
    for (const said of [text, content]) {
      expect(said).not.toContain(name);
      expect(said).not.toMatch(/@everyone|evil\.io|https:\/\/evil|(?<!\\)[<>]|(?<!\\)[[*](?!\u2060)/u);
      expect(said).toContain('https://play.example.org/play/m');
    }
    expect(read(content)).toContain(name);
    expect(decoded(text)).toContain(name);
  }
});

test('ordinary names stay as they are', () => {
  const { text, content } = saidAbout("Zoé d’Arc O'Neil");
  expect(text).toBe(content);
  expect(text).toContain("With Zoé d’Arc O'Neil.");
});
