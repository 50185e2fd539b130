import type { Backend } from '../../../mocks/backend.ts'
import type { Clock } from '../../../mocks/clock.ts'
import { createApplication } from '../../../mocks/factories/application.ts'
import { createApprovedUser, createMagicLink } from '../../../mocks/factories/approvedUser.ts'
import { INTEREST } from '../../supabase/fixture.ts'
import type { MockNetwork } from './mockNetwork.ts'

const DAY = 86_400_000

/** An approved applicant without an account, with her setup row and link. */
export const NOOR = {
  submissionId: '00000000-0000-4000-8000-000000000900',
  setupId: '00000000-0000-4000-8000-000000000901',
  linkId: '00000000-0000-4000-8000-000000000902',
  token: 'e'.repeat(64),
  email: 'Noor@Lab.example',
  firstName: 'Noor',
  lastName: 'Haddad',
} as const

/** Creates Noor's application, setup row and link. Returns when the link expires, in milliseconds. */
export async function approveNoor({
  backend: { hosted },
  clock,
}: {
  backend: Pick<Backend, 'hosted'>
  clock: Pick<Clock, 'now'>
}): Promise<{ expiresAt: number }> {
  const created_at = new Date(clock.now()).toISOString()
  const expiresAt = clock.now() + 7 * DAY
  await hosted.waitlistSubmissions.create(
    createApplication({
      id: NOOR.submissionId,
      first_name: NOOR.firstName,
      last_name: NOOR.lastName,
      email: NOOR.email,
      interest: INTEREST,
      status: 'approved',
      reviewed_by: null,
      reviewed_at: null,
      emailed_at: null,
      created_at,
    }),
  )
  await hosted.approvedUsers.create(
    createApprovedUser({
      id: NOOR.setupId,
      waitlist_submission_id: NOOR.submissionId,
      setup_token: NOOR.token,
      expires_at: new Date(expiresAt).toISOString(),
      created_at,
    }),
  )
  await hosted.magicLinks.create(
    createMagicLink({ id: NOOR.linkId, approved_user_id: NOOR.setupId, created_at }),
  )
  return { expiresAt }
}

/** Resets Noor's application as an admin does. */
export async function resetNoor({ backend: { hosted } }: MockNetwork): Promise<void> {
  hosted.approvedUsers.delete(NOOR.setupId)
  await hosted.waitlistSubmissions.update(NOOR.submissionId, { status: 'pending', owner_id: null })
}

/** The state of Noor's application, setup row and link. */
export function setupStateOf({ backend: { hosted } }: MockNetwork) {
  const link = hosted.magicLinks.get(NOOR.linkId)
  return {
    status: hosted.waitlistSubmissions.get(NOOR.submissionId)?.status,
    isOwned: hosted.waitlistSubmissions.get(NOOR.submissionId)?.owner_id !== null,
    accountCreated: hosted.approvedUsers.get(NOOR.setupId)?.account_created,
    linkUsed: link?.used,
    linkUsedAt: link?.used_at,
  }
}
