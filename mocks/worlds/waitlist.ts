import { interestToJson } from '../../src/domain/interest.ts'
import type { Backend } from '../backend.ts'
import type { Clock } from '../clock.ts'
import type { WaitlistSubmissionRow } from '../hosted/rows.ts'
import type { Applicant, Person } from './people.ts'
import { ADMIN } from './people.ts'
import { send } from './send.ts'

// How people come in at the hosted provider: they apply, an admin decides, they make an account.

const REST = '/hosted/rest/v1'
const AUTH = '/hosted/auth/v1'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** How long people take: to decide, to send the e-mail of it, to look around after registering. */
const DECIDING = 21 * HOUR
const MAILING = 8 * SECOND
const ARRIVING = 4 * MINUTE

/** Where it happens, and when. */
export interface Scene {
  readonly backend: Backend
  readonly clock: Clock
}

interface Session {
  access_token: string
  user: { id: string }
}

/** Somebody applies, and the admin decides where the application says how. */
export async function apply(scene: Scene, { decision, notes, ...applicant }: Applicant) {
  const { backend, clock } = scene
  const { email, firstName, lastName, interest } = applicant
  await send<null>(backend, 'POST', `${REST}/waitlist_submissions`, {
    body: { first_name: firstName, last_name: lastName, email, interest: interestToJson(interest) },
  })
  if (decision === undefined) return

  await clock.sleep(DECIDING)
  const { access_token: token, user } = await signIn(backend, ADMIN)
  const [submission]: WaitlistSubmissionRow[] = await send(backend, 'PATCH', ownRow(email), {
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
  await clock.sleep(MAILING)
  await send(backend, 'POST', '/hosted/functions/v1/send-approval-email', {
    token,
    body: { waitlistSubmissionId: submission.id, firstName, lastName, email },
  })
}

/**
 * Makes an account at the provider, of an admin where the person has that role; who was approved registers by it and
 * comes in for the first time.
 */
export async function signUp({ backend, clock }: Scene, person: Person): Promise<void> {
  const { email, password, firstName, lastName, roles } = person
  const data = { first_name: firstName, last_name: lastName }
  const { access_token: token, user }: Session = await send(backend, 'POST', `${AUTH}/signup`, {
    body: { email, password, data },
  })
  // Nobody becomes an admin by a call.
  if (roles.includes('admin')) await backend.hosted.adminUsers.create({ id: user.id, user_id: user.id })
  if (backend.hosted.waitlistSubmissions.find('email', email)?.status !== 'approved') return

  await send(backend, 'PATCH', ownRow(email), { token, body: { status: 'registered' } })
  await send(backend, 'PATCH', `${REST}/approved_users?account_created=eq.false`, {
    token,
    body: { account_created: true },
  })
  await clock.sleep(ARRIVING)
  await send(backend, 'PATCH', ownRow(email), {
    token,
    body: { status: 'active', last_login_at: timestamp(clock) },
  })
}

function signIn(backend: Backend, { email, password }: Person): Promise<Session> {
  return send(backend, 'POST', `${AUTH}/token?grant_type=password`, { body: { email, password } })
}

function ownRow(email: string): string {
  return `${REST}/waitlist_submissions?email=eq.${encodeURIComponent(email)}`
}

function timestamp(clock: Clock): string {
  return new Date(clock.now()).toISOString()
}
