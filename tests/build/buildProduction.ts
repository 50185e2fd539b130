import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { BUILD_SECRETS } from './secrets.ts'

/** The folder of the production build that these tests share. Its config.json has no settings until a test writes them. */
export const PRODUCTION_BUILD = fileURLToPath(
  new URL('../../node_modules/.cache/production-build', import.meta.url),
)

/** Vitest runs this once before the tests. */
export function setup(): void {
  const args = ['build', '--outDir', PRODUCTION_BUILD, '--emptyOutDir', '--manifest', '--logLevel', 'error']
  // A separate process, because the test runner sets NODE_ENV to test, which selects React's development build.
  execFileSync('vite', args, {
    // Vitest's own values of required settings are not of the build.
    env: {
      ...process.env,
      ...BUILD_SECRETS,
      NODE_ENV: 'production',
      VITE_HOSTED_KEY: undefined,
      VITE_CONTACT_EMAIL: undefined,
    },
    stdio: 'inherit',
  })
}
