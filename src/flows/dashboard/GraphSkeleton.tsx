import { Card } from '../../ui/Card/Card.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import * as styles from './GraphView.css.ts'
import { Section } from './Section.tsx'

/** The graph's place while it loads. */
export function GraphSkeleton() {
  return (
    <Section title="Your graph">
      <Card>
        <div className={styles.room}>
          <Skeleton shape="round" width="7rem" label="Loading" />
        </div>
      </Card>
    </Section>
  )
}
