import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    testTimeout: 600_000,
    // How many tests of one file run at a time: pages in one browser, on two cores.
    maxConcurrency: 3,
  },
});
