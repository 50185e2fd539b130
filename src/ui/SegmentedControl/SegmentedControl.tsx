import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import { root, segment } from './SegmentedControl.css.ts'

export interface SegmentedOption<Value extends string> {
  /** Its value among the options. */
  value: Value
  /** A word or two; an icon may stand before them. */
  label: ReactNode
  /** Can be read, not chosen. */
  disabled?: boolean | undefined
}

export interface SegmentedControlProps<Value extends string>
  extends Omit<ComponentProps<'div'>, 'defaultValue' | 'children'> {
  /** Names the group for assistive technology. */
  label: string
  /** Two to six. */
  options: readonly SegmentedOption<Value>[]
  /** The chosen option. */
  value: Value
  /** Another one has been chosen. */
  onValueChange: (value: Value) => void
  /** None can be chosen. */
  disabled?: boolean | undefined
}

/** One of a few, all in sight. A radio group: arrows move the choice, Tab leaves it. */
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
