import type { Provider } from '../../../supabase/functions/_shared/ports.ts'
import { emailKey } from '../../db/database.ts'
import { hasRequiredAssurance } from '../auth/assurance.ts'
import { readBearer } from '../auth/caller.ts'
import type { ProviderContext } from '../auth/context.ts'
import type { WaitlistSubmissionRow } from '../rows.ts'
import { storeSubmission } from '../submissions.ts'

/** The edge functions' access to the provider, reading and writing the mock's tables without HTTP. */
export function createFunctionsProvider(context: ProviderContext): Provider {
  const { db, clock, ids } = context
  /** The application with exactly this address. */
  const submissionOf = (email: string) => {
    const submission = db.waitlistSubmissions.find('email', emailKey(email))
    return submission?.email === email ? submission : undefined
  }
  // Claims run sequentially, so that each sees the previous one.
  let claims: Promise<unknown> = Promise.resolve()
  return {
    userOf: async (bearer) => (await readBearer(context, bearer))?.user.id ?? null,

    async isAdmin(userId, bearer) {
      const claims = (await readBearer(context, bearer))?.claims
      return (
        claims !== undefined &&
        hasRequiredAssurance(db, claims) &&
        db.adminUsers.find('user', userId) !== undefined
      )
    },

    submission: async (id) => db.waitlistSubmissions.get(id) ?? null,

    async renewSetup(waitlist_submission_id, setup) {
      const created_at = new Date(clock.now()).toISOString()
      const fresh = { ...setup, account_created: false }
      const existing = db.approvedUsers.find('submission', waitlist_submission_id)
      const { id: approved_user_id } =
        (existing && (await db.approvedUsers.update(existing.id, fresh))) ??
        (await db.approvedUsers.create({ ...fresh, id: ids.uuid(), waitlist_submission_id, created_at }))

      const unused = { used: false, used_at: null }
      const link = db.magicLinks.find('approvedUser', approved_user_id)
      if (link !== undefined) await db.magicLinks.update(link.id, unused)
      else await db.magicLinks.create({ ...unused, id: ids.uuid(), approved_user_id, created_at })
    },

    async noteEmail(submissionId, emailed_at) {
      const submission = db.waitlistSubmissions.get(submissionId)
      if (submission?.status !== 'approved') return
      // The functions write with the service key, so the event names no person.
      await storeSubmission(context, { ...submission, emailed_at }, null)
    },

    claimNotification(email, { at, createdSince }) {
      const claim = claims.then(() => {
        const submission = submissionOf(email)
        if (submission === undefined || submission.notified_at !== null) return null
        if (Date.parse(submission.created_at) < Date.parse(createdSince)) return null
        return storeSubmission(context, { ...submission, notified_at: at }, null)
      })
      claims = claim.catch(() => {})
      return claim
    },

    async releaseNotification(submissionId) {
      const submission = db.waitlistSubmissions.get(submissionId)
      if (submission !== undefined) await storeSubmission(context, { ...submission, notified_at: null }, null)
    },

    isNotified: async (email) => (submissionOf(email)?.notified_at ?? null) !== null,

    async countNotifications(since, limit) {
      const isRecent = ({ notified_at }: WaitlistSubmissionRow) =>
        notified_at !== null && Date.parse(notified_at) >= Date.parse(since)
      return Math.min(limit, db.waitlistSubmissions.list(isRecent).length)
    },
  }
}
