import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/** These tests are in projects of their own or run by Playwright. */
const SUITES_OF_OTHERS = ['tests/performance/**', 'tests/e2e/**', 'tests/visual/**']

/** Unit tests that share their modules, which saves loading them. Files that replace modules or load them again do not. */
const sharing = globSync(
  [
    'tests/src/{api,app,config,device,domain,flows,hosted,lib,modules,session,ui}/**/*.test.ts',
    'tests/mocks/engine/**/*.test.ts',
  ],
  { cwd: import.meta.dirname },
)
  .map((file) => file.replaceAll('\\', '/'))
  .filter(
    (file) =>
      !/\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')),
  )

const unitTests = {
  include: ['tests/**/*.test.ts'],
  // Long enough for a machine that also does other work.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 30_000 } },
}

export default defineConfig({
  test: {
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
