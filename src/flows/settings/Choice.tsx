import { useId } from 'react'
import { SegmentedControl } from '../../ui/SegmentedControl/SegmentedControl.tsx'
import * as styles from './Section.css.ts'

export interface ChoiceProps<Value extends string> {
  label: string
  /** What it is about, and what the chosen answer does. */
  hint: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onValueChange: (value: Value) => void
}

/** A question with a few answers, all in sight, and a sentence about it. */
export function Choice<Value extends string>({
  label,
  hint,
  options,
  value,
  onValueChange,
}: ChoiceProps<Value>) {
  const hintId = useId()
  return (
    <div className={styles.choice}>
      <div className={styles.words}>
        <div className={styles.label}>{label}</div>
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      </div>
      <SegmentedControl label={label} aria-describedby={hintId} {...{ options, value, onValueChange }} />
    </div>
  )
}
