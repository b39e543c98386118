// Which files the mutation run looks at, and a random sample of the faults that fit into them.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rngOf } from '../../../src/engine/index.ts';
import { type Mutation, mutationsIn } from './operators.ts';
import { isSame } from './results.ts';

export interface Mutant extends Mutation {
  readonly file: string;
  readonly line: number;
  /** The lines of the change, before and after, without indentation. */
  readonly before: string;
  readonly after: string;
}

export const FOLDERS = ['src/engine', 'src/games', 'src/protocol', 'src/server'];

/** Files without rules: texts, boards, bots, fixtures, and what only starts a process. */
const NOT_RULES = [
  /\.test\.tsx?$|\.tsx$|fixtures/,
  /\/(texts|words|board|teaching|insight|terminal|golden)\//,
  /^src\/games\/([^/]+\/terminal|[^/]+)\.ts$/,
  /^src\/engine\/(french|drawing|insight|levels|puzzle|teaching|texts)\.ts$/,
  /^src\/server\/main\.ts$/,
];

export function filesIn(root: string, folders: readonly string[]): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], { cwd: root });
  return listed
    .toString()
    .split('\n')
    .filter((file) => file.endsWith('.ts') || file.endsWith('.tsx'))
    .sort();
}

export function isRule(file: string): boolean {
  return !NOT_RULES.some((pattern) => pattern.test(file));
}

/**
 * Every mutant of these places (`src/engine`, `src/engine/rng.ts`, `src/engine/rng.ts:31`), in the order of the sample
 * with this seed: its first N are the sample of N.
 */
export function mutantsIn(root: string, places: readonly string[], seed: string): Mutant[] {
  const folders = places.map((place) => place.replace(/:\d+$/, ''));
  const isMeant = ({ file, line }: Mutant) =>
    places.some((place) => (place.includes(':') ? place === `${file}:${line}` : file.startsWith(place)));
  const all = filesIn(root, folders)
    .filter(isRule)
    .flatMap((file) => mutantsOf(root, file))
    .filter(isMeant);
  return rngOf(`mutants ${seed}`).shuffle(all);
}

/**
 * Reads the sample of an earlier run, so that changed code does not draw another one. Mutants are found again by
 * their text; if the line is gone, so is the mutant.
 */
export function keptSample(root: string, path: string, draw: () => readonly Mutant[]): Mutant[] {
  if (!existsSync(path)) {
    const drawn = draw();
    mkdirSync(dirname(path), { recursive: true });
    const names = drawn.map(({ file, before, after }) => ({ file, before, after }));
    writeFileSync(path, JSON.stringify(names, null, 2));
    return [...drawn];
  }
  const names: Pick<Mutant, 'file' | 'before' | 'after'>[] = JSON.parse(readFileSync(path, 'utf8'));
  return names.flatMap((name) => {
    const found = existsSync(join(root, name.file))
      ? mutantsOf(root, name.file).find((mutant) => isSame(mutant, name))
      : undefined;
    if (!found) console.log(`not there any more: ${name.file}\n  - ${name.before}\n  + ${name.after}`);
    return found ?? [];
  });
}

export function mutantsOf(root: string, file: string): Mutant[] {
  const source = readFileSync(join(root, file), 'utf8');
  return mutationsIn(file, source).map((mutation) => {
    const from = source.lastIndexOf('\n', mutation.start - 1) + 1;
    const next = source.indexOf('\n', mutation.end);
    const to = next < 0 ? source.length : next;
    const after = source.slice(from, mutation.start) + mutation.text + source.slice(mutation.end, to);
    const line = source.slice(0, mutation.start).split('\n').length;
    return { ...mutation, file, line, before: flat(source.slice(from, to)), after: flat(after) };
  });
}

export function planted(source: string, { start, end, text }: Mutation): string {
  return source.slice(0, start) + text + source.slice(end);
}

/** On one line, shortened. */
function flat(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return line.length > 200 ? `${line.slice(0, 200)}…` : line;
}
