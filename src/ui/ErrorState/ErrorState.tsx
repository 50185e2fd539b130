import { CircleAlert, RotateCw } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import { Button } from '../Button/Button.tsx'
import * as styles from '../EmptyState/EmptyState.css.ts'

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** What did not work. */
  title: ReactNode
  /** Why, and what to do. */
  text?: ReactNode
  onRetry?: (() => void) | undefined
  retryLabel?: string | undefined
  /** The retry is under way. */
  busy?: boolean | undefined
  /** The title's level in its page. */
  level?: 2 | 3 | undefined
}

/** In the place of what could not be loaded. Announced at once. */
export function ErrorState({
  title,
  text,
  onRetry,
  retryLabel = 'Retry',
  busy = false,
  level = 2,
  className,
  ...props
}: ErrorStateProps) {
  const Heading = `h${level}` as const
  return (
    <div role="alert" className={cx(styles.root, className)} {...props}>
      <div className={cx(styles.icon, styles.failed)} aria-hidden="true">
        <CircleAlert />
      </div>
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {onRetry && (
        <div className={styles.action}>
          <Button icon={<RotateCw aria-hidden="true" />} busy={busy} onClick={onRetry}>
            {retryLabel}
          </Button>
        </div>
      )}
    </div>
  )
}
