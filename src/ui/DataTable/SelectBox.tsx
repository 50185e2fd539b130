import type { ChangeEvent } from 'react'
import { box } from './SelectBox.css.ts'

export interface SelectBoxProps {
  /** What a tick chooses. */
  label: string
  /** It is chosen. */
  checked: boolean
  /** Some of what it stands for is chosen. */
  indeterminate?: boolean
  /** It cannot be chosen. */
  disabled?: boolean
  /** `isRange`: Shift was held, everything from the last tick to here is meant. */
  onChange: (checked: boolean, isRange: boolean) => void
}

/** The tick of a row or of all rows. One element, not the Checkbox's seven: a long table has one in every row. */
export function SelectBox({
  label,
  checked,
  indeterminate = false,
  disabled = false,
  onChange,
}: SelectBoxProps) {
  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    // A tick is a click, also by the keyboard.
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
