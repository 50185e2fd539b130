import type { Provider } from '../../../supabase/functions/_shared/ports.ts'
import { readBearer } from '../auth/caller.ts'
import type { ProviderContext } from '../auth/context.ts'
import { storeSubmission } from '../submissions.ts'

/** The edge functions' access to the provider, reading and writing the mock's tables without HTTP. */
export function createFunctionsProvider(context: ProviderContext): Provider {
  const { db, clock, ids } = context
  return {
    userOf: async (bearer) => (await readBearer(context, bearer))?.user.id ?? null,

    isAdmin: async (userId) => db.adminUsers.find('user', userId) !== undefined,

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
  }
}
