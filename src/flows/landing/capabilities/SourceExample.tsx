import { stepOf } from '../../../domain/confidence.ts'
import { percentOf } from '../../../lib/scale.ts'
import { cx } from '../../../theme/cx.ts'
import { ramp } from '../../../theme/ramp.css.ts'
import { FileTypeTag } from '../../../ui/FileTypeTag/FileTypeTag.tsx'
import * as styles from './examples.css.ts'

const FILE = 'Halden_consolidation-review.pdf'
const CONFIDENCE = 0.934

export function SourceExample() {
  return (
    <figure className={cx(styles.source, ramp[stepOf(CONFIDENCE)])}>
      <div className={styles.file}>
        <FileTypeTag type={FILE} />
        <span className={styles.filename}>{FILE}</span>
      </div>
      <blockquote className={styles.excerpt}>
        “During slow-wave sleep the hippocampus replays the activity of the day.”
      </blockquote>
      <figcaption className={styles.location}>
        Page 2 · confidence <bdi>{percentOf(CONFIDENCE)}</bdi>
      </figcaption>
    </figure>
  )
}
