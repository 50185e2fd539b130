import { interestToJson } from '../domain/interest.ts'
import type { WaitlistValues } from '../domain/waitlistForm.ts'
import { callTable } from './call.ts'
import { withSetupToken } from './setupHeader.ts'

/**
 * Stores an application.
 *
 * @throws HostedError 'duplicate' if the email address has applied before (ignoring case); 'invalid'
 */
export async function submitApplication(
  { firstName, lastName, email, ...interest }: WaitlistValues,
  signal?: AbortSignal,
): Promise<void> {
  const row = { first_name: firstName, last_name: lastName, email, interest: interestToJson(interest) }
  await callTable(
    (client, signal) => client.from('waitlist_submissions').insert(row).abortSignal(signal),
    signal,
  )
}

/**
 * Stores the login time of the signed-in person. The first login also changes their application from registered to
 * active. Does nothing if they never applied.
 */
export async function markLogin(email: string, signal?: AbortSignal): Promise<void> {
  const values = { status: 'active', last_login_at: new Date().toISOString() }
  await callTable(
    (client, signal) =>
      client
        .from('waitlist_submissions')
        .update(values)
        .ilike('email', ilikePattern(email))
        .in('status', ['registered', 'active'])
        .select('id')
        .abortSignal(signal),
    signal,
  )
}

/**
 * Marks an approved application as registered. Can be repeated.
 *
 * @param setupToken null if the person is signed in and has no setup link
 * @returns whether there is such an application, owned by the token or the session
 */
export async function markRegistered(
  { email, setupToken }: { email: string; setupToken: string | null },
  signal?: AbortSignal,
): Promise<boolean> {
  const rows = await callTable(
    (client, signal) =>
      withSetupToken(
        client
          .from('waitlist_submissions')
          .update({ status: 'registered' })
          .ilike('email', ilikePattern(email))
          .in('status', ['approved', 'registered'])
          .select('id')
          .abortSignal(signal),
        setupToken,
      ),
    signal,
  )
  return rows.length > 0
}

/** An ILIKE pattern that matches the text in any case. A '*' cannot be escaped; '_' matches any character instead. */
function ilikePattern(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&').replaceAll('*', '_')
}
