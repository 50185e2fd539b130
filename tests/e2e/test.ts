import { test as base } from '@playwright/test'

export { expect } from '@playwright/test'

/** Fails each journey whose pages, workers or scripts violate the Content-Security-Policy of the build. */
export const test = base.extend<{ policyViolations: string[] }>({
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
})
