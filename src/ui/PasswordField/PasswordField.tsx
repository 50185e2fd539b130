import { Eye, EyeOff } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  /** Tells the password manager which password this is. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password with a button that shows and hides it. */
export function PasswordField({ label, id, disabled, ...props }: PasswordFieldProps) {
  const ownId = useId()
  const [shown, setShown] = useState(false)
  const inputId = id ?? ownId
  const Icon = shown ? EyeOff : Eye
  const word = shown ? 'Hide' : 'Show'
  return (
    <TextField
      {...props}
      label={label}
      id={inputId}
      disabled={disabled}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <Button
          variant="quiet"
          size="small"
          icon={<Icon aria-hidden="true" />}
          disabled={disabled}
          aria-label={`${word} ${label.toLowerCase()}`}
          aria-controls={inputId}
          onClick={() => setShown(!shown)}
        >
          {word}
        </Button>
      }
    />
  )
}
