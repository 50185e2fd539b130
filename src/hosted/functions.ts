import type { WaitlistValues } from '../domain/waitlistForm.ts'
import { callFunction, callFunctionImmediately } from './call.ts'

const APPROVAL_EMAIL = 'send-approval-email'

/** The recipient of the email. */
type Applicant = { id: string; first_name: string; last_name: string; email: string }

/**
 * Emails a setup link to an approved applicant. Each call creates a new link and invalidates the previous one.
 *
 * @throws HostedError 'refused' unless the user is an admin; 'server' if the email could not be sent
 */
export function sendApprovalEmail(submission: Applicant, signal?: AbortSignal): Promise<void> {
  return callFunction(APPROVAL_EMAIL, approvalBody(submission), signal)
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
