import { textFile } from './files.ts'
import { ask, signIn, upload, waitUntilIndexed } from './steps.ts'
import { expect, test } from './test.ts'

test('the policy blocks HTML from strings, and the journeys notice it', async ({
  page,
  policyViolations,
}) => {
  const response = await page.goto('/')
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval';")
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(policyViolations).toEqual([])
  const error = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>text</b>'
      return null
    } catch (error) {
      return String(error)
    }
  })
  expect(error).toContain('TrustedHTML')
  await expect.poll(() => policyViolations.splice(0).length).toBeGreaterThan(0)
})

test('an answer with an HTML entity is shown under Trusted Types', async ({ page }) => {
  await signIn(page)
  await upload(page, [textFile('carriers.md', 'The carrier AT&amp;T leases nine lines to the observatory.')])
  await waitUntilIndexed(page, 'carriers.md')
  await page.getByRole('navigation').getByRole('link', { name: 'Chat' }).click()
  await ask(page, 'How many lines does the carrier lease to the observatory?')
  await expect(page.getByRole('log')).toContainText('AT&T leases nine lines')
})
