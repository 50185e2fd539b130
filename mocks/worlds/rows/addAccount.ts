import { DEFAULT_SETTINGS } from '../../../src/domain/settings.ts'
import { hashPassword } from '../../db/password.ts'
import { createUserRow } from '../../factories/user.ts'
import type { Person } from '../people.ts'
import type { WorldTables } from '../world.ts'

/**
 * Stores a backend account and a provider account of a person who registered so many hours ago.
 *
 * @returns the ids of both accounts
 */
export async function addAccount(
  { db, hosted, ids, timeAgo }: WorldTables,
  { email, password, firstName, lastName, machineName, roles }: Person,
  { hoursAgo, isActive = true }: { hoursAgo: number; isActive?: boolean },
): Promise<{ userId: string; providerId: string }> {
  const created_at = new Date(timeAgo(hoursAgo)).toISOString()
  const password_hash = await hashPassword(password, ids.uuid())
  const user = await db.users.create(
    createUserRow({
      id: ids.uuid(),
      email,
      password_hash,
      first_name: firstName,
      last_name: lastName,
      machine_name: machineName,
      roles: [...roles],
      is_active: isActive,
      created_at,
      contradiction_tolerance: DEFAULT_SETTINGS.contradictionTolerance,
    }),
  )
  const account = await hosted.users.create({
    id: ids.uuid(),
    email: email.toLowerCase(),
    password_hash,
    metadata: { first_name: firstName, last_name: lastName },
    created_at,
    updated_at: created_at,
    last_sign_in_at: created_at,
  })
  return { userId: user.id, providerId: account.id }
}
