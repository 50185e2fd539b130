import { defineConfig } from '@playwright/test'
import { browserLaunchOptions } from '../support/browser.ts'

const PORT = 6018

/** The journeys run on the demo build. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../node_modules/.cache/e2e/results',
  workers: 2,
  fullyParallel: true,
  reporter: [['list']],
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: await browserLaunchOptions(),
    viewport: { width: 1280, height: 900 },
    colorScheme: 'dark',
  },
  webServer: {
    command: `vite preview --mode demo --port ${PORT} --strictPort`,
    cwd: '../..',
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: false,
  },
})
