import { PUBLIC_KEYS } from '../../hosted/gateway.ts'
import type { WaitlistSubmissionRow } from '../../hosted/rows.ts'
import { peopleOf } from '../people/listedPeople.ts'
import type { StepPorts } from './step.ts'

/** The applicant with the longest story among the pending ones of the demo's waitlist. */
export const STORY_EMAIL = 'a.oyelaran-fitzgerald@meridian-review.example'

/**
 * Moves the application of the story back to pending if it was decided before.
 *
 * @returns the applicant's name, and whether the application was changed
 * @throws Error if there is no admin or no such application
 */
export async function prepareApplication({
  handle,
  controls,
}: StepPorts): Promise<{ name: string; isChanged: boolean }> {
  const admin = peopleOf(controls.state() ?? (await controls.read())).admin
  if (admin === undefined) throw new Error('This world has no admin.')

  async function call<Answer>(method: string, path: string, token: string | null, body?: object) {
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
    if (!response.ok) throw new Error(`The application could not be prepared (status ${response.status}).`)
    const answer: Answer = await response.json()
    return answer
  }

  const { email, password } = admin
  const { access_token: token } = await call<{ access_token: string }>(
    'POST',
    'auth/v1/token?grant_type=password',
    null,
    { email, password },
  )
  const [application] = await call<WaitlistSubmissionRow[]>(
    'GET',
    `rest/v1/admin_applications?select=*&email=eq.${encodeURIComponent(STORY_EMAIL)}`,
    token,
  )
  if (application === undefined) throw new Error('This world has no application to review.')
  const isChanged = application.status !== 'pending'
  if (isChanged)
    await call('PATCH', `rest/v1/admin_applications?id=eq.${application.id}`, token, {
      status: 'pending',
      reviewed_by: null,
      reviewed_at: null,
    })
  return { name: `${application.first_name} ${application.last_name}`, isChanged }
}
