import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import * as styles from './EmptyState.css.ts'

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  icon?: ReactNode
  title: ReactNode
  /** What would be here, and how it gets here. */
  text?: ReactNode
  action?: ReactNode
  /** The title's level in its page. */
  level?: 2 | 3 | undefined
}

/** Nothing here yet, or nothing found. */
export function EmptyState({ icon, title, text, action, level = 2, className, ...props }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={cx(styles.root, className)} {...props}>
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
