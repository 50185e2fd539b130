import type { WaitlistAction } from '../../../domain/waitlist.ts'
import { waitlistActions } from '../../../domain/waitlist.ts'
import type { Application } from '../../../hosted/applications.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { isRunning } from './adminWaitlist.base.ts'
import { applicantName } from './application.ts'
import type { ActionProgress } from './applicationAction.machine.ts'
import type { ActionToConfirm } from './ConfirmActionDialog.tsx'

const LABELS: Readonly<Record<WaitlistAction, string>> = {
  review: 'Review',
  resend: 'Resend email',
  reset: 'Reset',
  cleanup: 'Cleanup',
}

export interface ApplicationActionsProps {
  submission: Application
  /** What is being done with it, or has failed. */
  work: ActionProgress | undefined
  /** A decision about it is under way, or can still be undone. */
  isDeciding: boolean
  onReview: () => void
  onResend: () => void
  /** Something that cannot be undone is wanted. */
  onConfirm: (action: ActionToConfirm['action']) => void
  onRetry: () => void
}

/** What can be done with an application, by its status. What has failed is offered again in its own place. */
export function ApplicationActions({
  submission,
  work,
  isDeciding,
  onReview,
  onResend,
  onConfirm,
  onRetry,
}: ApplicationActionsProps) {
  const name = applicantName(submission)
  const isBusy = isRunning(work)
  // Of a cleanup the account is left, though the application offers no cleanup any more.
  const isPartial = work?.state === 'partlyCleaned' || work?.state === 'removing'
  const offered = waitlistActions(submission.status)
  const actions: readonly WaitlistAction[] = isPartial ? [...offered, 'cleanup'] : offered

  return actions.map((action, place) => {
    const isWorking = isBusy && work?.action === action
    const isRetry = work?.action === action && (work.state === 'failed' || work.state === 'partlyCleaned')
    const label =
      isRetry && work.state === 'failed'
        ? 'Retry'
        : isPartial && action === 'cleanup'
          ? 'Retry cleanup'
          : LABELS[action]
    const named = label === 'Retry' ? `Retry: ${LABELS[action]}, ${name}` : `${label}: ${name}`
    const press = {
      review: onReview,
      resend: onResend,
      reset: () => onConfirm('reset'),
      cleanup: () => onConfirm('cleanup'),
    }[action]
    return (
      <Button
        // biome-ignore lint/suspicious/noArrayIndexKey: what is offered next is the same button, and keeps the focus.
        key={place}
        size="small"
        variant={action === 'cleanup' && !isRetry ? 'danger' : 'secondary'}
        aria-label={named}
        busy={isWorking}
        disabled={isBusy || isDeciding}
        focusableWhenDisabled
        onClick={isRetry ? onRetry : press}
      >
        {label}
      </Button>
    )
  })
}
