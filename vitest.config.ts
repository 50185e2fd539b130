import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/performance/**', 'tests/e2e/**', 'tests/visual/**'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        // Timing ratios: one file at a time, with no other tests in parallel.
        test: {
          name: 'performance',
          include: ['tests/performance/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 300_000,
          execArgv: ['--expose-gc'],
        },
      },
    ],
  },
})
