import { defineConfig } from 'vitest/config'

/** Tests that start other processes are left out: they would not run the changed code. */
export default defineConfig({
  test: {
    include: [
      'tests/mocks/api/**/*.test.ts',
      'tests/mocks/engine/answer/*.test.ts',
      'tests/mocks/{jobs,backend.permissions}.test.ts',
    ],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
