import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import { Backdrop } from '../Backdrop/Backdrop.tsx'
import * as styles from './AuthLayout.css.ts'

export interface AuthLayoutProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The logo as a link to the home page. */
  brand: ReactNode
  /** At the end of the header: the back link. */
  headerEnd?: ReactNode
  /** The page's h1, which can be focused by script. */
  title: ReactNode
  /** One sentence below the title. */
  subtitle?: ReactNode
  /** At the bottom: a contact link. */
  footer?: ReactNode
  /** Behind and beside the column. Defaults to the product's Backdrop; null for none. */
  backdrop?: ReactNode
  /** The form, inside the main landmark. */
  children: ReactNode
}

/** The layout of sign-in and account pages: a column of 464 pixels beside the backdrop, full width on phones, so that fields are never wider. */
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
            <h1 className={styles.title} tabIndex={-1}>
              {title}
            </h1>
            {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          </div>
          {children}
        </main>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </div>
  )
}
