// What makes the pages those of an operator: a name, a colour, a language. Page, manifest and service worker are served with it.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Lang } from '../../engine/texts.ts';
import { escapeMarkup } from '../cards/escape-markup.ts';
import { type Additions, NO_ADDITIONS, sendUnkept, versionOf } from './additions.ts';
import { siteColours, siteColoursCss } from './site-colour.ts';

export interface Branding {
  readonly name: string;
  /** Such as #7a1f2b, for what is to be pressed first; null: that of the design. */
  readonly colour: string | null;
  /** For people whose browser asks for none of our languages, and for preview cards. */
  readonly lang: Lang;
}

export const BRANDING: Branding = { name: 'Scriptorium', colour: null, lang: 'en' };

const [MANIFEST, SITE_CSS] = ['/manifest.webmanifest', '/site.css'];

/** Serves what differs from the build. */
export async function addBranding(
  app: FastifyInstance,
  web: string,
  { name, colour, lang }: Branding,
  base: string,
): Promise<Additions> {
  const tags: string[] = [];
  if (name !== BRANDING.name) {
    const built: object = JSON.parse(await readFile(join(web, MANIFEST), 'utf8'));
    const manifest = JSON.stringify({ ...built, name, short_name: name });
    app.get(MANIFEST, async (_request, reply) => sendUnkept(reply, 'application/manifest+json', manifest));
    tags.push(`<meta name="site-name" content="${escapeMarkup(name)}">`);
  }
  if (lang !== BRANDING.lang) tags.push(`<meta name="site-lang" content="${lang}">`);
  if (colour !== null) {
    const css = siteColoursCss(siteColours(colour));
    app.get(SITE_CSS, async (_request, reply) => sendUnkept(reply, 'text/css', css));
    // Not inline: the content security policy allows only files.
    tags.push(`<link rel="stylesheet" href="${base}${SITE_CSS}">`);
  }
  if (tags.length === 0) return NO_ADDITIONS;
  return {
    tags: tags.join('\n'),
    files: colour === null ? [] : [SITE_CSS],
    version: versionOf(JSON.stringify([name, colour, lang])),
  };
}
