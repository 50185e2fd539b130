import { Card } from '../../../ui/Card/Card.tsx'
import { GraphSkeleton } from '../../../ui/ConceptGraph/GraphSkeleton.tsx'
import { Section } from '../Section.tsx'
import * as styles from './KnowledgeGraphSkeleton.css.ts'

/** Takes the height of the picture with its legend, or on phones of a part of the table. */
export function KnowledgeGraphSkeleton() {
  return (
    <Section title="Your graph">
      <Card padding="none" render={<div />}>
        <div className={styles.area}>
          <GraphSkeleton label="Loading" />
        </div>
        <div className={styles.legend} />
      </Card>
    </Section>
  )
}
