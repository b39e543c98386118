// Preview cards over HTTP: tags and pictures of every kind of link, hostile names and headers, and what must stay hidden.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeCardParts } from '../../../scripts/build/card-parts.ts';
import { manifests } from '../../games/index.ts';
import { guest, post, TestClient, table } from '../fixtures.ts';
import { type RunningServer, serve } from '../index.ts';
import type { Card } from './card.ts';
import { cardSvg, PLAIN_COVER } from './card-svg.ts';
import { cardTags } from './card-tags.ts';
import { Pictures } from './pictures.ts';

const CARD: Card = {
  lang: 'en',
  site: 'x',
  title: 'x',
  description: 'y',
  game: null,
  hasBoard: false,
  lead: '',
  heading: 'x',
  facts: [],
  seats: [],
};
const web = mkdtempSync(join(tmpdir(), 'scriptorium-cards-'));
let site: RunningServer;
let address = '';

beforeAll(async () => {
  const head = '<meta name="description" content="x" /><title>Scriptorium</title>';
  writeFileSync(join(web, 'index.html'), `<!doctype html><html lang="en"><head>${head}</head><body></body>`);
  await writeCardParts(join(web, 'cards'), 'src/parts/tokens.css');
  site = await openOn(23_100 + (process.pid % 300) * 4);
  address = `http://127.0.0.1:${site.port}`;
});

async function openOn(first: number): Promise<RunningServer> {
  const plenty = { burst: 1e6, perSecond: 1e6 };
  for (let at = first; ; at++) {
    try {
      return await serve({
        port: at,
        host: '127.0.0.1',
        web,
        online: { requests: plenty, messages: plenty },
      });
    } catch (error) {
      if (at > first + 40) throw error;
    }
  }
}

afterAll(async () => {
  await site.close();
  rmSync(web, { recursive: true });
});

/** With any Host header, which fetch does not allow. */
function get(path: string, headers: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    request({ port: site.port, host: '127.0.0.1', path, headers }, (answer) => {
      let text = '';
      answer.on('data', (data) => {
        text += data;
      });
      answer.on('end', () => resolve(text));
    })
      .on('error', reject)
      .end();
  });
}

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" } as const;

/** The tags as a messenger reads them. */
function tagsIn(html: string): Record<string, string> {
  const found = html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)">/g);
  return Object.fromEntries(
    [...found].map(([, name, content = '']) => [
      name,
      content.replace(/&(amp|lt|gt|quot|#39);/g, (_, entity: keyof typeof ENTITIES) => ENTITIES[entity]),
    ]),
  );
}

async function waitingTable(name: string, plan: object = {}): Promise<string> {
  const host = await guest(address, name);
  const seats = [{ kind: 'person' }, { kind: 'person' }, { kind: 'bot', level: 'novice' }];
  const made = await post<{ match: string }>(address, '/matches', { game: 'scout', seats, ...plan }, host);
  expect(made.match).toBeTypeOf('string');
  const client = await new TestClient(address).enter({ match: made.match, device: host });
  await client.ask({ kind: 'sit', name, contribution: 'x' });
  client.close();
  return made.match;
}

describe('the tags of a link', () => {
  test('an invitation names host, game, seats and clock, in the language of the link', async () => {
    const match = await waitingTable('Hildegard', { clock: { kind: 'move', seconds: 86_400 } });
    const english = tagsIn(await get(`/play/${match}`, { 'accept-language': 'fr' }));
    expect(english['og:title']).toBe('Hildegard invites you to Scout');
    expect(english['og:description']).toContain('1 free seat · 15–30 min · 1 day per move');
    expect(english['twitter:card']).toBe('summary_large_image');
    expect(english['og:url']).toBe(`${address}/play/${match}`);
    const html = await get(`/play/${match}?lang=fr`);
    expect(html).toContain('<html lang="fr">');
    expect(html).toContain('<title>Hildegard vous invite à jouer à Scout</title>');
    const french = tagsIn(html);
    expect(french['og:description']).toContain('1 place libre · 15–30 min · 1 jour par coup');
    expect(french['og:locale']).toBe('fr_FR');
  });

  test('before the game, spectators are told nobody’s name; of a table without spectators, nothing', async () => {
    const open = await waitingTable('Hildegard', { watch: 'public' });
    expect(tagsIn(await get(`/play/${open}?watch`))['og:title']).toBe('Watch a game of Scout');
    expect(await get(`/play/${open}?watch`)).not.toContain('Hildegard');
    const closed = await waitingTable('Hildegard', { watch: 'nobody' });
    expect(tagsIn(await get(`/play/${closed}?watch`))['og:title']).toBe('Scriptorium');
    expect(tagsIn(await get(`/play/${closed}`))['og:title']).toBe('Hildegard invites you to Scout');
  });

  test('spectators are told who plays, and a game, a replay and home what they are', async () => {
    const { match, clients } = await table(address);
    for (const client of clients) client.close();
    expect(tagsIn(await get(`/play/${match}?watch`))['og:title']).toBe('Watch Anna and Bruno play Scout');
    expect(tagsIn(await get('/game/biblios?lang=fr'))['og:title']).toBe('Biblios');
    expect(tagsIn(await get('/replay?at=3&game=scout'))['og:title']).toBe('A game of Scout to replay');
    expect(tagsIn(await get('/'))['og:description']).toContain('Scriptoria');
  });

  test('closed tables, unknown ones, and games without spectators look the same', async () => {
    const { match, clients } = await table(address, { watch: 'nobody', people: ['Adèle', 'Benoît'] });
    for (const client of clients) client.close();
    const plain = { ...tagsIn(await get('/')), 'og:url': '', 'og:image': '', 'twitter:image': '' };
    for (const path of [
      `/play/${match}`,
      `/play/${match}?watch`,
      '/play/unknown-table',
      '/play/',
      '/play/%3Cscript%3E',
    ]) {
      const html = await get(path);
      expect(html).not.toMatch(/Adèle|Benoît/);
      expect({ ...tagsIn(html), 'og:url': '', 'og:image': '', 'twitter:image': '' }).toEqual(plain);
    }
  });

  test.each(['"><script>x</script>', 'O\'Neil & "Co" <b>', '🎲🎲', 'שלום', '$& $1 $`'])(
    'the name %s stays text',
    async (name) => {
      const html = await get(`/play/${await waitingTable(name)}`);
      expect(html).not.toMatch(/<script>|<b>/);
      expect(html.match(/<\/head>/g)).toHaveLength(1);
      expect(tagsIn(html)['og:title']).toBe(`${name} invites you to Scout`);
    },
  );

  test('texts of any length and direction end on one short line', () => {
    const card = { ...CARD, title: `\u202E${'x'.repeat(500)}\n` };
    const { 'og:title': title = '' } = tagsIn(cardTags(card, { page: null, picture: null }));
    expect([...title]).toHaveLength(200);
    expect(title).toMatch(/^x+…$/);
  });

  test.each(['evil.example/"><script>', 'a b', 'x@y', '[::1', `${'x'.repeat(300)}.example`])(
    'the Host header %s gets into no tag',
    async (host) => {
      const tags = tagsIn(await get('/', { host }));
      expect(tags['og:title']).toBe('Scriptorium');
      expect(tags['og:image']).toBeUndefined();
      expect(tags['og:url']).toBeUndefined();
    },
  );
});

describe('the picture', () => {
  const pictureOf = async (path: string) => {
    const { pathname, search } = new URL(tagsIn(await get(path))['og:image'] ?? '');
    return fetch(`${address}${pathname}${search}`);
  };
  const sizeOf = (png: Buffer) => [png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)];

  test.each(['/', '/play/unknown-table', '/replay', ...manifests.map(({ id }) => `/game/${id}?lang=fr`)])(
    '%s has one of 1200 × 630 that may be kept for ever',
    async (path) => {
      const answer = await pictureOf(path);
      expect(answer.headers.get('content-type')).toBe('image/png');
      expect(answer.headers.get('cache-control')).toContain('immutable');
      const png = Buffer.from(await answer.arrayBuffer());
      expect(sizeOf(png)).toEqual(['PNG', 1200, 630]);
      // Some messengers show no larger ones.
      expect(png.length).toBeLessThan(600_000);
    },
  );

  test('hostile names are drawn as far as there are letters for them', async () => {
    const drawn = await pictureOf(`/play/${await waitingTable('<a href="x">&\'🎲')}`);
    expect(sizeOf(Buffer.from(await drawn.arrayBuffer()))).toEqual(['PNG', 1200, 630]);
  });

  test('has another address when somebody sits down, and the old one is not kept', async () => {
    const match = await waitingTable('Alcuin');
    const before = tagsIn(await get(`/play/${match}`))['og:image'] ?? '';
    const device = await guest(address, 'Bede');
    const client = await new TestClient(address).enter({ match, device });
    await client.ask({ kind: 'sit', name: 'Bede', contribution: 'x' });
    client.close();
    expect(tagsIn(await get(`/play/${match}`))['og:image']).not.toBe(before);
    const answer = await fetch(`${address}${new URL(before).pathname}`);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    await answer.arrayBuffer();
  });

  test('nobody can have pictures drawn without end; others still can', async () => {
    const pictures = await Pictures.open(web, () => 0);
    const draw = (title: string, by: string) => pictures!.draw({ ...CARD, title }, by);
    const asked = Array.from({ length: 25 }, (_, i) => draw(`Guest ${i}`, '192.0.2.1'));
    expect(await Promise.all(asked.slice(20))).toEqual(Array(5).fill('too-fast'));
    const other = draw('Guest 0', '192.0.2.1');
    pictures!.close();
    // The thread is gone: what was not drawn is refused, and nothing hangs.
    for (const answer of await Promise.all([...asked, other])) expect(answer).not.toBeNull();
  });
});

test('every thumbnail is drawn in colours that the palette has', () => {
  for (const game of manifests) expect(cardSvg(CARD, [game], PLAIN_COVER, {})).not.toContain('var(');
});
