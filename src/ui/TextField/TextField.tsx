import { Field as BaseField } from '@base-ui/react/field'
import type { ComponentProps } from 'react'
import { input } from '../Field/Field.css.ts'
import { Field, type FieldFrame } from '../Field/Field.tsx'

export interface TextFieldProps
  extends FieldFrame,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'children' | 'size'> {
  value: string
  onValueChange: (value: string) => void
}

/** One line of text. `ref` and input attributes go to the input, `className` to the whole field. */
export function TextField({
  label,
  hideLabel,
  labelEnd,
  hint,
  error,
  end,
  disabled,
  name,
  className,
  onValueChange,
  ...props
}: TextFieldProps) {
  return (
    <Field {...{ label, hideLabel, labelEnd, hint, error, end, disabled, name, className }}>
      <BaseField.Control
        {...props}
        className={input}
        aria-required={props.required}
        onValueChange={(value) => onValueChange(value)}
      />
    </Field>
  )
}
