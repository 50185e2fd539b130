import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import { root, segment } from './SegmentedControl.css.ts'

export interface SegmentedOption<Value extends string> {
  /** The value. */
  value: Value
  /** One or two words, optionally after an icon. */
  label: ReactNode
  /** Disables the option. */
  disabled?: boolean | undefined
}

export interface SegmentedControlProps<Value extends string>
  extends Omit<ComponentProps<'div'>, 'defaultValue' | 'children'> {
  /** Accessible name of the group. */
  label: string
  /** Two to six options. */
  options: readonly SegmentedOption<Value>[]
  /** The selected value. */
  value: Value
  /** Called with the new value. */
  onValueChange: (value: Value) => void
  /** Disables all options. */
  disabled?: boolean | undefined
}

/** A radio group of two to six visible options. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  disabled = false,
  className,
  ...props
}: SegmentedControlProps<Value>) {
  return (
    <RadioGroup
      aria-label={label}
      {...props}
      className={cx(root, className)}
      value={value}
      onValueChange={(next) => onValueChange(next)}
      disabled={disabled}
    >
      {options.map((option) => (
        <Radio.Root
          key={option.value}
          value={option.value}
          disabled={option.disabled ?? false}
          className={segment}
        >
          {option.label}
        </Radio.Root>
      ))}
    </RadioGroup>
  )
}
