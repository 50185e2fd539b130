import type { ApprovedUserRow, MagicLinkRow } from '../hosted/rows.ts'

/** A row of the provider's table `approved_users`: the setup token of an approved application. */
export function createApprovedUser(overrides: Partial<ApprovedUserRow> = {}): ApprovedUserRow {
  return {
    id: '00000000-0000-4000-8000-000000000901',
    waitlist_submission_id: '00000000-0000-4000-8000-000000000900',
    setup_token: 'e'.repeat(64),
    expires_at: '2026-11-28T09:00:00Z',
    account_created: false,
    created_at: '2026-11-21T09:00:00Z',
    ...overrides,
  }
}

/** The unused row of `magic_links` that belongs to the default approved user. */
export function createMagicLink(overrides: Partial<MagicLinkRow> = {}): MagicLinkRow {
  return {
    id: '00000000-0000-4000-8000-000000000902',
    approved_user_id: '00000000-0000-4000-8000-000000000901',
    used: false,
    used_at: null,
    created_at: '2026-11-21T09:00:00Z',
    ...overrides,
  }
}
