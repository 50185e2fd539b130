import { type ReactNode, useId } from 'react'
import { SegmentedControl } from '../../ui/SegmentedControl/SegmentedControl.tsx'
import * as styles from './Section.css.ts'

export interface ChoiceFieldProps<Value extends string> {
  label: string
  /** Content after the label, such as 'Saved'. */
  labelEnd: ReactNode
  /** Describes the field and the effect of the selected option. */
  hint: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onValueChange: (value: Value) => void
}

export function ChoiceField<Value extends string>({
  label,
  labelEnd,
  hint,
  options,
  value,
  onValueChange,
}: ChoiceFieldProps<Value>) {
  const hintId = useId()
  return (
    <div className={styles.choice}>
      <div className={styles.choiceText}>
        <div className={styles.labelRow}>
          <span className={styles.label}>{label}</span>
          {labelEnd}
        </div>
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      </div>
      <SegmentedControl label={label} aria-describedby={hintId} {...{ options, value, onValueChange }} />
    </div>
  )
}
