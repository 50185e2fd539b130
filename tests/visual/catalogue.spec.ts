import { expect, test } from '@playwright/test'
import { isOwnRequest } from './storyErrors.ts'

// The catalogue as a reader opens it, with the sidebar. The other tests show the stories without it, and also fail for
// a request to another server.

test('a state is two clicks away from the first page, and no page requests anything from another server', async ({
  page,
  baseURL,
}) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (!isOwnRequest(baseURL ?? '', request)) requests.push(request.url())
  })
  await page.goto('/')
  const preview = page.frameLocator('#storybook-preview-iframe')
  await preview.getByRole('link', { name: 'Help', exact: true }).click()
  const states = preview.getByRole('list', { name: 'States of help' })
  await states.getByRole('link', { name: 'Browsing' }).click()
  await expect(page).toHaveURL(/path=\/story\/flows-help--browsing/)
  await expect(preview.getByRole('heading', { level: 1, name: 'Help Desk' })).toBeVisible()

  await page.locator('#guides-tests--docs').click()
  await expect(preview.getByRole('heading', { name: 'Run tests' })).toBeVisible()
  expect(requests).toEqual([])
})
