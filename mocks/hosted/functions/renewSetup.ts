import type { ProviderContext } from '../auth/context.ts'
import type { ApprovedUserRow } from '../rows.ts'

/** How long a setup link works. */
export const SETUP_DAYS = 7

const DAY = 24 * 60 * 60 * 1000

/** Gives an application a setup row and a link that have not been used. A token of before stops. */
export async function renewSetup(
  { db, clock, ids }: ProviderContext,
  waitlist_submission_id: string,
): Promise<ApprovedUserRow> {
  const created_at = new Date(clock.now()).toISOString()
  const fresh = {
    setup_token: ids.secret(),
    expires_at: new Date(clock.now() + SETUP_DAYS * DAY).toISOString(),
    account_created: false,
  }
  const before = db.approvedUsers.find('submission', waitlist_submission_id)
  const setup =
    (before && (await db.approvedUsers.update(before.id, fresh))) ??
    (await db.approvedUsers.create({ ...fresh, id: ids.uuid(), waitlist_submission_id, created_at }))

  const unused = { used: false, used_at: null }
  const link = db.magicLinks.find('approvedUser', setup.id)
  if (link === undefined)
    await db.magicLinks.create({ ...unused, id: ids.uuid(), approved_user_id: setup.id, created_at })
  else await db.magicLinks.update(link.id, unused)
  return setup
}
