import { CONFIDENCE_LEVELS } from '../../../domain/confidence.ts'
import { SALIENCE_LEVELS } from '../../../domain/salience.ts'
import { cx } from '../../../theme/cx.ts'
import { ConfidenceMeter } from '../../../ui/ConfidenceMeter/ConfidenceMeter.tsx'
import * as styles from './ScoreList.css.ts'

export interface ScoreListProps {
  /** From 0 to 1. A missing value is left out. */
  confidence: number | null | undefined
  /** From 0 to 1. A missing value is left out. */
  salience: number | null | undefined
  /** The values are averages of an answer. */
  average?: boolean | undefined
  className?: string | undefined
}

export function ScoreList({ confidence, salience, average = false, className }: ScoreListProps) {
  return (
    <div className={cx(styles.scores, className)}>
      {confidence != null && (
        <ConfidenceMeter
          levels={CONFIDENCE_LEVELS}
          form="compact"
          showWord
          label={average ? 'Avg. confidence' : 'Confidence'}
          value={confidence}
        />
      )}
      {salience != null && (
        <ConfidenceMeter
          levels={SALIENCE_LEVELS}
          form="compact"
          showWord
          label={average ? 'Avg. salience' : 'Salience'}
          value={salience}
        />
      )}
    </div>
  )
}
