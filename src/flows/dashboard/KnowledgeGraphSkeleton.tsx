import { Card } from '../../ui/Card/Card.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import * as styles from './KnowledgeGraphView.css.ts'
import { Section } from './Section.tsx'

export function KnowledgeGraphSkeleton() {
  return (
    <Section title="Your graph">
      <Card render={<div />}>
        <div className={styles.skeleton}>
          {[0, 1, 2, 3, 4].map((row) => (
            <div key={row} className={styles.skeletonRow}>
              <Skeleton {...(row === 0 && { label: 'Loading' })} />
              <Skeleton shape="round" width="1.25rem" />
              <Skeleton shape="round" width="1.25rem" className={styles.skeletonGap} />
              <Skeleton />
            </div>
          ))}
        </div>
      </Card>
    </Section>
  )
}
