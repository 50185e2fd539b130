import type { Page } from '@playwright/test'
import { ADMIN } from '../../mocks/worlds/people.ts'

interface Call {
  method: string
  path: string
  token?: string
  body?: object
}

/** A call of the hosted provider from the page, as any client could make it. Gives the answer's JSON. */
async function callProvider<Answer>(page: Page, call: Call): Promise<Answer> {
  return page.evaluate(async ({ method, path, token, body }) => {
    const response = await fetch(`/hosted${path}`, {
      method,
      headers: {
        apikey: 'public',
        'Content-Type': 'application/json',
        Prefer: 'return=representation',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`)
    return response.json()
  }, call)
}

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

/** What an admin does with an application until there is a screen for it: approves it and has the link mailed. */
export async function approve(page: Page, email: string): Promise<void> {
  const { access_token: token } = await callProvider<{ access_token: string }>(page, {
    method: 'POST',
    path: '/auth/v1/token?grant_type=password',
    body: { email: ADMIN.email, password: ADMIN.password },
  })
  const [submission] = await callProvider<{ id: string }[]>(page, {
    method: 'PATCH',
    path: `/rest/v1/waitlist_submissions?email=eq.${encodeURIComponent(email)}&select=id`,
    token,
    body: { status: 'approved', reviewed_at: new Date().toISOString() },
  })
  await callProvider(page, {
    method: 'POST',
    path: '/functions/v1/send-approval-email',
    token,
    body: { waitlistSubmissionId: submission?.id, firstName: 'Ada', lastName: 'Quill', email },
  })
}
