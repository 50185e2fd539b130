import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import type { ReactNode, Ref } from 'react'
import { cx } from '../../theme/cx.ts'
import { root, segment } from './SegmentedControl.css.ts'

export interface SegmentedOption<Value extends string> {
  value: Value
  label: ReactNode
  disabled?: boolean | undefined
}

export interface SegmentedControlProps<Value extends string> {
  /** Names the group for assistive technology. */
  label: string
  options: readonly SegmentedOption<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  disabled?: boolean | undefined
  className?: string | undefined
  ref?: Ref<HTMLDivElement> | undefined
}

/** One of a few, all in sight. A radio group: arrows move the choice, Tab leaves it. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  disabled,
  className,
  ref,
}: SegmentedControlProps<Value>) {
  return (
    <RadioGroup
      ref={ref}
      aria-label={label}
      className={cx(root, className)}
      value={value}
      onValueChange={(next) => onValueChange(next)}
      disabled={disabled}
    >
      {options.map((option) => (
        <Radio.Root key={option.value} value={option.value} disabled={option.disabled} className={segment}>
          {option.label}
        </Radio.Root>
      ))}
    </RadioGroup>
  )
}
