// The tests: project `node` runs in Node, project `browser` in Chromium. `--mode quick` (npm run test:quick) runs only the unit tests.
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { createFilter } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Not in the quick run: child processes, worker threads of the command line, or a database server. `scripts/quick-tests.test.ts` checks that the list is complete. */
export const SYSTEM_TESTS = [
  'docs/adding-a-game.test.ts',
  'scripts/{package,deploy}.test.ts',
  'scripts/make/reference.test.ts',
  'scripts/stress/**',
  'sim/**',
  'src/bots/pool/**',
  'src/cli/**',
  'src/server/{bus,multi-process,tournaments}/**',
  'src/server/**/{process,postgres,query-plans,upgrade,bot-pool,paused-bots,make-directories,notices,rounds,who-is-told,routes,player-texts,vacation,helped,deals}.test.ts',
];
/** Not in the quick run either: hundreds of random games, games between bots, whole games and restarts of the server, and all sentences of all of them. */
const LONG_TESTS = [
  'src/**/{conform,random-play}.test.ts',
  'src/engine/conform/**',
  'src/bots/{net,search,expectimax,coach}/**',
  'src/bots/{insights,characters}.test.ts',
  'src/bots/deals/**',
  'src/games/{causes,puzzles,sentences,take-back}.test.ts',
  'src/server/{correspondence,notices/low-time}.test.ts',
  'src/server/matches/{whole-games,outside-games,spectators,standing-orders,planned-move,waiting-random}.test.ts',
  'scripts/texts/ears.test.ts',
];

/** They wait most: a minute each, in which nothing may come. */
const WAITING_TESTS = ['scripts/stress/**', 'src/server/notices/**'];

/**
 * The one long file of the browser first. Beside it those that wait for processes, because its pages use the processor
 * meanwhile; then those that compute, and the short ones last, so that no worker is left alone at the end.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ranks = [WAITING_TESTS, SYSTEM_TESTS, LONG_TESTS].map((patterns) =>
      createFilter(patterns, [], { resolve: false }),
    );
    const rank = ({ project, moduleId }: TestSpecification) => {
      const path = relative(import.meta.dirname, moduleId);
      if (project.name === 'browser') return -1;
      const found = ranks.findIndex((isIn) => isIn(path));
      return found < 0 ? ranks.length : found;
    };
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

/** `--sequence.shuffle.files` works only without a sequencer. */
const isShuffled = process.argv.some((argument) => argument.includes('shuffle'));

export default defineConfig(({ mode }) => ({
  test: {
    testTimeout: 600_000,
    // One more than cores: tests that wait for processes, clocks or a browser leave theirs idle. The quick ones do not wait.
    // With two more, loading the modules once more takes longer than what the waiting ones leave.
    maxWorkers: availableParallelism() + (mode === 'quick' ? 0 : 1),
    // As the server starts: fewer garbage collections, 15 % less processor time for random games.
    execArgv: ['--max-semi-space-size=64'],
    // Compiled modules are kept in node_modules: the second run need not compile what has not changed.
    experimental: { fsModuleCache: true },
    sequence: isShuffled ? {} : { sequencer: LongestFirst },
    globalSetup: ['src/cli/fixtures/run-folder.ts', 'src/cli/fixtures/bundled-threads.ts'],
    // For `npm run study -- test-cost`.
    setupFiles: process.env.TEST_COST === undefined ? [] : ['scripts/study/test-cost-setup.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['src/**/*.test.{ts,tsx}', '{scripts,docs,sim}/**/*.test.ts'],
          exclude: mode === 'quick' ? [...SYSTEM_TESTS, ...LONG_TESTS] : [],
          // Loading the same modules again for each file takes longer than most files: a test must leave nothing behind.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: mode === 'quick' ? [] : ['e2e/**/*.test.ts'],
          // Pages that are open at the same time. With more, each waits longer, and waiting takes processor time too.
          maxConcurrency: 4,
          sequence: { concurrent: true },
        },
      },
    ],
  },
}));
