import type { components } from '../../src/api/schema.gen.ts'
import { DEFAULT_SETTINGS } from '../../src/domain/settings.ts'
import { fullName } from '../api/present.ts'
import { otherIdsOf } from '../db/database.ts'
import type { UserRow } from '../db/rows.ts'
import { MIRA } from '../worlds/people.ts'

type User = components['schemas']['User']

const DEFAULTS = {
  id: '5f0c9a51-2f0f-4a38-9a5e-0c6b7a1d2e01',
  email: MIRA.email,
  first_name: MIRA.firstName,
  last_name: MIRA.lastName,
  machine_name: 'Mnemosyne',
  created_at: '2026-01-05T09:00:00Z',
  is_active: true,
}

/** A backend user as the API returns it. `user_id`, `sub` and `name` follow from the other fields unless given. */
export function createUser(overrides: Partial<User> = {}): User {
  const user = { ...DEFAULTS, roles: ['user'], ...overrides }
  return { ...otherIdsOf(user), name: fullName(user), ...user }
}

/** A row of the backend's table `users`. The default password hash matches no password. */
export function createUserRow(overrides: Partial<UserRow> = {}): UserRow {
  return {
    ...DEFAULTS,
    roles: ['user'],
    password_hash: '',
    contradiction_tolerance: 0,
    belief_sensitivity: DEFAULT_SETTINGS.beliefSensitivity,
    memory_decay: DEFAULT_SETTINGS.memoryDecay,
    ...overrides,
  }
}
