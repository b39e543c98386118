// A child process that keeps vitest in memory and runs the test files it is sent until one fails. The parent kills it when a mutant never ends.
import { join } from 'node:path';
import { createVitest, type Reporter, type TestSpecification } from 'vitest/node';

export interface Order {
  /** Relative to the root, in this order. */
  readonly tests: readonly string[];
  /** Files changed since the last order. */
  readonly changed: readonly string[];
}

export interface Answer {
  /** The first test that failed, or null. */
  readonly failed: string | null;
  /** How long each test file took, in milliseconds. */
  readonly tookMs: { readonly [test: string]: number };
}

/** Sent after each test file, so that the parent can tell a long run from an endless one. */
export type Progress = 'progress';

const root = process.argv[2]!;
let failed: string | null = null;
let tookMs: Record<string, number> = {};

const reporter: Reporter = {
  onTestCaseResult(test) {
    const { state, errors } = test.result();
    if (state === 'failed')
      failed ??= `${test.module.relativeModuleId}: ${test.fullName}: ${errors?.[0]?.message.slice(0, 200)}`;
  },
  onTestModuleEnd(module) {
    tookMs[module.relativeModuleId] = module.diagnostic().duration + module.diagnostic().collectDuration;
    process.send!('progress' satisfies Progress);
    const [error] = module.errors();
    if (error) failed ??= `${module.relativeModuleId}: ${error.message}`;
  },
};

/** Keeps the order in which the files were sent: fast ones first. */
class AsSent {
  async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
  async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
}

const vitest = await createVitest('test', {
  root,
  watch: false,
  project: ['node'],
  maxWorkers: 1,
  bail: 1,
  reporters: [reporter],
  sequence: { sequencer: AsSent },
});
await vitest.standalone();
const specifications = new Map(
  (await vitest.globTestSpecifications()).map((specification) => [specification.moduleId, specification]),
);

process.on('message', async ({ tests, changed }: Order) => {
  failed = null;
  tookMs = {};
  for (const file of changed) vitest.invalidateFile(join(root, file));
  const asked = tests.flatMap((test) => specifications.get(join(root, test)) ?? []);
  const { unhandledErrors } = await vitest.runTestSpecifications(asked);
  if (unhandledErrors.length > 0) failed ??= `unhandled: ${String(unhandledErrors[0])}`;
  process.send!({ failed, tookMs } satisfies Answer);
});
process.send!('ready');
