import { CONFIDENCE_LEVELS } from '../../../domain/confidence.ts'
import { cx } from '../../../theme/cx.ts'
import { ConfidenceMeter } from '../../../ui/ConfidenceMeter/ConfidenceMeter.tsx'
import * as styles from './ScoreList.css.ts'

export interface ScoreListProps {
  /** Labels and values from 0 to 1. Missing values are left out. */
  scores: readonly (readonly [label: string, value: number | null | undefined])[]
  className?: string | undefined
}

/** Confidence and salience values in rows, each with its level and percentage. */
export function ScoreList({ scores, className }: ScoreListProps) {
  return (
    <div className={cx(styles.scores, className)}>
      {scores.map(
        ([label, value]) =>
          value != null && (
            <ConfidenceMeter
              levels={CONFIDENCE_LEVELS}
              key={label}
              form="compact"
              showWord
              label={label}
              value={value}
            />
          ),
      )}
    </div>
  )
}
