import { defineConfig } from '@playwright/test'
import { browserLaunchOptions } from '../support/browser.ts'
import { JOURNEY_SETTINGS } from '../support/journeySettings.ts'

const PORT = 6025

/** One long use of the demo build. Not part of `npm test`: it takes a quarter of an hour. */
export default defineConfig({
  ...JOURNEY_SETTINGS,
  timeout: 60 * 60_000,
  retries: 0,
  testDir: '.',
  outputDir: '../../node_modules/.cache/endurance/results',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: await browserLaunchOptions(),
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: `vite preview --mode demo --port ${PORT} --strictPort`,
    cwd: '../..',
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: false,
  },
})
