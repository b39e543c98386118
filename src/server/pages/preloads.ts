// The links that let a browser load the code of a page beside the first script, instead of after it.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Lang } from '../../engine/texts.ts';
import type { Card } from '../cards/card.ts';

/** As the build writes it: paths by `play`, `board <id>`, `texts <id> fr`. */
type RouteFiles = Readonly<Record<string, readonly string[]>>;

export type Preloads = (path: string, card: Card, lang: Lang) => string;

/** Without the file, as in tests, no page has any. */
export async function preloadsOf(web: string): Promise<Preloads> {
  const files: RouteFiles = await readFile(join(web, 'cards', 'routes.json'), 'utf8').then(
    (text) => JSON.parse(text),
    () => ({}),
  );
  return (path, card, lang) => {
    const [, route = '', id = ''] = path.split('/');
    const filesOf = (names: readonly string[]) => [
      ...new Set(names.flatMap((name) => (Object.hasOwn(files, name) ? (files[name] ?? []) : []))),
    ];
    const { game, hasBoard } = card;
    // The board of a game that a stranger may not know of would give it away.
    const table = hasBoard ? [`board ${game}`, `texts ${game} ${lang}`] : [];
    if (route === 'game') table.push(`texts ${id} ${lang}`);
    // The worker asks for its files itself, one after the other, and finds them in the browser's cache.
    const rules = hasBoard ? filesOf([`rules ${game}`]) : [];
    return [
      ...filesOf([route, ...table]).map(linkTo),
      ...rules.map((name) => `<link rel="preload" as="fetch" crossorigin href="${name}">`),
    ].join('\n');
  };
}

/** Style sheets as Vite asks for them later: with another mode they would be loaded twice. */
const linkTo = (name: string) =>
  name.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="${name}">`
    : `<link rel="modulepreload" href="${name}">`;

/** The language that the page will most likely be in: whoever opens it chose their browser's. */
export function browserLang(header: string | undefined): Lang {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return tags.find((tag): tag is Lang => tag === 'en' || tag === 'fr') ?? 'en';
}
