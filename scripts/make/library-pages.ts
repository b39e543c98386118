// The pages of the package `scriptorium-library`, made from those in docs/: with its name in the imports, and with links only to files that it has.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const LIBRARY = 'scriptorium-library';

/** By their names in the package, the pages in docs/. */
const SOURCES: { readonly [page: string]: string } = {
  'README.md': 'library.md',
  'reference.md': 'reference.md',
};

export function libraryPages(docs: string): { readonly [page: string]: string } {
  return Object.fromEntries(
    Object.entries(SOURCES).map(([page, source]) => [
      page,
      libraryPage(readFileSync(join(docs, source), 'utf8')),
    ]),
  );
}

export function libraryPage(text: string): string {
  return text
    .replaceAll(/[ \n]*<!-- only in the repository -->[\s\S]*?<!-- end -->/g, '')
    .replaceAll(
      /(?<=from '|`)scriptorium(?=\/)|(?<=from ')scriptorium(?=')|(?<=^## `)scriptorium(?=`$)/gm,
      LIBRARY,
    )
    .replaceAll(/\[([^\]]+)\]\((?!https?:|#)([^)#]+)(#[^)]*)?\)/g, packedLink);
}

/** A page that is not packed is named instead. */
function packedLink(_link: string, text: string, path: string, anchor = ''): string {
  const page = Object.keys(SOURCES).find((name) => SOURCES[name] === path);
  if (page === undefined) return `${text} (\`docs/${path}\` in the repository)`;
  return `[${text === path ? page : text}](${page}${anchor})`;
}
