import type { Caller } from '../auth/caller.ts'
import type { ProviderContext } from '../auth/context.ts'

export type Role = 'anon' | 'authenticated'

/** The sender of a request as the policies see it: the functions of supabase/migrations/…_who_asks.sql. */
export interface Requester {
  readonly role: Role
  readonly userId: string | null
  /** Email address of the signed-in person. */
  readonly email: string | null
  readonly setupToken: string | null
  /** Whether the signed-in person is an admin. */
  isAdmin(): boolean
  /** Whether the request carries the setup token of this application, used or expired or not. */
  knowsSetupOf(submission: string | null): boolean
  /** Whether the request carries the setup token of this application and it has not expired. */
  hasValidSetupToken(submission: string | null): boolean
  /** Whether the signed-in person is the applicant. */
  ownsApplication(submission: string | null): boolean
  /** The application id of a row of approved_users. */
  applicationOfApprovedUser(approvedUser: string): string | null
}

export function requesterOf(
  { db, clock }: Pick<ProviderContext, 'db' | 'clock'>,
  { claims, setupToken }: Caller,
): Requester {
  const setup = setupToken === null ? undefined : db.approvedUsers.find('setupToken', setupToken)
  const hasSetupToken = (submission: string | null) =>
    setup !== undefined && setup.waitlist_submission_id === submission

  return {
    role: claims === null ? 'anon' : 'authenticated',
    userId: claims?.sub ?? null,
    email: claims?.email || null,
    setupToken,
    isAdmin: () => claims !== null && db.adminUsers.find('user', claims.sub) !== undefined,
    knowsSetupOf: hasSetupToken,
    hasValidSetupToken: (submission) =>
      hasSetupToken(submission) && setup !== undefined && Date.parse(setup.expires_at) >= clock.now(),
    ownsApplication(submission) {
      const email = submission === null ? undefined : db.waitlistSubmissions.get(submission)?.email
      return claims !== null && claims.email !== '' && email?.toLowerCase() === claims.email.toLowerCase()
    },
    applicationOfApprovedUser: (approvedUser) =>
      db.approvedUsers.get(approvedUser)?.waitlist_submission_id ?? null,
  }
}
