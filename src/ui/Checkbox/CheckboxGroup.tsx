import { CheckboxGroup as BaseCheckboxGroup } from '@base-ui/react/checkbox-group'
import type { ComponentProps, ReactNode } from 'react'
import { Field, type LabeledFieldProps } from '../Field/Field.tsx'
import { stack } from './Checkbox.css.ts'

export interface CheckboxGroupProps extends LabeledFieldProps, Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** The `value` of every checked checkbox. */
  value: readonly string[]
  /** Called with the values of all checked checkboxes. */
  onValueChange: (value: string[]) => void
  /** Checkboxes, each with a `value`. */
  children: ReactNode
}

/** A group of checkboxes. `ref` and attributes apply to the group, `className` to the whole field. */
export function CheckboxGroup({
  label,
  hideLabel,
  labelEnd,
  hint,
  error,
  required,
  disabled,
  name,
  className,
  value,
  onValueChange,
  ...props
}: CheckboxGroupProps) {
  return (
    <Field
      bare
      nativeLabel={false}
      {...{ label, hideLabel, labelEnd, hint, error, required, disabled, name, className }}
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
