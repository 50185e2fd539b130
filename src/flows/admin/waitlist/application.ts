import type { Application } from '../../../hosted/applications.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import { applicationStatus, type WaitlistAction } from '../../../modules/status/applicationStatus.ts'

/** The applicant's full name; the email address if the name is empty. */
export function applicantName({
  first_name,
  last_name,
  email,
}: Pick<Application, 'first_name' | 'last_name' | 'email'>): string {
  return toDisplayName(`${first_name} ${last_name}`.trim() || email)
}

/** The actions that an admin can take: those of its status, and a cleanup while an earlier one is incomplete. */
export function actionsOf({
  status,
  cleanup_incomplete: isIncomplete,
}: Pick<Application, 'status' | 'cleanup_incomplete'>): readonly WaitlistAction[] {
  const { actions } = applicationStatus(status)
  return isIncomplete ? [...actions, 'cleanup'] : actions
}

/** Whether an application is approved and its setup email has not been sent. */
export function isEmailMissing({ status, emailed_at }: Pick<Application, 'status' | 'emailed_at'>): boolean {
  return status === 'approved' && emailed_at === null
}

/** Whether the status or the review time differs between two reads of an application. */
export function isReviewChanged(
  before: Pick<Application, 'status' | 'reviewed_at'>,
  after: Pick<Application, 'status' | 'reviewed_at'>,
): boolean {
  return before.status !== after.status || before.reviewed_at !== after.reviewed_at
}
