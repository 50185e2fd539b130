import { ArrowDown } from 'lucide-react'
import { lazy, type Ref, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../../domain/paths.ts'
import { PRODUCT_NAME } from '../../../domain/product.ts'
import { cx } from '../../../theme/cx.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink/ButtonLink.tsx'
import type { RequestButtonProps } from '../requestButtonProps.ts'
import { SectionLink } from '../SectionLink.tsx'
import type { ReadyAccount } from './AccountReadyNotice.tsx'
import * as styles from './Hero.css.ts'

export interface HeroProps {
  ref: Ref<HTMLElement>
  /** The account that was set up on this device and has not been used; null if there is none. */
  readyAccount: ReadyAccount | null
  buttonRef?: Ref<HTMLButtonElement> | undefined
  requestButtonProps: RequestButtonProps
  /** The pointer or the focus reaches the link to the example answer. */
  onExampleHint: () => void
}

const AccountReadyNotice = lazy(() => import('./AccountReadyNotice.tsx'))

/** The headline, a one-sentence description and the main button: to request access, or to sign in to a new account. */
export function Hero({ ref, readyAccount, buttonRef, requestButtonProps, onExampleHint }: HeroProps) {
  return (
    <section ref={ref} className={styles.hero}>
      <div className={styles.textBlock}>
        <h1 className={styles.title}>Know what it believes, and{'\u00a0'}why.</h1>
        <p className={styles.lead}>
          Your protocol says 38 decibels and last week's log says 46: {PRODUCT_NAME} shows both, cites each
          and says how confident it is. It reads your documents into a graph of claims and answers with ranked
          hypotheses, page citations and its reasoning.
        </p>
        {readyAccount !== null && (
          <Suspense fallback={<div className={styles.readyPlaceholder} />}>
            <AccountReadyNotice {...readyAccount} />
          </Suspense>
        )}
        <div className={cx(styles.actions, readyAccount !== null && styles.readyActions)}>
          {readyAccount !== null && (
            <ButtonLink
              variant="primary"
              size="large"
              render={<Link to={PATHS.demoLogin} state={{ email: readyAccount.email }} />}
            >
              Sign In
            </ButtonLink>
          )}
          <Button
            ref={buttonRef}
            variant={readyAccount === null ? 'primary' : 'secondary'}
            size="large"
            {...requestButtonProps}
          >
            Request Demo Access
            <ArrowDown aria-hidden="true" />
          </Button>
          {readyAccount === null && (
            <SectionLink to="example" size="large" onPointerEnter={onExampleHint} onFocus={onExampleHint}>
              See an answer
            </SectionLink>
          )}
        </div>
      </div>
    </section>
  )
}
