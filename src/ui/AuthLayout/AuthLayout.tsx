import type { ReactNode } from 'react'
import { Backdrop } from '../Backdrop/Backdrop.tsx'
import * as styles from './AuthLayout.css.ts'

export interface AuthLayoutProps {
  /** The mark, as a link home. */
  brand: ReactNode
  /** Across from the mark: the way back. */
  headEnd?: ReactNode
  title: ReactNode
  subtitle?: ReactNode
  /** Across the bottom: where to find help. */
  foot?: ReactNode
  /** The backdrop; another one, or null for none. */
  backdrop?: ReactNode
  /** The form. */
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
  children,
}: AuthLayoutProps) {
  return (
    <div className={styles.root}>
      <div className={styles.backdrop}>{backdrop}</div>
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
