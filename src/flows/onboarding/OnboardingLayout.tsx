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
  /** What the assistant is called so far; empty while it has no name. */
  aiName: string
  /** The place of the step on the rail; the number of steps once all are done. */
  current: number
  /** What the page shows, in a word: when it changes, the focus follows. */
  page: string
  children: ReactNode
}

/** The head, the rail of steps and beside it what the step asks. */
export function OnboardingLayout({ aiName, current, page, children }: OnboardingLayoutProps) {
  const main = useRef<HTMLElement>(null)
  const shown = useRef(page)

  // What was pressed is gone with its page. Nothing is focused on arrival.
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    window.scrollTo(0, 0)
    firstFocusTarget(main.current)?.focus({ preventScroll: true })
  }, [page])

  return (
    <>
      <header className={styles.head}>
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

/** Where a page begins for the keyboard: its chosen answer or its first, its field, or else its heading. */
function firstFocusTarget(main: HTMLElement | null): HTMLElement | null {
  const find = (selector: string) => main?.querySelector<HTMLElement>(selector)
  return find('[role="radio"][aria-checked="true"]') ?? find('[role="radio"], input') ?? find('h1') ?? null
}
