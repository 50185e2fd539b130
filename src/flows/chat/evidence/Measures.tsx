import { CONFIDENCE_LEVELS } from '../../../domain/confidence.ts'
import { cx } from '../../../theme/cx.ts'
import { ConfidenceMeter } from '../../../ui/ConfidenceMeter/ConfidenceMeter.tsx'
import * as styles from './Measures.css.ts'

export interface MeasuresProps {
  /** What is measured, and how much of it there is. What was not measured is left out. */
  of: readonly (readonly [label: string, share: number | null | undefined])[]
  className?: string | undefined
}

/** Shares below each other, each by its word first, then by its percent. */
export function Measures({ of: shares, className }: MeasuresProps) {
  return (
    <div className={cx(styles.measures, className)}>
      {shares.map(
        ([label, share]) =>
          share != null && (
            <ConfidenceMeter
              levels={CONFIDENCE_LEVELS}
              key={label}
              form="compact"
              showWord
              label={label}
              value={share}
            />
          ),
      )}
    </div>
  )
}
