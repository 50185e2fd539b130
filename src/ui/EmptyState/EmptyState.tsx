import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import * as styles from './EmptyState.css.ts'

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** An icon of what would be here, or of what looked for it. */
  icon?: ReactNode
  /** What is missing, in a few words. */
  title: ReactNode
  /** What would be here, and how it gets here. */
  text?: ReactNode
  /** The buttons or links that change it, the main one first. */
  action?: ReactNode
  /** The title's level in its page; 2 unless given. */
  level?: 1 | 2 | 3 | undefined
  /** `medium` in a card or under a list's filters, `large` in the place of a whole page; `medium` unless given. */
  size?: 'medium' | 'large' | undefined
}

/** Nothing here yet, or nothing found. */
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
