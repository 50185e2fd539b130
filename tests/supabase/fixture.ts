import { ADMIN, NOOR, UNA, URSULA } from '../../mocks/worlds/people.ts'
import type { WaitlistStatus } from '../../src/domain/waitlist.ts'

/**
 * The initial rows of every case: one application for each condition that the policies distinguish. Plain
 * values, so that they fit both the provider's database and the mock.
 */

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** A setup token: 64 hexadecimal digits. */
const token = (digit: string) => digit.repeat(64)

const DAY = 86_400_000
/** Relative to now, because the database uses the real clock. */
const days = (count: number) => new Date(Date.now() + count * DAY).toISOString()

/** People with a provider account. */
export const USERS = {
  admin: { id: id(1), email: ADMIN.email },
  una: { id: id(2), email: UNA.email },
  ursula: { id: id(3), email: URSULA.email },
  /** Has an account but no application. */
  other: { id: id(4), email: 'other@lab.example' },
  /** Has an account with Ursula's address, as far as the access token says. */
  impostor: { id: id(5), email: 'impostor@lab.example' },
  /** Has a verified second factor. */
  secured: { id: id(6), email: 'secured@lab.example' },
} as const

/** Second factors. Those of a case's callers are added by the case. */
export const FACTORS = [{ id: id(500), user_id: USERS.secured.id, status: 'verified' }] as const

/** What the access token of a user says. Sign-up confirms neither the address nor the metadata. */
export const claimsOf = (user: keyof typeof USERS) =>
  user === 'impostor'
    ? {
        sub: USERS.impostor.id,
        email: USERS.ursula.email,
        user_metadata: { email: USERS.ursula.email, is_admin: true },
      }
    : { sub: USERS[user].id, email: USERS[user].email, user_metadata: {} }

export const INTEREST = JSON.stringify({
  role: 'researcher',
  organization: 'Sleep Lab',
  researchArea: 'neuroscience',
  useCase: 'Replay and consolidation',
  timeline: 'short-term',
})

export const APPLICANT = {
  first_name: NOOR.firstName,
  last_name: NOOR.lastName,
  email: NOOR.email,
  interest: INTEREST,
} as const

const application = (
  number: number,
  email: string,
  status: WaitlistStatus,
  owner_id: string | null = null,
) => ({
  id: id(100 + number),
  first_name: UNA.firstName,
  last_name: UNA.lastName,
  email,
  interest: INTEREST,
  status,
  owner_id,
})

export const APPLICATIONS = {
  pending: application(1, 'pending@lab.example', 'pending'),
  rejected: application(2, 'rejected@lab.example', 'rejected'),
  /** Una's: approved, with an unused link, and therefore without an owner. The email contains capitals. */
  unused: application(3, 'Una@Lab.example', 'approved'),
  /** Registered, with a used link, owned by Ursula. */
  used: application(4, URSULA.email, 'registered', USERS.ursula.id),
  /** Approved, with an expired link and without an owner. */
  expired: application(5, 'expired@lab.example', 'approved'),
} as const

export const TOKENS = {
  unused: token('a'),
  used: token('b'),
  expired: token('c'),
  unknown: token('d'),
  upperCase: token('A'),
  /** Patterns of LIKE that match every token. */
  anyText: '%',
  anyCharacters: token('_'),
  empty: '',
} as const

const setup = (number: number, of: keyof typeof APPLICATIONS & keyof typeof TOKENS, expires_at: string) => ({
  id: id(200 + number),
  waitlist_submission_id: APPLICATIONS[of].id,
  setup_token: TOKENS[of],
  expires_at,
  account_created: of === 'used',
})

export const SETUPS = {
  unused: setup(1, 'unused', days(7)),
  used: setup(2, 'used', days(7)),
  expired: setup(3, 'expired', days(-1)),
} as const

export const LINKS = Object.values(SETUPS).map(({ id: approved_user_id, account_created }, place) => ({
  id: id(300 + place),
  approved_user_id,
  used: account_created,
}))

export const ADMINS = [{ id: id(400), user_id: USERS.admin.id }]
