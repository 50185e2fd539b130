import type { Chart } from './chart/model.ts'
import { grid } from './PreviewCard.css.ts'
import { PreviewCard } from './PreviewCard.tsx'
import * as styles from './StateGrid.css.ts'
import { StoryLink } from './StoryLink.tsx'
import { type StateStories, stateKey } from './stateStories.ts'

/** All states of a machine without states inside, each as it looks. */
export function StateGrid({ chart, stories }: { chart: Chart; stories: StateStories }) {
  const leaves = chart.states.filter(({ kind }) => kind === 'atomic' || kind === 'final')
  return (
    <ul className={grid} aria-label={`States of ${chart.id}`}>
      {leaves.map(({ id, name }) => {
        const [story, ...others] = stories.get(stateKey(chart.id, id)) ?? []
        return (
          <PreviewCard key={id} story={story} name={name}>
            <span className={styles.path}>
              {chart.id}.{id}
            </span>
            {others.length > 0 && (
              <details className={styles.others}>
                <summary>
                  {others.length} more {others.length === 1 ? 'story' : 'stories'} of {name}
                </summary>
                <ul>
                  {others.map(({ storyId, name: storyName }) => (
                    <li key={storyId}>
                      <StoryLink storyId={storyId}>{storyName}</StoryLink>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </PreviewCard>
        )
      })}
    </ul>
  )
}
