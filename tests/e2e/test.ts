import { test as base } from '@playwright/test'
import { STORE_FILES } from '../../src/lib/offline/messages.ts'

export { expect } from '@playwright/test'

interface Options {
  /** Whether the app stores all its files for use without a connection, which takes a second in each context. */
  storesFiles: boolean
}

interface Fixtures {
  /** Fails each journey whose pages, workers or scripts violate the Content-Security-Policy of the build. */
  policyViolations: string[]
  fileStorage: undefined
}

export const test = base.extend<Options & Fixtures>({
  storesFiles: [false, { option: true }],

  policyViolations: [
    async ({ context }, use) => {
      const violations: string[] = []
      await context.addInitScript(() => {
        addEventListener(
          'securitypolicyviolation',
          ({ effectiveDirective, blockedURI, sample, sourceFile }) =>
            console.error(
              `Content Security Policy: ${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}`,
            ),
        )
      })
      // Violations in workers are only written to the console.
      context.on('console', (message) => {
        if (/Content Security Policy|Trusted(Script|HTML|Types)/.test(message.text()))
          violations.push(message.text())
      })
      await use(violations)
      base.expect(violations).toEqual([])
    },
    { auto: true },
  ],

  fileStorage: [
    async ({ context, storesFiles }, use) => {
      if (!storesFiles)
        await context.addInitScript((message) => {
          const { postMessage } = ServiceWorker.prototype
          ServiceWorker.prototype.postMessage = function (data: unknown, ...rest: unknown[]) {
            if (data !== message) Reflect.apply(postMessage, this, [data, ...rest])
          }
        }, STORE_FILES)
      await use(undefined)
    },
    { auto: true },
  ],
})
