import { ArrowDown } from 'lucide-react'
import type { Ref } from 'react'
import { PRODUCT_NAME } from '../../../domain/product.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import type { RequestButtonProps } from '../requestButtonProps.ts'
import { SectionLink } from '../SectionLink.tsx'
import * as styles from './Hero.css.ts'

export interface HeroProps {
  buttonRef?: Ref<HTMLButtonElement> | undefined
  requestButtonProps: RequestButtonProps
}

/** The headline, a one-sentence description and the main button. */
export function Hero({ buttonRef, requestButtonProps }: HeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.textBlock}>
        <h1 className={styles.title}>Know what it believes, and{'\u00a0'}why.</h1>
        <p className={styles.lead}>
          {PRODUCT_NAME} reads your documents into a graph of claims, then answers with ranked hypotheses, the
          pages they rest on and the steps in between.
        </p>
        <div className={styles.actions}>
          <Button ref={buttonRef} variant="primary" size="large" {...requestButtonProps}>
            Request Demo Access
            <ArrowDown aria-hidden="true" />
          </Button>
          <SectionLink to="philosophy" size="large">
            Read the philosophy
          </SectionLink>
        </div>
      </div>
    </section>
  )
}
