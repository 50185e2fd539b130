import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import * as styles from './PageHeader.css.ts'

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  title: ReactNode
  subtitle?: ReactNode
  /** Buttons at the end, the main one last. */
  actions?: ReactNode
}

/** A page's one h1, what the page is for, and what can be done on it. */
export function PageHeader({ title, subtitle, actions, className, ...props }: PageHeaderProps) {
  return (
    <header className={cx(styles.root, className)} {...props}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
