import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import * as styles from './PageHeader.css.ts'

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  /** The page's h1. */
  title: ReactNode
  /** The purpose of the page, in a sentence. */
  subtitle?: ReactNode
  /** Buttons or a badge at the end, the main one last; below the title in a narrow container. */
  actions?: ReactNode
}

/** The header of a page: h1, subtitle and actions. */
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
