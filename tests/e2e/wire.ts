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
