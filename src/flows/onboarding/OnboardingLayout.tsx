import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { PRODUCT_NAME } from '../../domain/product.ts'
import { Mark } from '../../ui/Mark/Mark.tsx'
import { Stepper } from '../../ui/Stepper/Stepper.tsx'
import * as styles from './OnboardingView.css.ts'
import { STEPPER_STEPS } from './steps.ts'

interface OnboardingLayoutProps {
  /** Empty while the assistant has no name. */
  aiName: string
  /** Index of the current step; the number of steps once all are done. */
  current: number
  /** Identifies the page; focus moves into it when it changes. */
  page: string
  children: ReactNode
}

export function OnboardingLayout({ aiName, current, page, children }: OnboardingLayoutProps) {
  const main = useRef<HTMLElement>(null)
  const shown = useRef(page)

  // The pressed button was removed with its page. Nothing is focused on the first page.
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    window.scrollTo(0, 0)
    firstFocusTarget(main.current)?.focus({ preventScroll: true })
  }, [page])

  return (
    <>
      <header className={styles.header}>
        <Link to={PATHS.home} className={styles.brand}>
          <Mark wordmark={PRODUCT_NAME} />
        </Link>
        <span className={styles.settingUp}>
          Setting up <bdi className={styles.name}>{aiName || 'your assistant'}</bdi>
        </span>
      </header>
      <div className={styles.page}>
        <aside aria-label="Progress">
          <Stepper label="Onboarding" steps={STEPPER_STEPS} current={current} />
        </aside>
        <main ref={main} className={styles.main}>
          {children}
        </main>
      </div>
    </>
  )
}

/** The chosen answer, the first answer, the field, or the heading. */
function firstFocusTarget(main: HTMLElement | null): HTMLElement | null {
  const find = (selector: string) => main?.querySelector<HTMLElement>(selector)
  return find('[role="radio"][aria-checked="true"]') ?? find('[role="radio"], input') ?? find('h1') ?? null
}
