import { CircleAlert, RotateCw } from 'lucide-react'
import { cx } from '../../theme/cx.ts'
import { Button } from '../Button/Button.tsx'
import { failed } from '../EmptyState/EmptyState.css.ts'
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx'

export interface ErrorStateProps extends Omit<EmptyStateProps, 'icon'> {
  /** Tries again; without it there is no such button. */
  onRetry?: (() => void) | undefined
  /** The words on the retry button; 'Retry' unless given. */
  retryLabel?: string | undefined
  /** The retry is under way: the button keeps the focus and ignores presses. False unless given. */
  busy?: boolean | undefined
}

/**
 * In the place of what could not be loaded: the title says what did not work, the text why and what to do. Announced
 * at once. `action` stands beside the retry.
 */
export function ErrorState({
  onRetry,
  retryLabel = 'Retry',
  busy = false,
  action,
  className,
  ...props
}: ErrorStateProps) {
  const retry = onRetry && (
    <Button icon={<RotateCw aria-hidden="true" />} busy={busy} onClick={onRetry}>
      {retryLabel}
    </Button>
  )
  return (
    <EmptyState
      role="alert"
      icon={<CircleAlert />}
      action={
        (retry || action) && (
          <>
            {retry}
            {action}
          </>
        )
      }
      className={cx(failed, className)}
      {...props}
    />
  )
}
