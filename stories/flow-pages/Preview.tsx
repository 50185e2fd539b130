import { useState } from 'react'
import * as styles from './Preview.css.ts'
import type { StateStory } from './stateStories.ts'

/** The picture with which tests compare a story. A story that looks like another one has none. */
export function Preview({ story: { storyId, name } }: { story: StateStory }) {
  const [isMissing, setMissing] = useState(false)
  return (
    <div className={styles.container}>
      {isMissing ? (
        <span className={styles.missing}>Not pictured: looks like another state.</span>
      ) : (
        <img
          className={styles.picture}
          src={`pictures/${storyId}.png`}
          alt={`Preview: ${name}`}
          loading="lazy"
          onError={() => setMissing(true)}
        />
      )}
    </div>
  )
}
