import type { Application } from '../../../hosted/applications.ts'
import type { WaitlistAction } from '../../../modules/status/applicationStatus.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { isRunning } from './adminWaitlist.base.ts'
import { actionsOf, applicantName } from './application.ts'
import type { ActionProgress } from './applicationAction.machine.ts'
import type { ActionToConfirm } from './ConfirmActionDialog.tsx'

const LABELS: Readonly<Record<WaitlistAction, string>> = {
  review: 'Review',
  resend: 'Resend email',
  reset: 'Reset',
  cleanup: 'Cleanup',
}

export interface ApplicationActionsProps {
  application: Application
  /** The running or failed action, if any. */
  progress: ActionProgress | undefined
  /** A decision on the application is being saved or can still be undone. */
  isDeciding: boolean
  onReview: () => void
  onResend: () => void
  /** Asks for confirmation of an action that cannot be undone. */
  onConfirm: (action: ActionToConfirm['action']) => void
  /** Repeats an incomplete cleanup, which was confirmed before. */
  onRepeatCleanup: () => void
  onRetry: () => void
}

/** Buttons for the actions the status allows. The button of a failed action becomes its retry button. */
export function ApplicationActions({
  application,
  progress,
  isDeciding,
  onReview,
  onResend,
  onConfirm,
  onRepeatCleanup,
  onRetry,
}: ApplicationActionsProps) {
  const name = applicantName(application)
  const isBusy = isRunning(progress)
  const actions = actionsOf(application)

  return actions.map((action, index) => {
    const isWorking = isBusy && progress?.action === action
    const isRetry = progress?.action === action && progress.state === 'failed'
    const isCleanupAgain = action === 'cleanup' && application.cleanup_incomplete
    const label = isRetry ? 'Retry' : isCleanupAgain ? 'Retry cleanup' : LABELS[action]
    const accessibleName = label === 'Retry' ? `Retry: ${LABELS[action]}, ${name}` : `${label}: ${name}`
    const onPress = {
      review: onReview,
      resend: onResend,
      reset: () => onConfirm('reset'),
      cleanup: isCleanupAgain ? onRepeatCleanup : () => onConfirm('cleanup'),
    }[action]
    return (
      <Button
        // biome-ignore lint/suspicious/noArrayIndexKey: the button at an index keeps the focus when its action changes.
        key={index}
        size="small"
        variant={action === 'cleanup' && !isRetry && !isCleanupAgain ? 'danger' : 'secondary'}
        aria-label={accessibleName}
        busy={isWorking}
        disabled={isBusy || isDeciding}
        focusableWhenDisabled
        onClick={isRetry ? onRetry : onPress}
      >
        {label}
      </Button>
    )
  })
}
