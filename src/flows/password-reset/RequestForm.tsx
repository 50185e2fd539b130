import { Form } from '../../modules/form/Form.tsx'
import { FormNotice } from '../../modules/form/FormNotice.tsx'
import { RequiredNote } from '../../modules/form/RequiredNote.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import * as styles from './PasswordResetView.css.ts'
import type { PasswordResetPartProps } from './viewProps.ts'

export function RequestForm({ state, send }: PasswordResetPartProps) {
  const { request, failure } = state.context
  const isBusy = state.matches('sending')

  return (
    <Form className={styles.column} busy={isBusy} onSubmit={() => send({ type: 'request.submitted' })}>
      <FormNotice busy={isBusy}>
        {failure !== null && (
          <Notice tone="error" title="The email couldn't be sent.">
            {failure}
          </Notice>
        )}
      </FormNotice>
      <RequiredNote />
      <TextField
        label="Email"
        required
        type="email"
        autoComplete="username"
        placeholder="name@example.com"
        value={request.values.email}
        error={request.errors.email}
        readOnly={isBusy}
        onValueChange={(value) => send({ type: 'email.edited', value })}
      />
      <Button type="submit" variant="primary" size="large" block busy={isBusy}>
        {state.matches('expired') ? 'Send a new link' : 'Send the link'}
      </Button>
    </Form>
  )
}
