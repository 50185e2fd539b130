import { ArrowDown } from 'lucide-react'
import type { Ref } from 'react'
import { PRODUCT_NAME } from '../../../domain/product.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import type { RequestButtonProps } from '../requestButtonProps.ts'
import { SectionLink } from '../SectionLink.tsx'
import * as styles from './Hero.css.ts'

export interface HeroProps {
  button?: Ref<HTMLButtonElement> | undefined
  asking: RequestButtonProps
}

/** What the product is, in a sentence, and the way to it. */
export function Hero({ button, asking }: HeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>Know what it believes, and{'\u00a0'}why.</h1>
        <p className={styles.lead}>
          {PRODUCT_NAME} reads your documents into a graph of claims, then answers with ranked hypotheses, the
          pages they rest on and the steps in between.
        </p>
        <div className={styles.actions}>
          <Button ref={button} variant="primary" size="large" {...asking}>
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
