import type { ReactNode } from 'react'
import { Preview } from './Preview.tsx'
import * as styles from './PreviewCard.css.ts'
import { StoryLink } from './StoryLink.tsx'
import type { StateStory } from './stateStories.ts'

interface PreviewCardProps {
  /** Undefined: there is no story, only the name. */
  story: StateStory | undefined
  name: string
  /** The entry that the card opens. Default: the story. */
  opens?: string
  children: ReactNode
}

/** A story's preview with a name, as an item of a list with the style `grid`. */
export function PreviewCard({ story, name, opens, children }: PreviewCardProps) {
  return (
    <li className={styles.card}>
      {story === undefined ? (
        <span className={styles.name}>{name}</span>
      ) : (
        <>
          <Preview story={story} />
          <StoryLink storyId={opens ?? story.storyId} className={styles.name}>
            {name}
          </StoryLink>
        </>
      )}
      {children}
    </li>
  )
}
