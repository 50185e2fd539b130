import { toasts } from '../../../ui/Toasts/toasts.ts'
import { applicantName } from '../waitlist/application.ts'
import type { DecisionEmitted } from './decision.base.ts'
import type { DecisionItem } from './decisionItems.ts'

/** Tells what failed, though the admin looks elsewhere by now. */
export function showFailureToasts(event: DecisionEmitted): void {
  if (event.type === 'saving.failed')
    toasts.error(
      'Failed to update submission',
      event.rows.length === 1 ? reasonOf(event.rows) : `${event.rows.length} applications were not changed.`,
    )
  if (event.type === 'email.failed')
    toasts.warning(
      'The approval stands, the email did not go',
      `${whoOf(event.rows)} can be sent it again with “Resend email”.`,
    )
}

function whoOf(rows: readonly DecisionItem[]): string {
  const [first] = rows
  return rows.length === 1 && first ? applicantName(first.submission) : `${rows.length} applicants`
}

function reasonOf([row]: readonly DecisionItem[]): string | undefined {
  return row && 'reason' in row.standing ? row.standing.reason : undefined
}
