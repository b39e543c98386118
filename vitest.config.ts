import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The browser's one file takes as long as all others together: whatever begins after it fills the other core. */
class BrowserFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isBrowser = ({ project }: TestSpecification) => project.name === 'browser';
    return [...sorted.filter(isBrowser), ...sorted.filter((file) => !isBrowser(file))];
  }
}

export default defineConfig({
  test: {
    testTimeout: 600_000,
    // All cores: by itself vitest leaves one free, and that is half of a small machine.
    maxWorkers: '100%',
    sequence: { sequencer: BrowserFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'house',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'docs/**/*.test.ts'],
          // Reading the same modules anew for each file costs more than most files: a test leaves nothing behind.
          isolate: false,
          globalSetup: ['src/cli/fixtures/shelf.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          // How many tests of one file run at a time: pages in one browser, on two cores.
          maxConcurrency: 3,
          // Across all parts of the file, so that no long one is left alone.
          sequence: { concurrent: true },
        },
      },
    ],
  },
});
