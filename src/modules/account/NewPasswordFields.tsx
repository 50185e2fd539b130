import type { Fields } from '../../lib/forms/fields.ts'
import type { PasswordValues } from '../../lib/forms/passwordFields.ts'
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx'

export interface NewPasswordFieldsProps {
  fields: Fields<PasswordValues>
  readOnly: boolean
  onEdit: (name: keyof PasswordValues, value: string) => void
}

/** A new password of at least 6 characters, and its confirmation. */
export function NewPasswordFields({ fields: { values, errors }, readOnly, onEdit }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label="Password"
        required
        autoComplete="new-password"
        hint="At least 6 characters"
        value={values.password}
        error={errors.password}
        readOnly={readOnly}
        onValueChange={(value) => onEdit('password', value)}
      />
      <PasswordField
        label="Confirm password"
        required
        autoComplete="new-password"
        value={values.confirmPassword}
        error={errors.confirmPassword}
        readOnly={readOnly}
        onValueChange={(value) => onEdit('confirmPassword', value)}
      />
    </>
  )
}
