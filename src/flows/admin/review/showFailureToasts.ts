import { toasts } from '../../../ui/Toasts/toasts.ts'
import { applicantName } from '../waitlist/application.ts'
import type { DecisionEmitted } from './decision.types.ts'
import type { DecisionItem } from './decisionItems.ts'

/** Shows failures of a decision as toasts, which are also visible on other pages of the app. */
export function showFailureToasts(event: DecisionEmitted): void {
  if (event.type === 'saving.failed')
    toasts.error(
      'Failed to update submission',
      event.items.length === 1
        ? reasonOf(event.items)
        : `${event.items.length} applications were not changed.`,
    )
  if (event.type === 'email.failed')
    toasts.warning(
      "Approved, but the email couldn't be sent",
      `To try again, choose “Resend email” for ${applicantsText(event.items)}.`,
    )
}

function applicantsText(items: readonly DecisionItem[]): string {
  const [first] = items
  return items.length === 1 && first ? applicantName(first.application) : `${items.length} applicants`
}

function reasonOf([item]: readonly DecisionItem[]): string | undefined {
  return item && 'reason' in item.status ? item.status.reason : undefined
}
