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
