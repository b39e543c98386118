// The links that let a browser load the code of a page beside the first script, instead of after it.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Lang } from '../../engine/texts.ts';
import type { Card } from '../cards/card.ts';
import { escapeMarkup } from '../cards/escape-markup.ts';

/** As the build writes it: paths by `play`, `board <id>`, `texts <id> fr`, `home fr`, `pages fr`, `fonts`. */
type RouteFiles = Readonly<Record<string, readonly string[]>>;

export type Preloads = (path: string, card: Card, lang: Lang) => string;

/** Without the file, as in tests, no page has any. */
export async function preloadsOf(web: string, base = ''): Promise<Preloads> {
  const files: RouteFiles = await readFile(join(web, 'cards', 'routes.json'), 'utf8').then(
    (text) => JSON.parse(text),
    () => ({}),
  );
  return (path, card, lang) => {
    const [, route = '', id = ''] = path.split('/');
    const filesOf = (names: readonly string[]) =>
      [...new Set(names.flatMap((name) => (Object.hasOwn(files, name) ? (files[name] ?? []) : [])))].map(
        (path) => base + path,
      );
    const { game, hasBoard } = card;
    // The board of a game that a stranger may not know of would give it away.
    const table = hasBoard ? ['later-game', `board ${game}`, `texts ${game} ${lang}`] : [];
    if (route === 'play' && !hasBoard) table.push('later-room');
    if (route === 'game') table.push(`texts ${id} ${lang}`);
    const shell = route === '' ? [`home ${lang}`] : [`home ${lang}`, `pages ${lang}`];
    // The worker asks for its files itself, one after the other, and finds them in the browser's cache.
    const rules = hasBoard ? filesOf([`rules ${game}`]) : [];
    // Those of a table come after its first view, which is late enough without them (src/web/fonts.ts).
    const fonts = hasBoard ? [] : filesOf(['fonts']);
    return [
      // The first script loads its board while the page is still asking for the position.
      ...(hasBoard ? [`<meta name="table-game" content="${escapeMarkup(game ?? '')}">`] : []),
      ...filesOf([...shell, route, ...table]).map(linkTo),
      ...rules.map((name) => `<link rel="preload" as="fetch" crossorigin href="${name}">`),
      ...fonts.map(
        (name) =>
          `<link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="low" href="${name}">`,
      ),
    ].join('\n');
  };
}

/** Style sheets apply at once, and Vite, which would add them with the code of the page, finds them there. */
const linkTo = (name: string) =>
  name.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="${name}">`
    : `<link rel="modulepreload" href="${name}">`;

/** The language that the page will most likely be in: the browser's, if there is one of ours. */
export function browserLang(header: string | undefined, otherwise: Lang): Lang {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return tags.find((tag): tag is Lang => tag === 'en' || tag === 'fr') ?? otherwise;
}
