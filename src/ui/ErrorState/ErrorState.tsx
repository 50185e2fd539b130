import { CircleAlert, RotateCw } from 'lucide-react'
import { cx } from '../../theme/cx.ts'
import { Button } from '../Button/Button.tsx'
import { failed } from '../EmptyState/EmptyState.css.ts'
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx'

export interface ErrorStateProps extends Omit<EmptyStateProps, 'icon'> {
  /** Called by the retry button; no button if omitted. */
  onRetry?: (() => void) | undefined
  /** Label of the retry button. Defaults to 'Retry'. */
  retryLabel?: string | undefined
  /** A retry is running: the button keeps the focus and ignores presses. Defaults to false. */
  busy?: boolean | undefined
}

/**
 * Shown instead of content that could not be loaded: the title says what failed, the text why and what to do.
 * Announced immediately. `action` is beside the retry button.
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
