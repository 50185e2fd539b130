import { Card } from '../../../ui/Card/Card.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { Section } from '../Section.tsx'
import * as styles from './KnowledgeGraphSkeleton.css.ts'

/** Takes the height of the picture with its legend, or on phones of a part of the table. */
export function KnowledgeGraphSkeleton() {
  return (
    <Section title="Your graph">
      <Card padding="none" render={<div />}>
        <div className={styles.area}>
          <Skeleton label="Loading" shape="block" width="100%" height="100%" />
        </div>
        <div className={styles.legend} />
      </Card>
    </Section>
  )
}
