import type { Source } from '../../../api/types.ts'
import { stepOf } from '../../../domain/confidence.ts'
import { cx } from '../../../theme/cx.ts'
import { ramp } from '../../../theme/ramp.css.ts'
import * as styles from './Passage.css.ts'
import { ScoreList } from './ScoreList.tsx'
import { headingAbove, splitPassage } from './splitPassage.ts'

/** A cited excerpt, marked within its context. */
export function Passage({ source }: { source: Source }) {
  const { before, excerpt, after } = splitPassage(source)
  const heading = headingAbove(source)
  return (
    <div className={cx(styles.body, ramp[stepOf(source.confidence)])}>
      {heading && <p className={styles.heading}>{heading}</p>}
      <blockquote className={styles.text} dir="auto">
        {before}
        <mark className={styles.excerpt}>{excerpt}</mark>
        {after}
      </blockquote>
      <ScoreList confidence={source.confidence} salience={source.salience} />
    </div>
  )
}
