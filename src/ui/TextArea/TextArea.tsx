import { Field as BaseField } from '@base-ui/react/field'
import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import { tokens } from '../../theme/tokens.ts'
import { countCharacters } from '../Field/countCharacters.ts'
import { input } from '../Field/Field.css.ts'
import { Field, type FramedFieldProps } from '../Field/Field.tsx'
import { sizer, textarea } from './TextArea.css.ts'

/** So many lines, and the insets above and below. */
const heightOf = (rows: number) => `calc(${rows}lh + 2 * ${tokens.space[8]})`

export interface TextAreaProps
  extends FramedFieldProps,
    Omit<
      ComponentProps<'textarea'>,
      'value' | 'defaultValue' | 'children' | 'rows' | keyof FramedFieldProps
    > {
  /** The text. */
  value: string
  /** The text was edited to this. */
  onValueChange: (value: string) => void
  /** Lines shown while there is less text; 1 unless given. */
  minRows?: number | undefined
  /** Lines from which on it scrolls; 8 unless given. */
  maxRows?: number | undefined
  /** Shows a counter up to so many characters (`countCharacters`). Nothing is cut. */
  maxCharacters?: number | undefined
}

/**
 * Lines of text in a box that grows with them. What Enter does is the caller's, by `onKeyDown`. `ref` and textarea
 * attributes go to the textarea, `className` to the whole field.
 */
export function TextArea({
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
  id,
  'aria-describedby': describedBy,
  value,
  onValueChange,
  minRows = 1,
  maxRows = 8,
  maxCharacters,
  ...props
}: TextAreaProps) {
  const counter = maxCharacters ? { used: countCharacters(value), limit: maxCharacters } : undefined
  return (
    <Field
      {...{ label, hideLabel, labelEnd, hint, error, end, required, disabled, name, className, counter }}
    >
      <div
        className={sizer}
        data-text={value}
        style={{ minHeight: heightOf(minRows), maxHeight: heightOf(maxRows) }}
      >
        <BaseField.Control
          render={<textarea rows={1} {...props} />}
          id={id}
          className={cx(input, textarea)}
          aria-describedby={describedBy}
          aria-required={required}
          value={value}
          onValueChange={(next) => onValueChange(next)}
        />
      </div>
    </Field>
  )
}
