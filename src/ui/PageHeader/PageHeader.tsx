import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import * as styles from './PageHeader.css.ts'

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  /** The page's one h1. */
  title: ReactNode
  /** What the page is for, in a sentence. */
  subtitle?: ReactNode
  /** Buttons or a badge at the end, the main one last; below the words where there is no room. */
  actions?: ReactNode
  /** A 20 pixel title unless `large`, which has 28, for a page that greets. */
  size?: 'normal' | 'large' | undefined
}

/** A page's one h1, what the page is for, and what can be done on it. */
export function PageHeader({
  title,
  subtitle,
  actions,
  size = 'normal',
  className,
  ...props
}: PageHeaderProps) {
  return (
    <header className={cx(styles.root, className)} {...props}>
      <div className={styles.words}>
        <h1 className={styles.title[size]}>{title}</h1>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
