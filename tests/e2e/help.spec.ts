import type { Locator, Page } from '@playwright/test'
import { DEMO_USER } from '../../mocks/worlds/people.ts'
import { signIn } from './steps.ts'
import { expect, test } from './test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Collects mailto links instead of opening a mail program. */
async function collectMailLinks(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const mails: string[] = []
    Object.assign(window, { mails })
    addEventListener(
      'click',
      (event) => {
        const link = event.target instanceof Element ? event.target.closest('a[href^="mailto:"]') : null
        if (link === null) return
        event.preventDefault()
        mails.push(link.getAttribute('href') ?? '')
      },
      true,
    )
  })
  return () => page.evaluate(() => (window as unknown as { mails: string[] }).mails)
}

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the answers' })
const subject = (page: Page) => page.getByRole('textbox', { name: 'Subject' })
const message = (page: Page) => page.getByRole('textbox', { name: 'Message' })

async function openHelp(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Help Desk' }).click()
  await expect(page.getByRole('heading', { name: 'Help Desk', level: 1 })).toBeVisible()
}

test('the user searches the answers and follows links', async ({ page }) => {
  await signIn(page, '/help')
  await search(page).fill('ocr')
  await expect(page.getByRole('main').getByText('1 answer matches')).toBeVisible()
  await expect(page.getByText(/A plain scan is an image/)).toBeVisible()

  await search(page).fill('zeppelin')
  await expect(page.getByRole('heading', { name: 'No answers match' })).toBeVisible()
  await expect(page).toHaveURL(/\?search=zeppelin$/)
  await page.getByRole('button', { name: 'Contact support' }).click()
  await expect(subject(page)).toBeFocused()
  await page.getByRole('link', { name: 'Your data and privacy' }).click()
  await expect(page).toHaveURL(/\/help#answers-privacy$/)
  await expect(page.getByRole('heading', { name: 'Privacy and your data' })).toBeInViewport()

  await page.getByRole('button', { name: 'Who can see my documents?' }).click()
  await expect(page.getByText(/Only you/)).toBeVisible()
  await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: /^Chat/ }).click()
  await expect(page).toHaveURL(/\/chat\?session=/)
})

test('a draft is restored after visiting another page and opens in the mail program', async ({ page }) => {
  const mails = await collectMailLinks(page)
  await signIn(page, '/help')
  await subject(page).fill('Indexing & “quotes”\t100 %')
  await message(page).fill('It stands still.\nSince noon.')
  await page.getByRole('radio', { name: 'High' }).click()
  await page.getByRole('link', { name: 'Knowledge Base' }).first().click()
  await expect(page.getByRole('heading', { name: 'Knowledge Base', level: 1 })).toBeVisible()
  await openHelp(page)
  await expect(message(page)).toHaveValue('It stands still.\nSince noon.')
  await expect(page.getByRole('radio', { name: 'High' })).toBeChecked()

  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Your message is ready to send').first()).toBeVisible()
  const [link = '', ...others] = await mails()
  expect(others).toEqual([])
  const url = new URL(link)
  expect(url.pathname).toBe('hello@engram.example')
  expect(url.searchParams.get('subject')).toBe('Indexing & “quotes” 100 %')
  expect(url.searchParams.get('body')).toBe(
    `It stands still.\r\nSince noon.\r\n\r\nPriority: High\r\nAccount: ${DEMO_USER.email}`,
  )
  await page.getByRole('button', { name: 'Write another message' }).click()
  await expect(subject(page)).toHaveValue('')
})

/** Whether no other element covers the start of the element. */
function isUncovered(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + 4, top + height / 2))
  })
}

test('the top bar of a narrow screen does not cover link targets', async ({ page }) => {
  await signIn(page, '/help')
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [link, heading] of [
    ['Contact support', 'Contact support'],
    ['Customizing your assistant', 'Your assistant'],
  ] as const) {
    await page.getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(/#/)
    await expect.poll(() => isUncovered(page.getByRole('heading', { name: heading }))).toBe(true)
  }
})

test('the user can search, read and write with the keyboard only', async ({ page }) => {
  const mails = await collectMailLinks(page)
  await signIn(page, '/help')
  await page.keyboard.press('/')
  await expect(search(page)).toBeFocused()
  await page.keyboard.type('forgot')
  await expect(page.getByRole('main').getByText('1 answer matches')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const question = page.getByRole('button', { name: 'I forgot my password' })
  await expect(question).toBeFocused()
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Enter')
  await expect(question).toHaveAttribute('aria-expanded', 'false')

  await page.keyboard.press('Tab')
  await expect(subject(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please enter a subject.')).toBeVisible()
  await page.keyboard.type('Password')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Please change it.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('radio', { name: 'Low' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your message is ready to send').first()).toBeVisible()
  expect(await mails()).toHaveLength(1)
})

test('a link to a section of another page scrolls to that section', async ({ page }) => {
  await signIn(page, '/help')
  const section = page.getByRole('heading', { name: 'Two-factor authentication' })
  await page.getByRole('link', { name: 'Setting up two-factor authentication' }).click()
  await expect(section).toBeInViewport()
  await page.reload()
  await expect(section).toBeInViewport()
})
