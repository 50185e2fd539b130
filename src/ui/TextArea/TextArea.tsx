import { Field as BaseField } from '@base-ui/react/field'
import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import { tokens } from '../../theme/tokens.ts'
import { countCharacters } from '../Field/countCharacters.ts'
import { input } from '../Field/Field.css.ts'
import { Field, type FramedFieldProps } from '../Field/Field.tsx'
import { splitFieldProps } from '../Field/splitFieldProps.ts'
import { sizer, textarea } from './TextArea.css.ts'

/** The height of this number of lines with padding. */
const heightOf = (rows: number) => `calc(${rows}lh + 2 * ${tokens.space[8]})`

export interface TextAreaProps
  extends FramedFieldProps,
    Omit<
      ComponentProps<'textarea'>,
      'value' | 'defaultValue' | 'children' | 'rows' | keyof FramedFieldProps
    > {
  /** The text. */
  value: string
  /** Called with the new text. */
  onValueChange: (value: string) => void
  /** Minimum number of lines. Defaults to 1. */
  minRows?: number | undefined
  /** Maximum number of lines; longer text scrolls. Defaults to 8. */
  maxRows?: number | undefined
  /** Shows a counter with this limit (`countCharacters`). Text is not truncated. */
  maxCharacters?: number | undefined
}

/**
 * A textarea that grows with its text. The caller handles Enter in `onKeyDown`. `ref` and textarea attributes
 * apply to the textarea, `className` to the whole field.
 */
export function TextArea(props: TextAreaProps) {
  const [
    field,
    {
      id,
      'aria-describedby': describedBy,
      value,
      onValueChange,
      minRows = 1,
      maxRows = 8,
      maxCharacters,
      ...control
    },
  ] = splitFieldProps(props)
  const counter = maxCharacters ? { used: countCharacters(value), limit: maxCharacters } : undefined
  return (
    <Field {...field} counter={counter}>
      <div
        className={sizer}
        data-text={value}
        style={{ minHeight: heightOf(minRows), maxHeight: heightOf(maxRows) }}
      >
        <BaseField.Control
          render={<textarea rows={1} {...control} />}
          id={id}
          className={cx(input, textarea)}
          aria-describedby={describedBy}
          aria-required={field.required}
          value={value}
          onValueChange={(next) => onValueChange(next)}
        />
      </div>
    </Field>
  )
}
