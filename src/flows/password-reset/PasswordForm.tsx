import { Form } from '../../modules/form/Form.tsx'
import { FormNotice } from '../../modules/form/FormNotice.tsx'
import { RequiredNote } from '../../modules/form/RequiredNote.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './PasswordResetView.css.ts'
import type { PasswordResetPartProps } from './viewProps.ts'

export function PasswordForm({ state, send }: PasswordResetPartProps) {
  const { passwords, request, failure } = state.context
  const isBusy = state.matches({ linked: 'saving' })
  const field = (name: keyof typeof passwords.values) => ({
    required: true,
    autoComplete: 'new-password' as const,
    value: passwords.values[name],
    error: passwords.errors[name],
    readOnly: isBusy,
    onValueChange: (value: string) => send({ type: 'password.edited', name, value }),
  })

  return (
    <Form className={styles.column} busy={isBusy} onSubmit={() => send({ type: 'passwords.submitted' })}>
      <FormNotice busy={isBusy}>
        {failure !== null && (
          <Notice tone="error" title="Your password couldn't be saved.">
            {failure}
          </Notice>
        )}
      </FormNotice>
      {/* Lets password managers detect the account. */}
      <VisuallyHidden
        render={
          <input
            type="email"
            autoComplete="username"
            readOnly
            tabIndex={-1}
            aria-hidden="true"
            value={request.values.email}
          />
        }
      />
      <RequiredNote />
      <PasswordField label="New password" hint="At least 6 characters" {...field('password')} />
      <PasswordField label="Confirm password" {...field('confirmPassword')} />
      <Button type="submit" variant="primary" size="large" block busy={isBusy}>
        Save password
      </Button>
    </Form>
  )
}
