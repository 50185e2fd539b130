import type { Page } from '@playwright/test'
import { DEMO_USER } from '../../mocks/worlds/people.ts'
import { interruptRequests } from './requests.ts'
import { signIn } from './steps.ts'
import { expect, test } from './test.ts'

/** The graph stats of the demo user, requested from the page. */
function fetchGraphStats(page: Page) {
  return page.evaluate(
    async (credentials) => {
      const login = await fetch('/api/v1/auth/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(credentials),
      })
      const { access_token, user } = await login.json()
      const answer = await fetch(`/api/v1/rag/graph/stats?user_id=${encodeURIComponent(user.email)}`, {
        headers: { Authorization: `Bearer ${access_token}` },
      })
      return answer.json()
    },
    { email: DEMO_USER.email, password: DEMO_USER.password },
  )
}

/** The value of a counter. */
function counter(page: Page, label: string) {
  return page.getByText(label, { exact: true }).locator('xpath=following-sibling::dd[1]')
}

test('the counters show the backend stats and a concept links to its documents', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await signIn(page, '/dashboard')

  await expect(page.getByText('Personal data scope.')).toBeVisible()
  const { totalNodes, totalRelationships, documentsProcessed } = await fetchGraphStats(page)
  expect(totalNodes).toBeGreaterThan(0)
  await expect(counter(page, 'Total Nodes')).toHaveText(totalNodes.toLocaleString('en'))
  await expect(counter(page, 'Total Relationships')).toHaveText(totalRelationships.toLocaleString('en'))
  await expect(counter(page, 'Avg. Relations per Node')).toHaveText(
    String(Math.round((100 * totalRelationships) / totalNodes) / 100),
  )
  await expect(counter(page, 'Documents Processed')).toHaveText(String(documentsProcessed))
  await expect(
    page
      .getByRole('region', { name: 'Recent Activity' })
      .getByRole('listitem')
      .filter({ hasText: 'Indexed' }),
  ).toHaveCount(3)

  const graph = page.getByRole('region', { name: 'Your graph' })
  const labels = graph.getByRole('list', { name: 'Strongest concepts' }).getByRole('button')
  await expect(labels.first()).toBeVisible()
  expect(await labels.count()).toBeGreaterThanOrEqual(15)
  await labels.first().press('Enter')
  const concept = page.getByRole('dialog')
  const document = concept.getByRole('link').last()
  const filename = (await document.getByTitle(/\./).getAttribute('title')) ?? ''
  await document.click()
  await expect(page).toHaveURL(
    (url) => url.pathname === '/knowledge-base' && url.searchParams.get('search') === filename,
  )

  // Going back before the page has loaded would return to the open concept.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Knowledge Base')
  await page.goBack()
  await expect(document).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(concept).toBeHidden()
  await graph.getByRole('radio', { name: 'Table' }).click()
  await expect(graph.getByRole('row')).toHaveCount(11)

  await page.getByRole('link', { name: 'Find a document' }).click()
  await expect(page.getByRole('searchbox', { name: 'Search by file name' })).toBeFocused()

  await page.goBack()
  await page.getByRole('link', { name: 'Ask a question' }).click()
  await expect(page).toHaveURL(/\/chat\?session=/)
  expect(logged).toContain('Quick action {action: ask}')
})

test('a backend error is shown and a retry loads the counters', async ({ page }) => {
  const graph = await interruptRequests(page, '/rag/graph/stats')
  await signIn(page, '/dashboard')
  await expect(page.getByText('Personal data scope.')).toBeVisible()

  await graph.disconnect()
  await page.goto('/dashboard')
  await expect(page.getByRole('alert')).toContainText('Unable to connect to backend: Network error')
  await expect(counter(page, 'Total Nodes')).toHaveText('0')
  await expect(page.getByText('System ready')).toBeVisible()

  await graph.reconnect()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Personal data scope.')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
