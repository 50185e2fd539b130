import { PATHS } from '../../domain/paths.ts'
import type { ViewState } from '../../lib/xstate/viewState.ts'
import { AccountForm } from '../../modules/account/AccountForm.tsx'
import type { AccountValues } from '../../modules/account/accountFields.ts'
import { ACCOUNT_CREATED, FULL_ACCESS, LIMITED_FEATURES } from '../../modules/account/limitedAccess.ts'
import type { NewAccountEvent } from '../../modules/account/newAccount.base.ts'
import { SignedOutPage } from '../../modules/signed-out-page/SignedOutPage.tsx'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import { DirectSignupFailure } from './DirectSignupFailure.tsx'
import * as styles from './DirectSignupView.css.ts'
import type { directSignupMachine } from './directSignup.machine.ts'

export interface DirectSignupViewProps {
  state: ViewState<typeof directSignupMachine>
  send: (event: NewAccountEvent) => void
}

/** /signup. Shows only a spinner until access is granted. */
export function DirectSignupView({ state, send }: DirectSignupViewProps) {
  const { fields, failure, limitation } = state.context
  if (state.matches('checkingAccess'))
    return (
      <main className={styles.checkingAccess}>
        <Spinner label="Checking access" size="medium" />
      </main>
    )
  // The final states, until onboarding is shown.
  const opening = <Spinner label="Opening onboarding…" showLabel />
  if (state.matches('fullAccess'))
    return (
      <SignedOutPage title={ACCOUNT_CREATED} subtitle={FULL_ACCESS}>
        {opening}
      </SignedOutPage>
    )
  if (state.matches('limitedAccess'))
    return (
      <SignedOutPage title={LIMITED_FEATURES} subtitle={limitation}>
        {opening}
      </SignedOutPage>
    )
  const isConnecting = state.matches('connectingBackend')
  const edit = (name: keyof AccountValues, value: string) => send({ type: 'field.edited', name, value })
  return (
    <SignedOutPage
      title="Create your account"
      subtitle="Choose a password. Next: a few questions about your assistant."
      backTo={PATHS.home}
    >
      <AccountForm
        fields={fields}
        onEdit={edit}
        onEmailEdit={(email) => edit('email', email)}
        onSubmit={() => send({ type: 'form.submitted' })}
        signInState={{ email: fields.values.email }}
        busy={isConnecting || state.matches('creatingAccount')}
        submitLabel={isConnecting ? 'Connecting to the backend…' : 'Create Account & Continue'}
        failure={failure !== null && <DirectSignupFailure failure={failure} email={fields.values.email} />}
      />
    </SignedOutPage>
  )
}
