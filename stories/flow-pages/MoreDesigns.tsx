import { Section } from '../catalogue/CataloguePage.tsx'
import type { Chart } from './chart/model.ts'
import * as styles from './FlowPage.css.ts'
import type { StoryEntry } from './flowStories.ts'
import { StoryLink } from './StoryLink.tsx'
import { firstStories, type StateStories } from './stateStories.ts'

interface MoreDesignsProps {
  charts: readonly Chart[]
  stories: StateStories
  designs: readonly StoryEntry[]
}

/** The designs of a flow that are not among the previews of its states. */
export function MoreDesigns({ charts, stories, designs }: MoreDesignsProps) {
  const shown = firstStories(charts, stories)
  const groups = Map.groupBy(
    designs.filter(({ id }) => !shown.has(id)),
    ({ title }) => title,
  )
  if (groups.size === 0) return null
  return (
    <Section title="More designs" note="Other contents of the same states, and parts of the screen.">
      {[...groups].map(([title, entries]) => (
        <div key={title}>
          {groups.size > 1 && <h3 className={styles.listTitle}>{title.split('/').slice(1).join(' / ')}</h3>}
          <ul className={styles.linkColumns}>
            {entries.map(({ id, name }) => (
              <li key={id}>
                <StoryLink storyId={id} className={styles.link}>
                  {name}
                </StoryLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  )
}
