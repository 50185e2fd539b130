import { interestToJson } from '../../src/domain/interest.ts'
import type { Backend } from '../backend.ts'
import type { Clock } from '../clock.ts'
import type { WaitlistSubmissionRow } from '../hosted/rows.ts'
import type { Applicant, Person } from './people.ts'
import { ADMIN } from './people.ts'
import { sendJson } from './sendJson.ts'

// Steps at the hosted provider: submit an application, review it, create an account.

const REST = '/hosted/rest/v1'
const AUTH = '/hosted/auth/v1'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Simulated durations: until the review, from the review to the email, from registration to the first login. */
const REVIEW_DURATION_MS = 21 * HOUR
const EMAIL_DELAY_MS = 8 * SECOND
const FIRST_LOGIN_DELAY_MS = 4 * MINUTE

export interface WorldContext {
  readonly backend: Backend
  readonly clock: Clock
}

interface SignInResponse {
  access_token: string
  user: { id: string }
}

/** Submits an application and reviews it if it has a decision. */
export async function submitApplication(world: WorldContext, { decision, notes, ...applicant }: Applicant) {
  const { backend, clock } = world
  const { email, firstName, lastName, interest } = applicant
  await sendJson<null>(backend, 'POST', `${REST}/waitlist_submissions`, {
    body: { first_name: firstName, last_name: lastName, email, interest: interestToJson(interest) },
  })
  if (decision === undefined) return

  await clock.sleep(REVIEW_DURATION_MS)
  const { access_token: token, user } = await signIn(backend, ADMIN)
  const [submission]: WaitlistSubmissionRow[] = await sendJson(backend, 'PATCH', reviewPath(email), {
    token,
    headers: { Prefer: 'return=representation' },
    body: {
      status: decision,
      admin_notes: notes ?? null,
      reviewed_by: user.id,
      reviewed_at: timestamp(clock),
    },
  })
  if (decision === 'rejected' || submission === undefined) return
  await clock.sleep(EMAIL_DELAY_MS)
  await sendJson(backend, 'POST', '/hosted/functions/v1/send-approval-email', {
    token,
    body: { waitlistSubmissionId: submission.id, firstName, lastName, email },
  })
}

/**
 * Creates a provider account, of an admin if the person has that role. An approved applicant is registered and signs
 * in for the first time.
 */
export async function createProviderAccount({ backend, clock }: WorldContext, person: Person): Promise<void> {
  const { email, password, firstName, lastName, roles } = person
  const data = { first_name: firstName, last_name: lastName }
  const { access_token: token, user }: SignInResponse = await sendJson(backend, 'POST', `${AUTH}/signup`, {
    body: { email, password, data },
  })
  // There is no call that creates an admin.
  if (roles.includes('admin')) await backend.hosted.adminUsers.create({ id: user.id, user_id: user.id })
  const { approvedUsers, waitlistSubmissions } = backend.hosted
  const application = waitlistSubmissions.find('email', email)
  if (application?.status !== 'approved') return

  const setup = approvedUsers.find('submission', application.id)
  if (setup === undefined) throw new Error(`${email} was approved and has no setup link.`)
  const change = (path: string, body: object) =>
    sendJson(backend, 'PATCH', `${REST}/${path}`, {
      token,
      headers: { 'x-setup-token': setup.setup_token },
      body,
    })
  const applicationPath = `waitlist_submissions?id=eq.${application.id}`
  await change(applicationPath, { owner_id: user.id })
  await change(`approved_users?id=eq.${setup.id}`, { account_created: true })
  await change(`magic_links?approved_user_id=eq.${setup.id}`, { used: true, used_at: timestamp(clock) })
  await change(applicationPath, { status: 'registered' })
  await clock.sleep(FIRST_LOGIN_DELAY_MS)
  await change(applicationPath, { status: 'active' })
}

function signIn(backend: Backend, { email, password }: Person): Promise<SignInResponse> {
  return sendJson(backend, 'POST', `${AUTH}/token?grant_type=password`, { body: { email, password } })
}

function reviewPath(email: string): string {
  return `${REST}/admin_applications?email=eq.${encodeURIComponent(email)}`
}

function timestamp(clock: Clock): string {
  return new Date(clock.now()).toISOString()
}
