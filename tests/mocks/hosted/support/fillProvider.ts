import { createIds } from '../../../../mocks/db/ids.ts'
import { createApplication } from '../../../../mocks/factories/application.ts'
import { createApprovedUser, createMagicLink } from '../../../../mocks/factories/approvedUser.ts'
import type { HostedDatabase } from '../../../../mocks/hosted/database.ts'
import type { FactorRow } from '../../../../mocks/hosted/rows.ts'
import { storeSubmission } from '../../../../mocks/hosted/submissions.ts'
import { createRandom } from '../../../../mocks/random.ts'
import { ADMINS, APPLICATIONS, FACTORS, LINKS, SETUPS, USERS } from '../../../supabase/fixture.ts'

export function factorOf(factor: Pick<FactorRow, 'id' | 'user_id' | 'status'>, now: number): FactorRow {
  const created_at = new Date(now).toISOString()
  return {
    ...factor,
    factor_type: 'totp',
    friendly_name: null,
    secret: 'JBSWY3DPEHPK3PXP',
    phone: null,
    created_at,
    updated_at: created_at,
  }
}

export async function fill(db: HostedDatabase, now: number): Promise<void> {
  const context = { db, clock: { now: () => now }, ids: createIds(createRandom(1)) }
  const created_at = new Date(now).toISOString()
  for (const user of Object.values(USERS))
    await db.users.create({
      ...user,
      password_hash: '',
      metadata: {},
      created_at,
      updated_at: created_at,
      last_sign_in_at: null,
    })
  for (const factor of FACTORS) await db.factors.create(factorOf(factor, now))
  for (const application of Object.values(APPLICATIONS))
    await storeSubmission(
      context,
      createApplication({
        ...application,
        reviewed_by: null,
        reviewed_at: null,
        emailed_at: null,
        created_at,
      }),
      null,
    )
  for (const setup of Object.values(SETUPS))
    await db.approvedUsers.create(createApprovedUser({ ...setup, created_at }))
  for (const link of LINKS) await db.magicLinks.create(createMagicLink({ ...link, created_at }))
  for (const admin of ADMINS) await db.adminUsers.create(admin)
}
