import type { Page } from '@playwright/test'
import { ADMIN } from '../../mocks/worlds/people.ts'

/** Activates or deactivates a backend account. The tokens of an inactive account are rejected. */
export async function setActive(page: Page, email: string, isActive: boolean): Promise<void> {
  await page.evaluate(
    async ({ admin, email, change }) => {
      const call = async (method: string, path: string, token: string | null, body?: object) => {
        const response = await fetch(`/api/v1${path}`, {
          method,
          headers: {
            'Content-Type': 'application/json',
            ...(token !== null && { Authorization: `Bearer ${token}` }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        })
        return response.json()
      }
      const { access_token: token } = await call('POST', '/auth/login', null, admin)
      const listing = await call('GET', '/users/', token)
      const users: { id: string; email: string }[] = listing.users ?? listing
      const found = users.find((user) => user.email === email)
      await call('PATCH', `/users/${found?.id}/${change}`, token)
    },
    {
      admin: { email: ADMIN.email, password: ADMIN.password },
      email,
      change: isActive ? 'activate' : 'deactivate',
    },
  )
}

/** Returns functions that let all requests fail whose URL contains `part`, and succeed again. */
export async function interruptRequests(page: Page, part: string) {
  // Must run before the app: its clients keep a reference to fetch.
  await page.addInitScript((part) => {
    const send = window.fetch
    window.fetch = async (input, init) => {
      const url = input instanceof Request ? input.url : String(input)
      if (url.includes(part) && sessionStorage.getItem('isDown') !== null)
        throw new TypeError('Failed to fetch')
      return send(input, init)
    }
  }, part)
  return {
    disconnect: () => page.evaluate(() => sessionStorage.setItem('isDown', 'true')),
    reconnect: () => page.evaluate(() => sessionStorage.removeItem('isDown')),
  }
}
