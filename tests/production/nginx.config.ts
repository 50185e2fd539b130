import { defineConfig } from '@playwright/test'
import production from './playwright.config.ts'

const PORT = 6021
const BACKEND_PORT = 6022

/** The same tests on nginx with the configuration in `deploy`. nginx also passes requests to the mock backend. */
export default defineConfig(production, {
  testMatch: ['wholeApp.spec.ts', 'nginx.spec.ts'],
  testIgnore: [],
  use: { baseURL: `http://127.0.0.1:${PORT}` },
  webServer: {
    command: `node tests/production/startNginx.ts ${PORT} ${BACKEND_PORT}`,
    cwd: '../..',
    url: `http://127.0.0.1:${PORT}/api/v1/healthcheck`,
    reuseExistingServer: false,
  },
})
