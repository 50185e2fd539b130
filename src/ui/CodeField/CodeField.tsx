import { cx } from '../../theme/cx.ts'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { field } from './CodeField.css.ts'

export interface CodeFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'maxCharacters' | 'end'> {
  /** Number of digits. Defaults to 6. */
  length?: number | undefined
  /** Called after `onValueChange` when the code is complete, by typing, pasting or autofill. */
  onComplete?: ((code: string) => void) | undefined
}

/**
 * A one-time code in one input: typed, pasted with spaces and dashes, or autofilled from a text message.
 * `ref` and input attributes apply to the input.
 */
export function CodeField({
  length = 6,
  value,
  onValueChange,
  onComplete,
  className,
  ...props
}: CodeFieldProps) {
  return (
    <TextField
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      className={cx(field, className)}
      inputMode="numeric"
      value={value}
      onValueChange={(text) => {
        const code = text.replace(/\D/g, '').slice(0, length)
        if (code === value) return
        onValueChange(code)
        if (code.length === length) onComplete?.(code)
      }}
    />
  )
}
