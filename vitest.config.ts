import { globSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { sharesModules } from './tests/support/sharesModules.ts'

/** These tests are in projects of their own or run by Playwright. */
const SUITES_OF_OTHERS = ['tests/performance/**', 'tests/e2e/**', 'tests/visual/**']

/** Unit tests that share their modules, which saves loading them. */
const sharing = globSync(
  [
    'tests/src/{api,app,config,device,domain,flows,hosted,lib,modules,session,ui}/**/*.test.ts',
    'tests/mocks/**/*.test.ts',
  ],
  { cwd: import.meta.dirname },
)
  .filter((file) => sharesModules(join(import.meta.dirname, file)))
  .map((file) => file.replaceAll('\\', '/'))

const unitTests = {
  include: ['tests/**/*.test.ts'],
  // Long enough for a machine that also does other work.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 30_000 } },
}

export default defineConfig({
  test: {
    // The output of tests that pass would hide that of a failure.
    silent: 'passed-only',
    projects: [
      {
        extends: './vite.config.ts',
        test: { ...unitTests, name: 'node', exclude: [...SUITES_OF_OTHERS, ...sharing] },
      },
      {
        extends: './vite.config.ts',
        test: { ...unitTests, name: 'node-shared', include: sharing, isolate: false },
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
