import type { Caller } from '../auth/caller.ts'
import type { ProviderContext } from '../auth/context.ts'

export type Role = 'anon' | 'authenticated'

/** Who is asking, as the policies see them: the functions of supabase/migrations/…_who_asks.sql. */
export interface Who {
  readonly role: Role
  readonly userId: string | null
  /** The address of the person signed in. */
  readonly email: string | null
  readonly setupToken: string | null
  /** Whether the person signed in looks after the waitlist. */
  isAdmin(): boolean
  /** Whether the request carries the setup token of this application, unused or used, expired or not. */
  knowsSetupOf(submission: string | null): boolean
  /** Whether the request carries the setup token of this application, and it has not expired. */
  maySetUp(submission: string | null): boolean
  /** Whether the person signed in made this application. */
  owns(submission: string | null): boolean
  /** The application behind a row of approved_users. */
  submissionOf(approvedUser: string): string | null
}

export function whoAsks(
  { db, clock }: Pick<ProviderContext, 'db' | 'clock'>,
  { claims, setupToken }: Caller,
): Who {
  const setup = setupToken === null ? undefined : db.approvedUsers.find('setupToken', setupToken)
  const knowsSetupOf = (submission: string | null) =>
    setup !== undefined && setup.waitlist_submission_id === submission

  return {
    role: claims === null ? 'anon' : 'authenticated',
    userId: claims?.sub ?? null,
    email: claims?.email || null,
    setupToken,
    isAdmin: () => claims !== null && db.adminUsers.find('user', claims.sub) !== undefined,
    knowsSetupOf,
    maySetUp: (submission) =>
      knowsSetupOf(submission) && setup !== undefined && Date.parse(setup.expires_at) >= clock.now(),
    owns(submission) {
      const email = submission === null ? undefined : db.waitlistSubmissions.get(submission)?.email
      return claims !== null && claims.email !== '' && email?.toLowerCase() === claims.email.toLowerCase()
    },
    submissionOf: (approvedUser) => db.approvedUsers.get(approvedUser)?.waitlist_submission_id ?? null,
  }
}
