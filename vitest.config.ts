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
        // Ratios of timings: one file at a time, with nothing beside it.
        test: {
          name: 'performance',
          include: ['tests/performance/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 300_000,
        },
      },
      {
        // The stories that do something, with motion. What all the others look like and whether they are accessible
        // is seen where they are pictured.
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
