import { defineConfig } from '@playwright/test'
import { browserLaunchOptions } from '../support/browser.ts'
import { JOURNEY_SETTINGS } from '../support/journeySettings.ts'

const PORT = 6019
const BACKEND_PORT = 6020

/** These tests use the production build in `dist/app` with its headers. The mock backend is on another origin. */
export default defineConfig({
  ...JOURNEY_SETTINGS,
  testDir: '.',
  testIgnore: 'nginx.spec.ts',
  outputDir: '../../node_modules/.cache/production/results',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: await browserLaunchOptions(),
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: `node scripts/preview.mjs --port ${PORT} --backend-port ${BACKEND_PORT}`,
    cwd: '../..',
    url: `http://127.0.0.1:${BACKEND_PORT}/__mock`,
    reuseExistingServer: false,
  },
})
