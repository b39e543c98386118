// The results of a mutation run: stored line by line, so that a run can continue where it stopped, and shown as a table.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Mutant } from './sample.ts';

export interface Result extends Pick<Mutant, 'file' | 'line' | 'operator' | 'before' | 'after'> {
  /** "elsewhere": only tests of other folders kill it. */
  readonly ended: 'killed' | 'timed-out' | 'elsewhere' | 'does-not-compile' | 'survived';
  /** The test that killed it. */
  readonly by?: string;
  readonly tookMs: number;
}

/** A mutant that nobody could notice, with the reason. Identified by its text, because line numbers change. */
export interface Equivalent {
  readonly file: string;
  readonly before: string;
  readonly after: string;
  readonly reason: string;
}

type Named = Pick<Mutant, 'file' | 'before' | 'after'>;

export function isSame(a: Named, b: Named): boolean {
  return a.file === b.file && a.before === b.before && a.after === b.after;
}

export class Results {
  readonly all: Result[];
  private readonly path: string;

  constructor(path: string) {
    this.path = path;
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    this.all = text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  }

  add(result: Result): void {
    this.all.push(result);
    appendFileSync(this.path, `${JSON.stringify(result)}\n`);
  }
}

/** How many of the counted mutants the tests kill: one row for each folder. */
export function table(results: readonly Result[], equivalents: readonly Equivalent[]): string {
  const isEquivalent = (result: Result) => equivalents.some((equivalent) => isSame(equivalent, result));
  const parts = [...new Set(results.map(({ file }) => partOf(file)))].sort();
  const row = (name: string, of: readonly Result[]) => {
    const count = (ended: Result['ended']) => of.filter((r) => r.ended === ended && !isEquivalent(r)).length;
    const own = count('killed') + count('timed-out');
    const equivalent = of.filter(isEquivalent).length;
    const counted = own + count('elsewhere') + count('survived');
    const share = (n: number) => (counted === 0 ? '–' : `${((100 * n) / counted).toFixed(1)} %`);
    const cells = [of.length, count('killed'), count('timed-out'), count('elsewhere'), count('survived')];
    return [
      name,
      ...cells,
      count('does-not-compile'),
      equivalent,
      share(own),
      share(own + count('elsewhere')),
    ];
  };
  const rows = [
    ...parts.map((part) =>
      row(
        part,
        results.filter(({ file }) => partOf(file) === part),
      ),
    ),
    row('all', results),
  ];
  return [
    '| Part | Mutants | Killed | Timed out | Killed elsewhere | Survived | Do not compile | Equivalent | By own tests | By any test |',
    '|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|',
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');
}

/** The folder whose tests cover a file: a game, or a layer. */
export function partOf(file: string): string {
  return /^src\/(games\/[^/]+|[^/]+)/.exec(file)![0];
}
