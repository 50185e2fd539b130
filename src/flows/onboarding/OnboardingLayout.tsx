import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { PRODUCT_NAME } from '../../domain/product.ts'
import { Mark } from '../../ui/Mark/Mark.tsx'
import { Stepper, type StepperStep } from '../../ui/Stepper/Stepper.tsx'
import * as styles from './OnboardingView.css.ts'
import type { OnboardingStep } from './onboarding.context.ts'

const LABELS: Record<OnboardingStep, string> = {
  greeting: 'Greeting',
  naming: 'Name your assistant',
  question1: 'Conflicting evidence',
  question2: 'Outliers',
  question3: 'Old vs. new',
  question4: 'Open questions',
  question5: 'Belief sensitivity',
}

const STEPPER_STEPS: readonly (StepperStep & { id: OnboardingStep })[] = Object.entries(LABELS).map(
  ([id, label]) => ({ id: id as OnboardingStep, label }),
)

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
