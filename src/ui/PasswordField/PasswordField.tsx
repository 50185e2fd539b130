import { Eye, EyeOff } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'maxCharacters'> {
  /** The password type for password managers. */
  autoComplete: 'current-password' | 'new-password'
}

/**
 * A password input with a button that shows and hides the password. `ref` and input attributes apply to the input.
 */
export function PasswordField({ label, id, disabled, ...props }: PasswordFieldProps) {
  const ownId = useId()
  const [isShown, setShown] = useState(false)
  const inputId = id ?? ownId
  const Icon = isShown ? EyeOff : Eye
  const word = isShown ? 'Hide' : 'Show'
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      label={label}
      id={inputId}
      disabled={disabled}
      type={isShown ? 'text' : 'password'}
      end={
        <Button
          variant="quiet"
          size="small"
          icon={<Icon aria-hidden="true" />}
          disabled={disabled}
          aria-label={`${word} ${label.toLowerCase()}`}
          aria-controls={inputId}
          onClick={() => setShown(!isShown)}
        >
          {word}
        </Button>
      }
    />
  )
}
