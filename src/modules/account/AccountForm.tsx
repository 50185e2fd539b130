import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import type { Fields } from '../../lib/forms/fields.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { Form } from '../form/Form.tsx'
import { FormNotice } from '../form/FormNotice.tsx'
import { RequiredNote } from '../form/RequiredNote.tsx'
import * as styles from './AccountForm.css.ts'
import type { AccountValues, ApplicantField } from './accountFields.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'

export interface AccountFormProps {
  fields: Fields<AccountValues>
  onEdit: (name: ApplicantField, value: string) => void
  /** If omitted, the email is read-only: it comes from the application. */
  onEmailEdit?: (email: string) => void
  onSubmit: () => void
  busy: boolean
  submitLabel: string
  /** History state for the demo login. */
  signInState: object
  /** Why the last attempt failed. */
  failure: ReactNode
}

/** The form of registration and direct sign-up. */
export function AccountForm({
  fields,
  onEdit,
  onEmailEdit,
  onSubmit,
  busy,
  submitLabel,
  signInState,
  failure,
}: AccountFormProps) {
  const { values, errors } = fields
  const field = (name: ApplicantField) => ({
    required: true,
    value: values[name],
    error: errors[name],
    readOnly: busy,
    onValueChange: (value: string) => onEdit(name, value),
  })

  return (
    <Form className={styles.form} onSubmit={onSubmit} busy={busy}>
      <FormNotice busy={busy}>{failure}</FormNotice>
      <RequiredNote />
      <div className={styles.names}>
        <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
      </div>
      <TextField
        label="Email"
        required={onEmailEdit !== undefined}
        type="email"
        autoComplete="username"
        value={values.email}
        error={errors.email}
        readOnly={busy || onEmailEdit === undefined}
        onValueChange={(email) => onEmailEdit?.(email)}
        {...(onEmailEdit === undefined
          ? { hint: 'From your application' }
          : { placeholder: 'name@example.com' })}
      />
      <NewPasswordFields fields={fields} readOnly={busy} onEdit={onEdit} />
      <Button type="submit" variant="primary" size="large" block busy={busy}>
        {submitLabel}
      </Button>
      <p className={styles.signIn}>
        Already have an account?{' '}
        <Link render={<RouterLink to={PATHS.demoLogin} state={signInState} />}>Sign in</Link>
      </p>
    </Form>
  )
}
