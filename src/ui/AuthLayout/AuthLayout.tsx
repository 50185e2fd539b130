import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import { Backdrop } from '../Backdrop/Backdrop.tsx'
import * as styles from './AuthLayout.css.ts'

export interface AuthLayoutProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The mark, as a link home. */
  brand: ReactNode
  /** Across from the mark: the way back. */
  headerEnd?: ReactNode
  /** The page's one h1. */
  title: ReactNode
  /** What to do here, in a sentence. */
  subtitle?: ReactNode
  /** Across the bottom: where to find help. */
  footer?: ReactNode
  /** Beside and behind the column; the product's own unless given, null for none. */
  backdrop?: ReactNode
  /** The form, inside the main landmark. */
  children: ReactNode
}

/** Signing in and its relatives: a 464 pixel column with the backdrop beside, the whole of a phone. */
export function AuthLayout({
  brand,
  headerEnd,
  title,
  subtitle,
  footer,
  backdrop = <Backdrop />,
  className,
  children,
  ...props
}: AuthLayoutProps) {
  return (
    <div className={cx(styles.root, className)} {...props}>
      {backdrop && <div className={styles.backdrop}>{backdrop}</div>}
      <div className={styles.column}>
        <header className={styles.header}>
          {brand}
          {headerEnd}
        </header>
        <main className={styles.main}>
          <div>
            <h1 className={styles.title}>{title}</h1>
            {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          </div>
          {children}
        </main>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </div>
  )
}
