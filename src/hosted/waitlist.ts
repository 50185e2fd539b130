import { interestToJson } from '../domain/interest.ts'
import type { WaitlistValues } from '../domain/waitlistForm.ts'
import { callTable } from './call.ts'
import { withSetupToken } from './setupHeader.ts'

/**
 * Puts an application on the waitlist.
 *
 * @throws HostedError 'duplicate' where the address is on it already, in whatever case; 'invalid'
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
 * Notes that somebody came in: the first time their application becomes active. Nothing to note where they never
 * applied.
 *
 * @param email of the person signed in
 */
export async function markLogin(email: string, signal?: AbortSignal): Promise<void> {
  const entered = { status: 'active', last_login_at: new Date().toISOString() }
  await callTable(
    (client, signal) =>
      client
        .from('waitlist_submissions')
        .update(entered)
        .ilike('email', ilikePattern(email))
        .in('status', ['registered', 'active'])
        .select('id')
        .abortSignal(signal),
    signal,
  )
}

/**
 * Notes that an account was made for an application. Again is harmless.
 *
 * @param setupToken null where the person is signed in and came without a link
 * @returns whether there was an application to be marked: approved, and theirs by the token or the session
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
