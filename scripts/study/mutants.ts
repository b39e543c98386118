// `npm run study -- mutants [--sample 200] [--seed 1] [--out /tmp/mutants] [--elsewhere] [--without pattern] [--list] [folder, file or file:line…]`: plants small faults, one at a time, and shows which of them no test notices. Begun again with the same `--out`, it goes on where it stopped, with the same mutants.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { distancesFrom, importsOf } from './mutants/graph.ts';
import { type Equivalent, isSame, partOf, type Result, Results, table } from './mutants/results.ts';
import { FOLDERS, filesIn, keptSample, type Mutant, mutantsIn } from './mutants/sample.ts';
import { Workbench } from './mutants/workbench.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** A test file that takes longer than this many times the slowest one, plus a margin for a busy machine, counts as endless. */
const TIME_LIMIT = { factor: 3, marginMs: 30_000 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
    /** Runs the tests of other folders on survivors too. */
    elsewhere: { type: 'boolean', default: false },
    /** A regular expression of test files to leave out, such as those that fail on a busy machine. */
    without: { type: 'string', default: '^$' },
    /** Only lists the mutants of the sample. */
    list: { type: 'boolean', default: false },
  },
});
const places = positionals.length > 0 ? positionals : FOLDERS;
const out = values.out ?? join(tmpdir(), `mutants-${values.seed}`);
const drawn = () => mutantsIn(root, places, values.seed).slice(0, Number(values.sample));
const sample = values.list ? drawn() : keptSample(root, join(out, 'sample.json'), drawn);
const equivalents: Equivalent[] = JSON.parse(
  readFileSync(new URL('mutants/equivalent.json', import.meta.url), 'utf8'),
);

export async function main(): Promise<void> {
  if (values.list) for (const mutant of sample) console.log(inWords(mutant));
  else await run();
}

async function run(): Promise<void> {
  mkdirSync(out, { recursive: true });
  const results = new Results(join(out, 'results.jsonl'));
  const left = sample.filter((mutant) => !results.all.some((result) => isSame(result, mutant)));
  const bench = new Workbench(root);
  const stop = () => {
    bench.close();
    process.exit(1);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    const testsOf = await timedTests(bench, left);
    for (const mutant of left) {
      const result = await tryOut(bench, mutant, testsOf);
      results.add(result);
      console.log(`${results.all.length}/${sample.length} ${result.ended} ${inWords(mutant)}`);
    }
  } finally {
    bench.close();
  }
  const of = results.all.filter((result) => sample.some((mutant) => isSame(mutant, result)));
  console.log(`\n${table(of, equivalents)}\n`);
  for (const result of of) {
    const isOpen = result.ended === 'survived' || result.ended === 'elsewhere';
    if (isOpen && !equivalents.some((equivalent) => isSame(equivalent, result)))
      console.log(`${result.ended}: ${inWords(result)}${result.by ? `\n  killed by ${result.by}` : ''}`);
  }
}

interface Tests {
  readonly files: readonly string[];
  readonly limitMs: number;
}

/** Times every test of these folders once, or reads the times of an earlier run. */
async function timedTests(
  bench: Workbench,
  mutants: readonly Mutant[],
): Promise<(mutant: Mutant, where: 'own' | 'elsewhere') => Tests> {
  const files = filesIn(root, ['src']);
  const without = new RegExp(values.without);
  const isUsed = (file: string) => !/^src\/(web|cli)\//.test(file) && !without.test(file);
  const all = files.filter((file) => /\.test\.tsx?$/.test(file) && isUsed(file));
  const imports = importsOf(root, files);
  const distances = new Map(all.map((test) => [test, distancesFrom(imports, test)]));
  const parts = new Set(mutants.map(({ file }) => partOf(file)));
  const path = join(out, 'durations.json');
  const tookMs: Record<string, number | null> = existsSync(path)
    ? JSON.parse(readFileSync(path, 'utf8'))
    : {};
  const unknown = all.filter(
    (test) => tookMs[test] === undefined && (values.elsewhere || parts.has(partOf(test))),
  );
  for (const test of unknown) {
    tookMs[test] = await bench.measure(test);
    writeFileSync(path, JSON.stringify(tookMs, null, 2));
  }
  const tests = all.filter((test) => tookMs[test] !== null);
  return (mutant, where) => {
    const isOwn = (test: string) => test.startsWith(`${partOf(mutant.file)}/`);
    const near = tests.filter((test) => isOwn(test) === (where === 'own'));
    const touching = near.filter((test) => distances.get(test)!.has(mutant.file));
    // Code that only a child process runs is imported by no test.
    const chosen = touching.length > 0 || where === 'elsewhere' ? touching : near;
    const effort = (test: string) =>
      (tookMs[test] ?? 0) * effortFactor(test, mutant.file, distances.get(test)!.get(mutant.file));
    const inOrder = chosen.toSorted((a, b) => effort(a) - effort(b));
    const slowestMs = Math.max(0, ...inOrder.map((test) => tookMs[test] ?? 0));
    return { files: inOrder, limitMs: TIME_LIMIT.factor * slowestMs + TIME_LIMIT.marginMs };
  };
}

/** Orders the tests: those likely to notice a fault, and fast ones, come first. */
function effortFactor(test: string, file: string, distance = Number.MAX_SAFE_INTEGER): number {
  if (test.replace(/\.test\.tsx?$/, '.ts') === file) return 0.05;
  return Math.min(distance, 8) * (dirname(test) === dirname(file) ? 0.25 : 1);
}

async function tryOut(
  bench: Workbench,
  mutant: Mutant,
  testsOf: Awaited<ReturnType<typeof timedTests>>,
): Promise<Result> {
  const { file, line, operator, before, after } = mutant;
  const begun = Date.now();
  const ends = (ended: Result['ended'], by = ''): Result => {
    const tookMs = Date.now() - begun;
    return { file, line, operator, before, after, ended, ...(by && { by }), tookMs };
  };
  if (!bench.compiles(mutant)) return ends('does-not-compile');
  const own = testsOf(mutant, 'own');
  const trial = await bench.try(mutant, own.files, own.limitMs);
  if (trial.ended !== 'survived') return ends(trial.ended, trial.ended === 'killed' ? trial.by : '');
  if (!values.elsewhere) return ends('survived');
  const others = testsOf(mutant, 'elsewhere');
  const again = await bench.try(mutant, others.files, others.limitMs);
  return again.ended === 'survived'
    ? ends('survived')
    : ends('elsewhere', again.ended === 'killed' ? again.by : 'a time-out');
}

function inWords({
  file,
  line,
  operator,
  before,
  after,
}: Pick<Mutant, 'file' | 'line' | 'operator' | 'before' | 'after'>): string {
  return `${file}:${line} (${operator})\n  - ${before}\n  + ${after}`;
}
