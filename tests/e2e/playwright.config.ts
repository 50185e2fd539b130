import { defineConfig } from '@playwright/test'
import { browserLaunchOptions } from '../support/browser.ts'
import { JOURNEY_SETTINGS } from '../support/journeySettings.ts'

const PORT = 6018

/** The journeys run on the demo build. */
export default defineConfig({
  ...JOURNEY_SETTINGS,
  testDir: '.',
  outputDir: '../../node_modules/.cache/e2e/results',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: await browserLaunchOptions(),
    viewport: { width: 1280, height: 900 },
    colorScheme: 'dark',
    // Drawing transitions takes a tenth of the time. Files that test scrolling or the whole path of a user have motion.
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: `vite preview --mode demo --port ${PORT} --strictPort`,
    cwd: '../..',
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: false,
  },
})
