import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    testTimeout: 600_000,
    // All cores: by itself vitest leaves one free, and that is half of a small machine.
    maxWorkers: '100%',
    // In the order of their names: the browser's one long file begins first.
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
