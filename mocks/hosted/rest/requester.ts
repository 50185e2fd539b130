import type { Caller } from '../auth/caller.ts'
import type { ProviderContext } from '../auth/context.ts'

export type Role = 'anon' | 'authenticated'

/** The sender of a request, for the policies: the same functions as those of supabase/migrations/…_who_asks.sql. */
export interface Requester {
  readonly role: Role
  readonly userId: string | null
  /** Email address of the signed-in person. */
  readonly email: string | null
  readonly setupToken: string | null
  /** Whether the signed-in person is an admin. */
  isAdmin(): boolean
  /** Whether the request has the setup token of this application, even a used or expired one. */
  hasSetupToken(application: string | null): boolean
  /** Whether the request has the unexpired setup token of this application. */
  hasValidSetupToken(application: string | null): boolean
  /** Whether the signed-in person is the applicant. */
  ownsApplication(application: string | null): boolean
  /** The application id of a row of approved_users. */
  applicationOfApprovedUser(approvedUser: string): string | null
}

export function requesterOf(
  { db, clock }: Pick<ProviderContext, 'db' | 'clock'>,
  { claims, setupToken }: Caller,
): Requester {
  const setup = setupToken === null ? undefined : db.approvedUsers.find('setupToken', setupToken)
  const hasSetupToken = (application: string | null) =>
    setup !== undefined && setup.waitlist_submission_id === application

  return {
    role: claims === null ? 'anon' : 'authenticated',
    userId: claims?.sub ?? null,
    email: claims?.email || null,
    setupToken,
    isAdmin: () => claims !== null && db.adminUsers.find('user', claims.sub) !== undefined,
    hasSetupToken,
    hasValidSetupToken: (application) =>
      hasSetupToken(application) && setup !== undefined && Date.parse(setup.expires_at) >= clock.now(),
    ownsApplication(application) {
      const email = application === null ? undefined : db.waitlistSubmissions.get(application)?.email
      return claims !== null && claims.email !== '' && email?.toLowerCase() === claims.email.toLowerCase()
    },
    applicationOfApprovedUser: (approvedUser) =>
      db.approvedUsers.get(approvedUser)?.waitlist_submission_id ?? null,
  }
}
