import type { Page } from '@playwright/test'
import { ADMIN } from '../../mocks/worlds/people.ts'

/** Lets the backend's admin activate or deactivate somebody: all their tokens stop, or serve again. */
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

/** Prepares the page so that its calls whose address holds `part` can be cut off, and let through again. */
export async function breakable(page: Page, part: string) {
  // Before anything of the app runs: its client keeps the fetch that it finds first.
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
    cut: () => page.evaluate(() => sessionStorage.setItem('isDown', 'true')),
    mend: () => page.evaluate(() => sessionStorage.removeItem('isDown')),
  }
}
