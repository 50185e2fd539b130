import type { WaitlistValues } from '../domain/waitlistForm.ts'
import { callFunction, callFunctionImmediately } from './call.ts'

const APPROVAL_EMAIL = 'send-approval-email'

/** Who is mailed. */
type Applicant = { id: string; first_name: string; last_name: string; email: string }

/**
 * Mails the setup link to an applicant who was approved; again, it makes a new link and the old one stops.
 *
 * @throws HostedError 'refused' for anybody but admins; 'server' where the e-mail could not be sent
 */
export function sendApprovalEmail(submission: Applicant, signal?: AbortSignal): Promise<void> {
  return callFunction(APPROVAL_EMAIL, approvalBody(submission), signal)
}

/**
 * The same, before anything else happens: for a page that is being left.
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
 * Tells the team of an application.
 *
 * @throws HostedError, which the applicant does not need to hear of
 */
export function notifyWaitlistSubmission(
  { firstName, lastName, ...application }: WaitlistValues,
  signal?: AbortSignal,
): Promise<void> {
  const body = { first_name: firstName, last_name: lastName, ...application }
  return callFunction('notify-waitlist-submission', body, signal)
}
