import { hasRequiredAssurance } from '../auth/assurance.ts'
import type { Caller } from '../auth/caller.ts'
import type { ProviderContext } from '../auth/context.ts'

export type Role = 'anon' | 'authenticated'

/** The sender of a request as the policies see it: the functions of supabase/migrations. */
export interface Requester {
  readonly role: Role
  readonly userId: string | null
  /** Email address of the signed-in person. */
  readonly email: string | null
  readonly setupToken: string | null
  hasRequiredAssurance(): boolean
  /** Whether the signed-in person is an admin, with the required assurance level. */
  isAdmin(): boolean
  /** Whether the request carries the setup token of this application, used or expired or not. */
  hasSetupToken(application: string | null): boolean
  /** Whether the signed-in person may become the owner: the link is new and its application has no owner. */
  mayClaim(application: string): boolean
  /** Whether the signed-in person is this owner, with the required assurance level. */
  isOwner(owner: string | null): boolean
  /** Whether the signed-in person owns the application, with the required assurance level. */
  ownsApplication(application: string | null): boolean
  /** The application id of a row of approved_users. */
  applicationOfApprovedUser(approvedUser: string): string | null
}

export function requesterOf(
  { db, clock }: Pick<ProviderContext, 'db' | 'clock'>,
  { claims, setupToken }: Caller,
): Requester {
  const setup = setupToken === null ? undefined : db.approvedUsers.find('setupToken', setupToken)
  const isSure = claims === null || hasRequiredAssurance(db, claims)
  const isOwner = (owner: string | null) => isSure && owner !== null && owner === claims?.sub

  return {
    role: claims === null ? 'anon' : 'authenticated',
    userId: claims?.sub ?? null,
    email: claims?.email || null,
    setupToken,
    hasRequiredAssurance: () => isSure,
    isAdmin: () => isSure && claims !== null && db.adminUsers.find('user', claims.sub) !== undefined,
    hasSetupToken: (application) => setup !== undefined && setup.waitlist_submission_id === application,
    mayClaim(application) {
      if (!isSure || setup?.waitlist_submission_id !== application || setup.account_created) return false
      const { status, owner_id } = db.waitlistSubmissions.get(application) ?? {}
      return Date.parse(setup.expires_at) >= clock.now() && status === 'approved' && owner_id === null
    },
    isOwner,
    ownsApplication: (application) =>
      application !== null && isOwner(db.waitlistSubmissions.get(application)?.owner_id ?? null),
    applicationOfApprovedUser: (approvedUser) =>
      db.approvedUsers.get(approvedUser)?.waitlist_submission_id ?? null,
  }
}
