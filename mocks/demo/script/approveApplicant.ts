import type { Handle } from '../../backend.ts'
import { PUBLIC_KEYS } from '../../hosted/gateway.ts'
import type { WaitlistSubmissionRow } from '../../hosted/rows.ts'
import type { DemoControls } from '../controls/demoControls.ts'
import { peopleOf } from '../people/listedPeople.ts'

/**
 * Approves the newest pending application as the admin and sends the approval email, with the provider calls of the
 * admin area.
 *
 * @throws Error if there is no admin or no pending application, or if a call fails
 */
export async function approveApplicant({
  handle,
  controls,
}: {
  handle: Handle
  controls: DemoControls
}): Promise<void> {
  const admin = peopleOf(controls.state() ?? (await controls.read())).admin
  if (admin === undefined) throw new Error('This world has no admin.')

  async function call<Answer>(
    method: string,
    path: string,
    token: string | null,
    body?: object,
  ): Promise<Answer> {
    const response = await handle(
      new Request(new URL(`/hosted/${path}`, location.origin), {
        method,
        headers: {
          'Content-Type': 'application/json',
          apikey: PUBLIC_KEYS[0],
          Prefer: 'return=representation',
          ...(token !== null && { Authorization: `Bearer ${token}` }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    )
    if (!response.ok) throw new Error(`The approval failed with status ${response.status}.`)
    return response.json()
  }

  const { email, password } = admin
  const { access_token: token, user } = await call<{ access_token: string; user: { id: string } }>(
    'POST',
    'auth/v1/token?grant_type=password',
    null,
    { email, password },
  )
  const [application] = await call<WaitlistSubmissionRow[]>(
    'GET',
    'rest/v1/admin_applications?select=*&status=eq.pending&order=created_at.desc&limit=1',
    token,
  )
  if (application === undefined)
    throw new Error('There is no pending application. Start over to get new ones.')
  await call('PATCH', `rest/v1/admin_applications?id=eq.${application.id}`, token, {
    status: 'approved',
    reviewed_by: user.id,
    reviewed_at: new Date().toISOString(),
  })
  await call('POST', 'functions/v1/send-approval-email', token, {
    waitlistSubmissionId: application.id,
    firstName: application.first_name,
    lastName: application.last_name,
    email: application.email,
  })
}
