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

/** The backend and clock of the world. */
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
  const [submission]: WaitlistSubmissionRow[] = await sendJson(backend, 'PATCH', applicationPath(email), {
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
  if (backend.hosted.waitlistSubmissions.find('email', email)?.status !== 'approved') return

  await sendJson(backend, 'PATCH', applicationPath(email), { token, body: { status: 'registered' } })
  await sendJson(backend, 'PATCH', `${REST}/approved_users?account_created=eq.false`, {
    token,
    body: { account_created: true },
  })
  await clock.sleep(FIRST_LOGIN_DELAY_MS)
  await sendJson(backend, 'PATCH', applicationPath(email), {
    token,
    body: { status: 'active', last_login_at: timestamp(clock) },
  })
}

function signIn(backend: Backend, { email, password }: Person): Promise<SignInResponse> {
  return sendJson(backend, 'POST', `${AUTH}/token?grant_type=password`, { body: { email, password } })
}

function applicationPath(email: string): string {
  return `${REST}/waitlist_submissions?email=eq.${encodeURIComponent(email)}`
}

function timestamp(clock: Clock): string {
  return new Date(clock.now()).toISOString()
}
