import { Field as BaseField } from '@base-ui/react/field'
import type { ComponentProps } from 'react'
import { countCharacters } from '../Field/countCharacters.ts'
import { input } from '../Field/Field.css.ts'
import { Field, type FramedFieldProps } from '../Field/Field.tsx'

export interface TextFieldProps
  extends FramedFieldProps,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'children' | 'size' | keyof FramedFieldProps> {
  /** The text. */
  value: string
  /** Called with the new text. */
  onValueChange: (value: string) => void
  /** Shows a counter with this limit (`countCharacters`). Text is not truncated. */
  maxCharacters?: number | undefined
}

/** A text input. `ref` and input attributes apply to the input, `className` to the whole field. */
export function TextField({
  label,
  hideLabel,
  labelEnd,
  hint,
  error,
  end,
  required,
  disabled,
  name,
  className,
  value,
  onValueChange,
  maxCharacters,
  ...props
}: TextFieldProps) {
  const counter = maxCharacters ? { used: countCharacters(value), limit: maxCharacters } : undefined
  return (
    <Field
      {...{ label, hideLabel, labelEnd, hint, error, end, required, disabled, name, className, counter }}
    >
      <BaseField.Control
        {...props}
        className={input}
        aria-required={required}
        value={value}
        onValueChange={(next) => onValueChange(next)}
      />
    </Field>
  )
}
