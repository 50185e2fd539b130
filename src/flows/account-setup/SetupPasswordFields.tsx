import { useId } from 'react'
import { PASSWORD_MUST_CONTAIN, passwordChecklist } from '../../domain/password.ts'
import type { NewPasswordFieldsProps } from '../../modules/account/NewPasswordFields.tsx'
import { Checklist } from '../../ui/Checklist/Checklist.tsx'
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx'
import * as styles from './AccountSetup.css.ts'

export function SetupPasswordFields({
  fields: { values, errors },
  readOnly,
  onEdit,
}: NewPasswordFieldsProps) {
  const checklistId = useId()
  return (
    <>
      <div className={styles.passwordWithChecklist}>
        <PasswordField
          label="Password"
          required
          autoComplete="new-password"
          aria-describedby={checklistId}
          value={values.password}
          error={errors.password}
          readOnly={readOnly}
          onValueChange={(value) => onEdit('password', value)}
        />
        <Checklist
          id={checklistId}
          title={PASSWORD_MUST_CONTAIN}
          items={passwordChecklist(values.password).map(({ text, isMet }) => ({ text, met: isMet }))}
          invalid={errors.password !== undefined}
        />
      </div>
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
