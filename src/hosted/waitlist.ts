import { interestToJson } from '../domain/interest.ts'
import type { WaitlistStatus } from '../domain/waitlist.ts'
import type { WaitlistValues } from '../domain/waitlistForm.ts'
import { currentUser } from './auth.ts'
import { callTable } from './call.ts'

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

export interface OwnApplication {
  id: string
  firstName: string
  lastName: string
  email: string
  status: WaitlistStatus
}

/**
 * The application that the signed-in user owns, or null.
 *
 * @throws HostedError
 */
export async function readOwnApplication(signal?: AbortSignal): Promise<OwnApplication | null> {
  const user = await currentUser()
  if (user === null) return null
  const [row] = await callTable(
    (client, signal) =>
      client
        .from('waitlist_submissions')
        .select('id, first_name, last_name, email, status')
        .eq('owner_id', user.id)
        .limit(1)
        .abortSignal(signal),
    signal,
  )
  if (row === undefined) return null
  const { id, first_name: firstName, last_name: lastName, email, status } = row
  // A check constraint limits the status.
  return { id, firstName, lastName, email, status: status as WaitlistStatus }
}

/**
 * Marks the approved application of the signed-in user as registered. Can be repeated.
 *
 * @returns whether the user owns an approved or registered application
 */
export function markRegistered(signal?: AbortSignal): Promise<boolean> {
  return setOwnStatus('registered', ['approved', 'registered'], signal)
}

/**
 * Marks the application of the signed-in user as active, also if an interrupted setup left it approved. The database
 * stores the time of the login.
 *
 * @returns whether the user owns an approved, registered or active application
 */
export async function markLogin(signal?: AbortSignal): Promise<boolean> {
  if (await setOwnStatus('active', ['registered', 'active'], signal)) return true
  return (
    (await setOwnStatus('registered', ['approved'], signal)) && setOwnStatus('active', ['registered'], signal)
  )
}

async function setOwnStatus(
  status: WaitlistStatus,
  from: readonly WaitlistStatus[],
  signal?: AbortSignal,
): Promise<boolean> {
  const user = await currentUser()
  if (user === null) return false
  const rows = await callTable(
    (client, signal) =>
      client
        .from('waitlist_submissions')
        .update({ status })
        .eq('owner_id', user.id)
        .in('status', from)
        .select('id')
        .abortSignal(signal),
    signal,
  )
  return rows.length > 0
}
