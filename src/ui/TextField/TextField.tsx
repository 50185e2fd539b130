import { Field as BaseField } from '@base-ui/react/field'
import type { ComponentProps } from 'react'
import { countCharacters } from '../Field/countCharacters.ts'
import { input } from '../Field/Field.css.ts'
import { Field, type FramedFieldProps } from '../Field/Field.tsx'
import { splitFieldProps } from '../Field/splitFieldProps.ts'

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
export function TextField(props: TextFieldProps) {
  const [field, { value, onValueChange, maxCharacters, ...control }] = splitFieldProps(props)
  const counter = maxCharacters ? { used: countCharacters(value), limit: maxCharacters } : undefined
  return (
    <Field {...field} counter={counter}>
      <BaseField.Control
        {...control}
        className={input}
        aria-required={field.required}
        value={value}
        onValueChange={(next) => onValueChange(next)}
      />
    </Field>
  )
}
