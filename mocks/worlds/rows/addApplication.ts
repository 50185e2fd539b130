import type { Interest } from '../../../src/domain/interest.ts'
import { interestToJson } from '../../../src/domain/interest.ts'
import type { WaitlistStatus } from '../../../src/domain/waitlist.ts'
import { createApplication } from '../../factories/application.ts'
import { createApprovedUser, createMagicLink } from '../../factories/approvedUser.ts'
import type { SubmissionEventRow, WaitlistSubmissionRow } from '../../hosted/rows.ts'
import { ADMIN } from '../people.ts'
import type { WorldTables } from '../world.ts'

const MINUTE = 60 * 1000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The lifetime of a setup link, as in supabase/functions. */
const SETUP_LINK_LIFETIME_MS = 7 * DAY

/** Simulated durations: until the review, and from each step after it to the next. */
const REVIEW_MS = 20 * HOUR
const EMAIL_MS = 6 * 1000
const REGISTRATION_MS = 5 * HOUR
const LOGIN_MS = 3 * MINUTE

export interface ApplicationFields {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly interest: Interest
  readonly status: WaitlistStatus
  readonly notes: string | null
  /** When it was submitted. Everything that follows until its status must fit into this time: at most 26 hours. */
  readonly hoursAgo: number
  /** The provider account of the applicant. Required for the statuses registered and active. */
  readonly ownerId?: string
}

/** Stores an application with its history, setup token and link. The admin must be registered. */
export async function addApplication(tables: WorldTables, fields: ApplicationFields): Promise<void> {
  const { hosted, ids, timeAgo } = tables
  const { status, email, ownerId = null } = fields
  const submitted = timeAgo(fields.hoursAgo)
  const steps = stepsUntil(status, submitted)
  const timeOf = (kind: SubmissionEventRow['kind']) => steps.find((step) => step.kind === kind)?.at ?? null
  const reviewed_at = timeOf('approved') ?? timeOf('rejected')

  const submission = await hosted.waitlistSubmissions.create(
    createApplication({
      id: ids.uuid(),
      first_name: fields.firstName,
      last_name: fields.lastName,
      email,
      interest: interestToJson(fields.interest),
      status,
      admin_notes: fields.notes,
      reviewed_by: reviewed_at && (hosted.users.find('email', ADMIN.email)?.id ?? null),
      reviewed_at,
      created_at: isoTime(submitted),
      emailed_at: timeOf('emailed'),
      last_login_at: timeOf('active'),
      notified_at: isoTime(submitted),
      owner_id: ownerId,
    }),
  )
  for (const { kind, at } of steps) {
    const by_email = authorOf(kind, email)
    await hosted.submissionEvents.create({
      id: ids.uuid(),
      waitlist_submission_id: submission.id,
      kind,
      at,
      by_email,
    })
  }
  const emailed = timeOf('emailed')
  if (emailed !== null) await addSetupLink(tables, submission, emailed, timeOf('registered'))
}

interface Step {
  readonly kind: SubmissionEventRow['kind']
  readonly at: string
}

/** What happened from the submission until the application had its status. */
function stepsUntil(status: WaitlistStatus, submitted: number): readonly Step[] {
  const step = (kind: Step['kind'], at: number): Step => ({ kind, at: isoTime(at) })
  const reviewed = submitted + REVIEW_MS
  const first = step('submitted', submitted)
  if (status === 'pending') return [first]
  if (status === 'rejected') return [first, step('rejected', reviewed)]
  const emailed = reviewed + EMAIL_MS
  const registered = emailed + REGISTRATION_MS
  const all = [
    first,
    step('approved', reviewed),
    step('emailed', emailed),
    step('registered', registered),
    step('active', registered + LOGIN_MS),
  ]
  return all.slice(0, { approved: 3, registered: 4, active: 5 }[status])
}

function authorOf(kind: Step['kind'], applicant: string): string | null {
  if (kind === 'submitted' || kind === 'emailed') return null
  return kind === 'approved' || kind === 'rejected' ? ADMIN.email : applicant
}

async function addSetupLink(
  { hosted, ids }: WorldTables,
  submission: WaitlistSubmissionRow,
  created_at: string,
  used_at: string | null,
): Promise<void> {
  const setup = await hosted.approvedUsers.create(
    createApprovedUser({
      id: ids.uuid(),
      waitlist_submission_id: submission.id,
      setup_token: ids.secret(),
      expires_at: isoTime(Date.parse(created_at) + SETUP_LINK_LIFETIME_MS),
      account_created: used_at !== null,
      created_at,
    }),
  )
  await hosted.magicLinks.create(
    createMagicLink({
      id: ids.uuid(),
      approved_user_id: setup.id,
      used: used_at !== null,
      used_at,
      created_at,
    }),
  )
}

function isoTime(time: number): string {
  return new Date(time).toISOString()
}
