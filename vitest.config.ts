import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'docs/**/*.test.ts'], testTimeout: 120_000 },
});
