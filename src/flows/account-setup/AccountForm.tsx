import { Link as RouterLink } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import type { ViewState } from '../../lib/xstate/viewState.ts'
import { NewPasswordFields } from '../../modules/account/NewPasswordFields.tsx'
import { Form } from '../../modules/form/Form.tsx'
import { FormNotice } from '../../modules/form/FormNotice.tsx'
import { RequiredNote } from '../../modules/form/RequiredNote.tsx'
import { linkSignInState } from '../../modules/setup-link/linkSignIn.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { AccountFailure } from './AccountFailure.tsx'
import * as styles from './AccountSetup.css.ts'
import type { AccountPage, AccountValues } from './accountFields.ts'
import type { AccountSetupEvent } from './accountSetup.context.ts'
import type { accountSetupMachine } from './accountSetup.machine.ts'

/** The button's label at each step of /setup. */
const SETUP_STEPS: Record<string, string> = {
  interrupted: 'Finish Setup',
  recheckingLink: 'Checking your link…',
  creatingAccount: 'Creating your account…',
  claiming: 'Setting up your account…',
  connectingBackend: 'Setting up your account…',
  markingRegistered: 'Setting up your account…',
  signingOut: 'Finishing…',
}

export interface AccountFormProps {
  state: ViewState<typeof accountSetupMachine>
  send: (event: AccountSetupEvent) => void
}

/** The form of a new account. On /setup it also offers to finish the steps that failed after the sign-up. */
export function AccountForm({ state, send }: AccountFormProps) {
  const { page, token, fields, failure } = state.context
  const { values, errors } = fields
  const isInterrupted = state.matches('interrupted')
  const isBusy = !state.matches('form') && !isInterrupted
  const isReadOnly = isBusy || isInterrupted
  const hasNames = page === 'registration' || page === 'signup'
  const edit = (name: keyof AccountValues) => (value: string) => send({ type: 'field.edited', name, value })
  const nameField = (name: 'firstName' | 'lastName') => ({
    required: true,
    value: values[name],
    error: errors[name],
    readOnly: isReadOnly,
    onValueChange: edit(name),
  })

  return (
    <Form
      className={styles.form}
      onSubmit={() => send({ type: 'form.submitted' })}
      // Only these pages show at a field why the provider refused it.
      {...(hasNames && { busy: isBusy })}
    >
      <FormNotice busy={isBusy}>
        {!isBusy && failure !== null && <AccountFailure context={state.context} failure={failure} />}
      </FormNotice>
      <RequiredNote />
      {hasNames && (
        <div className={styles.names}>
          <TextField label="First name" autoComplete="given-name" {...nameField('firstName')} />
          <TextField label="Last name" autoComplete="family-name" {...nameField('lastName')} />
        </div>
      )}
      <TextField
        label="Email"
        required={page === 'signup'}
        type="email"
        autoComplete="username"
        value={values.email}
        error={errors.email}
        readOnly={isReadOnly || page !== 'signup'}
        onValueChange={edit('email')}
        {...(page === 'registration' && { hint: 'From your application' })}
        {...(page === 'signup' && { placeholder: 'name@example.com' })}
      />
      <NewPasswordFields
        fields={fields}
        readOnly={isReadOnly}
        hasChecklist={page === 'setup'}
        onEdit={(name, value) => edit(name)(value)}
      />
      <div className={styles.actions}>
        <Button
          type="submit"
          variant="primary"
          size="large"
          block
          busy={isBusy}
          disabled={page === 'magicSetup' && (values.password === '' || values.confirmPassword === '')}
        >
          {submitLabel(page, state)}
        </Button>
        {isInterrupted && (
          <Button variant="quiet" size="large" block onClick={() => send({ type: 'steps.skipped' })}>
            Sign in without finishing
          </Button>
        )}
      </div>
      {hasNames && (
        <p className={styles.note}>
          Already have an account?{' '}
          <Link render={<RouterLink to={PATHS.demoLogin} state={linkSignInState(token, values.email)} />}>
            Sign in
          </Link>
        </p>
      )}
    </Form>
  )
}

function submitLabel(page: AccountPage, state: AccountFormProps['state']): string {
  const step = page === 'setup' ? SETUP_STEPS[String(state.value)] : undefined
  if (step !== undefined) return step
  if (page !== 'magicSetup' && state.matches('connectingBackend')) return 'Connecting documents and chat…'
  return page === 'signup' ? 'Create Account & Continue' : 'Create Account'
}
