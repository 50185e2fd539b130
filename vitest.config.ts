import { defineConfig } from 'vitest/config'

/** These tests replace modules, so they have modules of their own. All others share them, which saves loading them. */
const ISOLATED = [
  'tests/build/**/*.test.ts',
  'tests/gates/attackStrings.test.ts',
  'tests/mocks/jobs.slices.test.ts',
  'tests/src/app/monitoring/**/*.test.ts',
  'tests/src/hosted/client.test.ts',
  'tests/src/ui/Toasts/**/*.test.ts',
]

/** Tests that share a production build. */
const ON_PRODUCTION_BUILD = ['tests/build/{leaving,production}.test.ts']

/** These tests are in projects of their own or run by Playwright. */
const SUITES_OF_OTHERS = ['tests/performance/**', 'tests/e2e/**', 'tests/visual/**', 'tests/production/**']

const unitTests = {
  // By default one core is left to others. A project does not inherit this option.
  maxWorkers: '100%',
  include: ['tests/**/*.test.ts'],
  // The longest take a third of this on two idle cores.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
  unstubGlobals: true,
  // Bundled into one file, because it imports 550 files of es-toolkit, which every process would load.
  deps: { optimizer: { ssr: { enabled: true, include: ['@msw/data', '@msw/data/extensions'] } } },
}

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
          name: 'node-isolated',
          include: ISOLATED,
          exclude: ON_PRODUCTION_BUILD,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          ...unitTests,
          name: 'node',
          exclude: [...SUITES_OF_OTHERS, ...ON_PRODUCTION_BUILD, ...ISOLATED],
          isolate: false,
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
