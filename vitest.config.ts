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
    'tests/{gates,mocks,openapi,public,scripts,stories,supabase,support}/**/*.test.ts',
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
  // Bundled into one file, because it imports 550 files of es-toolkit, which every process would load.
  deps: { optimizer: { ssr: { enabled: true, include: ['@msw/data', '@msw/data/extensions'] } } },
}

/** Tests that share a production build. */
const ON_PRODUCTION_BUILD = ['tests/build/{leaving,production}.test.ts']

/** The tests that measure times in a page of the browser. */
const PAGES = 'tests/performance/pages/**/*.test.ts'

const timingTests = { testTimeout: 300_000, execArgv: ['--expose-gc'] }

export default defineConfig({
  test: {
    // The output of tests that pass would hide that of a failure.
    silent: 'passed-only',
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          ...unitTests,
          name: 'node',
          exclude: [...SUITES_OF_OTHERS, ...ON_PRODUCTION_BUILD, ...sharing],
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          ...unitTests,
          name: 'node-build',
          include: ON_PRODUCTION_BUILD,
          globalSetup: 'tests/build/buildProduction.ts',
        },
      },
      {
        extends: './vite.config.ts',
        test: { ...unitTests, name: 'node-shared', include: sharing, isolate: false, unstubGlobals: true },
      },
      {
        // Ratios of times in a page: one file at a time, with no other tests in parallel.
        test: { ...timingTests, name: 'performance', include: [PAGES], fileParallelism: false },
      },
      {
        // Ratios of CPU times and of memory, which other processes hardly change.
        test: {
          ...timingTests,
          name: 'performance-cpu',
          include: ['tests/performance/**/*.test.ts'],
          exclude: [PAGES],
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
