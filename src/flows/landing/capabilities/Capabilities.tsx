import type { ReactNode, Ref } from 'react'
import { Card } from '../../../ui/Card/Card.tsx'
import { heading, section } from '../section.css.ts'
import * as styles from './Capabilities.css.ts'

export type CapabilityName = 'graph' | 'hypotheses' | 'source'

export interface CapabilitiesProps {
  ref?: Ref<HTMLElement>
  /** The examples of the interface; their height is reserved while there are none. */
  example: (of: CapabilityName) => ReactNode
}

export function Capabilities({ ref, example }: CapabilitiesProps) {
  return (
    <section ref={ref} id="capabilities" aria-labelledby="capabilities-heading">
      <div className={section}>
        <h2 id="capabilities-heading" tabIndex={-1} className={heading}>
          Capabilities
        </h2>
        <p className={styles.lead}>
          Every document goes through three steps, and you can inspect each one. Your documents stay in your
          account and never answer anyone else's questions.
        </p>
      </div>
      <ul className={styles.cards}>
        <Capability title="Graph memory" example={example('graph')}>
          Claims, people, methods and findings become nodes. Relations say how each one supports or
          contradicts the next.
        </Capability>
        <Capability title="Ranked hypotheses" example={example('hypotheses')}>
          Answers arrive as competing explanations, each with a confidence figure and a count of evidence for
          and against.
        </Capability>
        <Capability title="Traceable sources" example={example('source')}>
          Every sentence cites file, page and excerpt. Open the citation and you are reading the original
          words.
        </Capability>
      </ul>
    </section>
  )
}

interface CapabilityProps {
  title: string
  example: ReactNode
  children: ReactNode
}

function Capability({ title, example, children }: CapabilityProps) {
  return (
    <li>
      <Card render={<article />} padding="none" className={styles.card}>
        <div className={styles.example}>{example}</div>
        <div className={styles.description}>
          <h3 className={styles.title}>{title}</h3>
          <p>{children}</p>
        </div>
      </Card>
    </li>
  )
}
