import type { ReactNode } from 'react'
import { Card } from '../../../ui/Card/Card.tsx'
import { heading, section } from '../section.css.ts'
import * as styles from './Capabilities.css.ts'
import { GraphExample } from './GraphExample.tsx'
import { HypothesesExample } from './HypothesesExample.tsx'
import { SourceExample } from './SourceExample.tsx'

/** The three main features, each with an example of the interface. */
export function Capabilities() {
  return (
    <section id="capabilities" aria-labelledby="capabilities-heading">
      <div className={section}>
        <h2 id="capabilities-heading" tabIndex={-1} className={heading}>
          Capabilities
        </h2>
        <p className={styles.lead}>Every document goes through three steps, and you can inspect each one.</p>
      </div>
      <ul className={styles.cards}>
        <Capability title="Graph memory" example={<GraphExample />}>
          Claims, people, methods and findings become nodes. Relations say how each one supports or
          contradicts the next.
        </Capability>
        <Capability title="Ranked hypotheses" example={<HypothesesExample />}>
          Answers arrive as competing explanations, each with a confidence figure and a count of evidence for
          and against.
        </Capability>
        <Capability title="Traceable sources" example={<SourceExample />}>
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
