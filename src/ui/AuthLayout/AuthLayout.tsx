import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import { Backdrop } from '../Backdrop/Backdrop.tsx'
import * as styles from './AuthLayout.css.ts'

export interface AuthLayoutProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The mark, as a link home. */
  brand: ReactNode
  /** Across from the mark: the way back. */
  headEnd?: ReactNode
  /** The page's one h1. */
  title: ReactNode
  /** What to do here, in a sentence. */
  subtitle?: ReactNode
  /** Across the bottom: where to find help. */
  foot?: ReactNode
  /** Beside and behind the column; the product's own unless given, null for none. */
  backdrop?: ReactNode
  /** The form, inside the main landmark. */
  children: ReactNode
}

/** Signing in and its relatives: a 464 pixel column with the backdrop beside, the whole of a phone. */
export function AuthLayout({
  brand,
  headEnd,
  title,
  subtitle,
  foot,
  backdrop = <Backdrop />,
  className,
  children,
  ...props
}: AuthLayoutProps) {
  return (
    <div className={cx(styles.root, className)} {...props}>
      {backdrop && <div className={styles.backdrop}>{backdrop}</div>}
      <div className={styles.column}>
        <header className={styles.head}>
          {brand}
          {headEnd}
        </header>
        <main className={styles.main}>
          <div>
            <h1 className={styles.title}>{title}</h1>
            {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          </div>
          {children}
        </main>
        {foot && <footer className={styles.foot}>{foot}</footer>}
      </div>
    </div>
  )
}
