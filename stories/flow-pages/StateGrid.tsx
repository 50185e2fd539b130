import { type Chart, leavesOf } from './chart/model.ts'
import { grid } from './PreviewCard.css.ts'
import { PreviewCard } from './PreviewCard.tsx'
import * as styles from './StateGrid.css.ts'
import { type StateStories, stateKey } from './stateStories.ts'

export function StateGrid({ chart, stories }: { chart: Chart; stories: StateStories }) {
  return (
    <ul className={grid} aria-label={`States of ${chart.id}`}>
      {leavesOf(chart).map(({ id, name }) => (
        <PreviewCard key={id} story={stories.get(stateKey(chart.id, id))?.[0]} name={name}>
          <span className={styles.path}>
            {chart.id}.{id}
          </span>
        </PreviewCard>
      ))}
    </ul>
  )
}
