import type { ViewState } from '../../lib/xstate/viewState.ts'
import { NewPasswordFields } from '../../modules/account/NewPasswordFields.tsx'
import { Form } from '../../modules/form/Form.tsx'
import { FormNotice } from '../../modules/form/FormNotice.tsx'
import { RequiredNote } from '../../modules/form/RequiredNote.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import * as styles from './MagicSetupView.css.ts'
import type { MagicSetupEvent, magicSetupMachine } from './magicSetup.machine.ts'

export interface MagicSetupFormProps {
  state: ViewState<typeof magicSetupMachine>
  send: (event: MagicSetupEvent) => void
}

/** The password form. */
export function MagicSetupForm({ state, send }: MagicSetupFormProps) {
  const { applicant, fields, failure } = state.context
  const { password, confirmPassword } = fields.values
  const isBusy = !state.matches('form')

  return (
    <Form className={styles.form} onSubmit={() => send({ type: 'form.submitted' })}>
      <FormNotice busy={isBusy}>
        {failure !== null && (
          <Notice tone="error" title={failure.message}>
            {failure.reason}
          </Notice>
        )}
      </FormNotice>
      <RequiredNote />
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        readOnly
        value={applicant?.email ?? ''}
        onValueChange={() => {}}
      />
      <NewPasswordFields
        fields={fields}
        readOnly={isBusy}
        onEdit={(name, value) => send({ type: 'field.edited', name, value })}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        block
        busy={isBusy}
        disabled={password === '' || confirmPassword === ''}
      >
        Create Account
      </Button>
    </Form>
  )
}
