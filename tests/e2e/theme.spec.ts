import { tokens } from '../../src/theme/tokens.ts'
import { signIn } from './steps.ts'
import { expect, test } from './test.ts'

/** A token color in the browser's computed format. */
function computed(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
  return `rgb(${red}, ${green}, ${blue})`
}

const { dark, light } = tokens.theme

test('dark mode is the default, before and after the sign-in, and can be turned off for all tabs', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await expect(page.locator('body')).toHaveCSS('background-color', computed(dark.color.canvas))
  await signIn(page)
  const other = await context.newPage()
  await other.goto('/knowledge-base')
  await expect(page.locator('body')).toHaveCSS('background-color', computed(dark.color.canvas))

  const darkMode = page.getByRole('button', { name: 'Dark mode' })
  await expect(darkMode).toHaveAttribute('aria-pressed', 'true')
  await darkMode.click()
  await expect(darkMode).toHaveAttribute('aria-pressed', 'false')
  for (const tab of [page, other]) {
    await expect(tab.locator('body')).toHaveCSS('background-color', computed(light.color.canvas))
  }

  await page.reload()
  await expect(page.getByRole('button', { name: 'Dark mode' })).toHaveAttribute('aria-pressed', 'false')
})

test('the stored theme applies before the app has loaded', async ({ page }) => {
  // At the first visit: later the service worker may serve the app's code.
  await page.addInitScript(() => localStorage.setItem('engram.theme', 'light'))
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/demo', { waitUntil: 'domcontentloaded' })
  await expect(page.locator('#root')).toBeEmpty()
  await expect(page.locator('body')).toHaveCSS('background-color', computed(light.color.canvas))
})
