// Serves the application's page for every address, with the preview card of the address, and the pictures of the cards.

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { System } from '../../protocol/system.ts';
import type { Site } from '../account/passkeys.ts';
import { clientAddress } from '../api/client-address.ts';
import { isKnownVersion } from '../api/is-known-version.ts';
import { type Card, type CardPorts, cardFor } from '../cards/card.ts';
import { cardTags } from '../cards/card-tags.ts';
import { Pictures } from '../cards/pictures.ts';
import { type Rate, TokenBuckets } from '../token-bucket.ts';
import { pageOrigin } from './origin.ts';
import { pageHtml } from './page-html.ts';
import { browserLang, preloadsOf } from './preloads.ts';

export interface PagePorts extends CardPorts, Pick<System, 'now' | 'every'> {
  readonly site: Site | null;
  readonly trustedHops: number;
  /** Whether a request may be told who is at a table: on a closed site only members may. */
  isMember(headers: IncomingHttpHeaders): boolean;
}

export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

const compress = promisify(brotliCompress);
/** The page is short; better compression would take longer than it saves. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** Of tables that are looked up for one address. Beyond it, the page is sent without their names. */
const LOOK_UP_RATE: Rate = { burst: 60, perSecond: 3 };
const CLEAN_UP_MS = 60_000;
const YEAR_S = 31_536_000;

/** `tags` are added to the head of every page. */
export async function pagesOf(
  app: FastifyInstance,
  web: string,
  ports: PagePorts,
  tags: string,
): Promise<SendPage> {
  // Read for each visit: a build that replaces the files is served whole, the page with its own scripts and service worker.
  const pageNow = async () => readFile(join(web, 'index.html'), 'utf8');
  const pictures = await Pictures.open(web, ports.now);
  const base = ports.site?.base ?? '';
  const preloads = await preloadsOf(web, base);
  const lookUps = new TokenBuckets(LOOK_UP_RATE);
  const timer = ports.every(CLEAN_UP_MS, () => {
    lookUps.deleteFull(ports.now());
    pictures?.forgetFullBuckets();
  });
  timer.unref();
  app.addHook('onClose', async () => {
    timer.cancel();
    pictures?.close();
  });
  const addressOf = (request: FastifyRequest) => clientAddress(request.raw, ports.trustedHops);
  const cardOf = (path: string, search: URLSearchParams, request: FastifyRequest): Promise<Card> => {
    const isTable = path.startsWith('/play/');
    const mayLookUp =
      !isTable || (ports.isMember(request.headers) && lookUps.take(addressOf(request), 1, ports.now()));
    // A database that does not answer must not keep anybody from the page.
    const unknown = { path: '/', search };
    return cardFor(mayLookUp ? { path, search } : unknown, ports).catch(() => cardFor(unknown, ports));
  };

  if (pictures)
    app.get('/card/*', async (request, reply) => {
      const { pathname, searchParams } = urlOf(request);
      const [, path = '', version = ''] = /^\/card(\/.*)?\/([0-9a-f]{12})\.png$/.exec(pathname) ?? [];
      if (version === '') return reply.code(404).type('text/plain').send('There is no such picture.\n');
      const card = await cardOf(path || '/', searchParams, request);
      const png = await pictures.draw(card, addressOf(request));
      if (png === 'too-fast') return reply.code(429).header('retry-after', '5').send();
      if (png === 'not-drawn') return reply.code(503).header('retry-after', '30').send();
      // Another version of the table than the page has shown: it is not to be kept under this name.
      const isCurrent = pictures.versionOf(card) === version;
      return reply
        .type('image/png')
        .header('cache-control', isCurrent ? `public, max-age=${YEAR_S}, immutable` : 'no-cache')
        .send(Buffer.from(png));
    });

  return async (request, reply) => {
    const { pathname, searchParams } = urlOf(request);
    const search = knownSearch(searchParams);
    const card = await cardOf(pathname, searchParams, request);
    const origin = pageOrigin(request.headers, ports.site, ports.trustedHops);
    const picture = pictures && `/card${pathname === '/' ? '' : pathname}/${pictures.versionOf(card)}.png`;
    const head = cardTags(card, {
      page: origin && origin + pathname + search,
      picture: origin && picture && origin + picture + search,
    });
    const loaded = preloads(
      pathname,
      card,
      browserLang(request.headers['accept-language'], ports.branding.lang),
    );
    return send(
      request,
      reply,
      pageHtml(await pageNow(), { card, head: `${loaded}\n${head}\n${tags}`, base }),
    );
  };
}

/** Browsers ask again for the page each time, and get it only if it has changed. */
async function send(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  const tag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 20)}"`;
  reply
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-cache', etag: tag, vary: 'accept-encoding' });
  if (isKnownVersion(request.headers['if-none-match'], tag)) return reply.code(304).send();
  const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  if (!takesBrotli) return reply.send(html);
  return reply.header('content-encoding', 'br').send(await compress(html, QUALITY));
}

/** Of the query, what the card depends on: anything else in a link must not make other pictures. */
function knownSearch(given: URLSearchParams): string {
  const known = ['watch', 'game', 'lang'].flatMap((name) => {
    const value = given.get(name);
    if (value === null) return [];
    return value === '' ? [name] : [`${name}=${encodeURIComponent(value)}`];
  });
  return known.length === 0 ? '' : `?${known.join('&')}`;
}

/** Only the path and the query of it are used. */
const urlOf = ({ url }: FastifyRequest): URL => new URL(url.replace(/^\/+/, '/'), 'http://localhost');
