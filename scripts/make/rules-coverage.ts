// `docs/rules-coverage.md`: every numbered ruling of the games' READMEs with the tests that cite it.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { manifests } from '../../src/games/index.ts';

export interface Ruling {
  readonly number: string;
  readonly text: string;
}

export interface CitingTest {
  readonly file: string;
  readonly title: string;
}

/** `- **S4** text` */
export function rulingsIn(readme: string): Ruling[] {
  return [...readme.matchAll(/^- \*\*([A-Z]\d+)\*\*\s*(.*)$/gm)].map(([, number = '', text = '']) => ({
    number,
    text,
  }));
}

/** The titles of the tests in a file that begin with rulings: "S4 …", "B12, B13 …". */
export function citingTests(file: string, source: string): CitingTest[] {
  const titles = [...source.matchAll(/\b(?:test|it)(?:\.each\([^)]*\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs)];
  return titles
    .map(([, , title = '']) => ({ file, title }))
    .filter(({ title }) => rulingsOf(title).length > 0);
}

export function rulingsOf(title: string): string[] {
  const [cited = ''] = /^(?:[A-Z]\d+(?:,? (?:and )?|\/|: )?)+/.exec(title) ?? [];
  return cited.match(/[A-Z]\d+/g) ?? [];
}

export function uncovered(rulings: readonly Ruling[], tests: readonly CitingTest[]): string[] {
  const cited = new Set(tests.flatMap(({ title }) => rulingsOf(title)));
  return rulings.map(({ number }) => number).filter((number) => !cited.has(number));
}

export function uncoveredText(ruling: string): string {
  return `no test cites ${ruling}: the title of one has to begin with it, as in test('${ruling} …')`;
}

/** Rulings that several games have: a comment `// S4` would not say whose it is. */
export function sharedLetters(families: readonly (readonly Ruling[])[]): string[] {
  const letters = families.flatMap((rulings) => [...new Set(rulings.map(({ number }) => number[0]!))]);
  return [...new Set(letters.filter((letter, at) => letters.indexOf(letter) !== at))];
}

function table(title: string, rulings: readonly Ruling[], tests: readonly CitingTest[]): string {
  const rows = rulings.map(({ number }) => {
    const citing = tests.filter((test) => rulingsOf(test.title).includes(number));
    const list = citing.map((test) => `${test.title.replaceAll('|', '\\|')} (\`${test.file}\`)`);
    return `| ${number} | ${list.join('<br>')} |`;
  });
  return [`## ${title}`, '', '| Ruling | Tests |', '|---|---|', ...rows, ''].join('\n');
}

const games = fileURLToPath(new URL('../../src/games/', import.meta.url));
const page = fileURLToPath(new URL('../../docs/rules-coverage.md', import.meta.url));

/** Editions of one set of rules are covered together. A game without numbered rulings in its README has no table. */
const FAMILIES = manifests
  .filter(({ id, editionOf }) => editionOf === undefined && existsSync(`${games}${id}/README.md`))
  .map(({ id, names }) => {
    const editions = manifests.filter(({ editionOf }) => editionOf === id);
    return {
      title: [names.en, ...editions.map(({ names }) => names.en)].join(' and '),
      readme: id,
      folders: [id, ...editions.map(({ id }) => id)],
    };
  });

export function coverage(): { page: string; missing: string[] } {
  const missing: string[] = [];
  const all: Ruling[][] = [];
  const tables = FAMILIES.map(({ title, readme, folders }) => {
    const rulings = rulingsIn(readFileSync(`${games}${readme}/README.md`, 'utf8'));
    all.push(rulings);
    if (rulings.length === 0) missing.push(`${title}: no rulings in its README`);
    const tests = folders.flatMap((folder) =>
      readdirSync(`${games}${folder}`, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.test.ts'))
        .sort()
        .flatMap((file) =>
          citingTests(`${folder}/${file}`, readFileSync(`${games}${folder}/${file}`, 'utf8')),
        ),
    );
    missing.push(...uncovered(rulings, tests).map(uncoveredText));
    return table(title, rulings, tests);
  });
  for (const letter of sharedLetters(all))
    missing.push(`two games number their rulings with ${letter}: give one of them another letter`);
  const head = [
    '# Rules coverage',
    '',
    'Every numbered ruling with the tests that cite it. The rulings themselves are in the READMEs of the games.',
    'Made by `npm run make -- rules-coverage`; the test run fails when a ruling has no test or this page is old.',
    '',
  ].join('\n');
  return { page: `${head}\n${tables.join('\n')}`, missing };
}

export function isCurrent(made: string): boolean {
  return readFileSync(page, 'utf8') === made;
}

export function main(): void {
  const made = coverage();
  for (const fault of made.missing) console.error(fault);
  if (made.missing.length > 0) process.exitCode = 1;
  else writeFileSync(page, made.page);
}
