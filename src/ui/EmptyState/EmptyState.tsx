import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import * as styles from './EmptyState.css.ts'

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** An icon of the missing content, or of the search. */
  icon?: ReactNode
  /** What is missing, in a few words. */
  title: ReactNode
  /** What would be here and how to add it. */
  text?: ReactNode
  /** Buttons or links, the main one first. */
  action?: ReactNode
  /** Level of the heading. Defaults to 2. */
  level?: 1 | 2 | 3 | undefined
  /** `medium` (default) in a card or list, `large` for a whole page. */
  size?: 'medium' | 'large' | undefined
}

/** Shown when there is no content, or a search found nothing. */
export function EmptyState({
  icon,
  title,
  text,
  action,
  level = 2,
  size,
  className,
  ...props
}: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={cx(styles.root({ size }), className)} {...props}>
      {icon && (
        <div className={styles.icon} aria-hidden="true">
          {icon}
        </div>
      )}
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
