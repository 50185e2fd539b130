import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserLaunchOptions } from './tests/support/browser.ts'

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
      {
        // Stories with interactions, with motion. The appearance and accessibility of all other stories are checked
        // in tests/visual.
        extends: './vite.config.ts',
        plugins: [
          await storybookTest({ configDir: '.storybook', tags: { include: ['play-fn', 'behavior'] } }),
        ],
        test: {
          name: 'storybook',
          testTimeout: 90_000,
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: await browserLaunchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
