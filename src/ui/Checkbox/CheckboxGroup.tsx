import { CheckboxGroup as BaseCheckboxGroup } from '@base-ui/react/checkbox-group'
import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldFrame } from '../Field/Field.tsx'
import { stack } from './Checkbox.css.ts'

export interface CheckboxGroupProps
  extends Omit<FieldFrame, 'end' | 'name'>,
    Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** The `value` of every ticked box. */
  value: readonly string[]
  onValueChange: (value: string[]) => void
  /** Checkboxes, each with a `value`. */
  children: ReactNode
}

/** Several of a few. `ref` and attributes go to the group, `className` to the whole field. */
export function CheckboxGroup({
  label,
  hideLabel,
  labelEnd,
  hint,
  error,
  required,
  disabled,
  className,
  value,
  onValueChange,
  ...props
}: CheckboxGroupProps) {
  return (
    <Field
      bare
      nativeLabel={false}
      {...{ label, hideLabel, labelEnd, hint, error, required, disabled, className }}
    >
      <BaseCheckboxGroup
        {...props}
        className={stack}
        value={[...value]}
        onValueChange={(next) => onValueChange(next)}
      />
    </Field>
  )
}
