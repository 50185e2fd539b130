import type { WaitlistValues } from '../domain/waitlistForm.ts'
import { wait } from '../lib/wait.ts'
import { callFunction, callFunctionImmediately } from './call.ts'
import { isRateLimited } from './errors.ts'

const APPROVAL_EMAIL = 'send-approval-email'

type Applicant = { id: string; first_name: string; last_name: string; email: string }

/** The delay before the next attempt if the service names none. */
const DEFAULT_DELAY_MS = 2_000
const DEFAULT_PATIENCE_MS = 10_000

export interface SendOptions {
  signal?: AbortSignal | undefined
  /** How long it may wait in total while the mail service accepts no more emails. Default: 10 seconds. */
  patienceMs?: number
  /** Ends the waiting when it aborts: the call then fails with the error 'rateLimited'. */
  stopped?: AbortSignal
}

/**
 * Emails a setup link to an approved applicant. Each call creates a new link and invalidates the previous one. If there
 * were too many emails, it waits for as long as the service asks, and tries again.
 *
 * @throws HostedError 'refused' unless the user is an admin; 'server' if the email could not be sent; 'rateLimited' if
 * there are still too many
 */
export async function sendApprovalEmail(
  submission: Applicant,
  { signal, patienceMs = DEFAULT_PATIENCE_MS, stopped }: SendOptions = {},
): Promise<void> {
  for (let remainingMs = patienceMs; ; )
    try {
      return await callFunction(APPROVAL_EMAIL, approvalBody(submission), signal)
    } catch (error) {
      const delayMs = isRateLimited(error)
        ? (error.retryAfterMs ?? DEFAULT_DELAY_MS)
        : Number.POSITIVE_INFINITY
      remainingMs -= Math.max(delayMs, 1)
      if (remainingMs < 0 || stopped?.aborted) throw error
      await waitUntilStopped(delayMs, signal, stopped)
      if (stopped?.aborted) throw error
    }
}

/** Ends early when `stopped` aborts. */
async function waitUntilStopped(
  delayMs: number,
  signal: AbortSignal | undefined,
  stopped: AbortSignal | undefined,
): Promise<void> {
  const signals = [signal, stopped].flatMap((one) => one ?? [])
  try {
    await wait(delayMs, AbortSignal.any(signals))
  } catch (error) {
    signal?.throwIfAborted()
    if (!stopped?.aborted) throw error
  }
}

/**
 * Like `sendApprovalEmail`, for a page that is being unloaded.
 *
 * @throws HostedError
 */
export function sendApprovalEmailImmediately(submission: Applicant): Promise<void> {
  return callFunctionImmediately(APPROVAL_EMAIL, approvalBody(submission))
}

function approvalBody({ id, first_name, last_name, email }: Applicant): Record<string, string> {
  return { waitlistSubmissionId: id, firstName: first_name, lastName: last_name, email }
}

/**
 * Notifies the team of a new application.
 *
 * @throws HostedError, which need not be shown to the applicant
 */
export function notifyWaitlistSubmission(
  { firstName, lastName, ...application }: WaitlistValues,
  signal?: AbortSignal,
): Promise<void> {
  const body = { first_name: firstName, last_name: lastName, ...application }
  return callFunction('notify-waitlist-submission', body, signal)
}
