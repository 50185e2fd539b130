import { cx } from '../../theme/cx.ts'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { field } from './CodeField.css.ts'

export interface CodeFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'maxCharacters' | 'end'> {
  /** How many digits the code has; 6 unless given. */
  length?: number | undefined
  /** The last digit was typed, or a whole code pasted or filled in. Comes after `onValueChange`. */
  onComplete?: ((code: string) => void) | undefined
}

/**
 * A one-time code of digits, in one box: typed, pasted with its spaces and dashes, or filled in from a text message.
 * `ref` and input attributes go to the input.
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
