import { Card } from '../../ui/Card/Card.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import * as styles from './GraphView.css.ts'
import { Section } from './Section.tsx'

/** The graph's place while it loads. */
export function GraphSkeleton() {
  return (
    <Section title="Your graph">
      <Card render={<div />}>
        <div className={styles.room}>
          {[0, 1, 2, 3, 4].map((row) => (
            <div key={row} className={styles.roomRow}>
              <Skeleton {...(row === 0 && { label: 'Loading' })} />
              <Skeleton shape="round" width="1.25rem" />
              <Skeleton shape="round" width="1.25rem" className={styles.roomMiddle} />
              <Skeleton />
            </div>
          ))}
        </div>
      </Card>
    </Section>
  )
}
