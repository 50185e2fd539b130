import type { ChangeEvent } from 'react'
import { box } from './SelectBox.css.ts'

export interface SelectBoxProps {
  /** Accessible name: what is selected. */
  label: string
  /** Whether it is selected. */
  checked: boolean
  /** Whether some of its rows are selected. */
  indeterminate?: boolean
  /** Whether it cannot be changed. */
  disabled?: boolean
  /** `isRange`: Shift was held, so the change applies to all rows since the last changed one. */
  onChange: (checked: boolean, isRange: boolean) => void
}

/** The checkbox of one or all rows: a single element, because a long table has one per row. */
export function SelectBox({
  label,
  checked,
  indeterminate = false,
  disabled = false,
  onChange,
}: SelectBoxProps) {
  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    // Keyboard changes also arrive as click events.
    onChange(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
  }
  return (
    <input
      ref={(input) => {
        if (input) input.indeterminate = indeterminate && !checked
      }}
      type="checkbox"
      className={box}
      aria-label={label}
      checked={checked}
      disabled={disabled}
      onChange={change}
    />
  )
}
