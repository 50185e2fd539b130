import { Field as BaseField } from '@base-ui/react/field'
import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import { input } from '../Field/Field.css.ts'
import { Field, type FieldFrame } from '../Field/Field.tsx'
import { sizer, textarea } from './TextArea.css.ts'

/** 24 pixels a line, and the insets above and below. */
const heightOf = (rows: number) => `${rows * 24 + 16}px`

export interface TextAreaProps
  extends FieldFrame,
    Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'children' | 'rows'> {
  value: string
  onValueChange: (value: string) => void
  minRows?: number | undefined
  /** From here on it scrolls. */
  maxRows?: number | undefined
}

/** Lines of text in a box that grows with them. What Enter does is the caller's, by `onKeyDown`. */
export function TextArea({
  label,
  hideLabel,
  labelEnd,
  hint,
  error,
  end,
  disabled,
  name,
  className,
  value,
  onValueChange,
  minRows = 1,
  maxRows = 8,
  ...props
}: TextAreaProps) {
  return (
    <Field {...{ label, hideLabel, labelEnd, hint, error, end, disabled, name, className }}>
      <div
        className={sizer}
        data-text={value}
        style={{ minHeight: heightOf(minRows), maxHeight: heightOf(maxRows) }}
      >
        <BaseField.Control
          render={<textarea rows={1} {...props} />}
          className={cx(input, textarea)}
          aria-required={props.required}
          value={value}
          onValueChange={(next) => onValueChange(next)}
        />
      </div>
    </Field>
  )
}
