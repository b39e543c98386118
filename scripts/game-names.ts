// Where a game may be named outside of `src/games/`, as data, and a check of files against it.
import { manifests } from '../src/games/index.ts';

/** Everything else takes its games from the registry, so that a new game needs one line there and nothing here. */
export const EXCEPTIONS: readonly { readonly path: RegExp; readonly why: string }[] = [
  { path: /\.test\.tsx?$|[/.]fixtures[/.]/, why: 'tests use games whose positions they know' },
  { path: /^src\/server\/storage\/older\//, why: 'databases of earlier versions' },
  { path: /^e2e\//, why: 'flows that need a certain position, and saved games' },
  { path: /^bench\//, why: 'measurements stay comparable with earlier ones' },
  { path: /^scripts\/study\b/, why: 'studies of one game: weights, variants, mutants' },
  { path: /^scripts\/stress\//, why: 'loads of known length' },
  {
    path: /^scripts\/make\/(screens|puzzles)\.ts$/,
    why: 'pictures of certain positions, and examples of usage',
  },
];

export interface NamedGame {
  readonly file: string;
  readonly line: number;
  readonly why: string;
}

/** `files` are the texts by their path from the root. */
export function gamesNamedIn(files: ReadonlyMap<string, string>): NamedGame[] {
  const pattern = new RegExp(`(?<![A-Za-z])(${[...names()].map(escaped).join('|')})(?![a-z])`);
  return [...files]
    .filter(([file]) => !file.startsWith('src/games/') && !EXCEPTIONS.some(({ path }) => path.test(file)))
    .flatMap(([file, text]) =>
      text.split('\n').flatMap((content, i) => {
        const [found] = pattern.exec(content) ?? [];
        return found ? [{ file, line: i + 1, why: `names a game outside of src/games: ${found}` }] : [];
      }),
    );
}

/** Ids, identifiers made from them, and names in every language. */
function names(): Set<string> {
  return new Set(
    manifests.flatMap(({ id, names }) => {
      const words = id.split('-');
      const pascalCase = words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('');
      const camelCase = words[0] + pascalCase.slice(words[0]?.length);
      return [...Object.values(names), id, camelCase, pascalCase, words.join('_').toUpperCase()];
    }),
  );
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
