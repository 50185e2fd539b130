import { type ComponentProps, useId } from 'react'
import { PASSWORD_MUST_CONTAIN, passwordChecklist } from '../../domain/password.ts'
import type { Fields } from '../../lib/forms/fields.ts'
import type { PasswordValues } from '../../lib/forms/passwordFields.ts'
import { layout } from '../../theme/sprinkles.css.ts'
import { Checklist } from '../../ui/Checklist/Checklist.tsx'
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx'

export interface NewPasswordFieldsProps {
  fields: Fields<PasswordValues>
  readOnly: boolean
  /** With the checklist of requirements, instead of the minimum length of 6 characters. */
  hasChecklist?: boolean
  onEdit: (name: keyof PasswordValues, value: string) => void
}

/** A new password and its confirmation. */
export function NewPasswordFields({
  fields,
  readOnly,
  hasChecklist = false,
  onEdit,
}: NewPasswordFieldsProps) {
  const { values, errors } = fields
  const checklistId = useId()
  const bind = (name: keyof PasswordValues) =>
    ({
      required: true,
      autoComplete: 'new-password',
      value: values[name],
      error: errors[name],
      readOnly,
      onValueChange: (value) => onEdit(name, value),
    }) satisfies Partial<ComponentProps<typeof PasswordField>>
  return (
    <>
      {hasChecklist ? (
        <div className={layout({ display: 'grid', gap: 16 })}>
          <PasswordField label="Password" aria-describedby={checklistId} {...bind('password')} />
          <Checklist
            id={checklistId}
            title={PASSWORD_MUST_CONTAIN}
            items={passwordChecklist(values.password).map(({ text, isMet }) => ({ text, met: isMet }))}
            invalid={errors.password !== undefined}
          />
        </div>
      ) : (
        <PasswordField label="Password" hint="At least 6 characters" {...bind('password')} />
      )}
      <PasswordField label="Confirm password" {...bind('confirmPassword')} />
    </>
  )
}
