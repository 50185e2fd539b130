import type { ReactNode } from 'react'
import type { ViewState } from '../../lib/xstate/viewState.ts'
import { AccountForm } from '../../modules/account/AccountForm.tsx'
import { ACCOUNT_CREATED, FULL_ACCESS, LIMITED_FEATURES } from '../../modules/account/limitedAccess.ts'
import type { NewAccountEvent } from '../../modules/account/newAccount.base.ts'
import { linkSignInState } from '../../modules/setup-link/linkSignIn.ts'
import { SetupLinkRejection } from '../../modules/setup-link/SetupLinkRejection.tsx'
import { SETUP_LINK_MESSAGES } from '../../modules/setup-link/setupLinkMessages.ts'
import { UnfinishedSetup } from '../../modules/setup-link/UnfinishedSetup.tsx'
import { SignedOutPage } from '../../modules/signed-out-page/SignedOutPage.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import { ExistingAccount } from './ExistingAccount.tsx'
import type { registrationMachine } from './registration.machine.ts'

export interface RegistrationViewProps {
  state: ViewState<typeof registrationMachine>
  send: (event: NewAccountEvent) => void
}

/** /register */
export function RegistrationView({ state, send }: RegistrationViewProps) {
  const { token, problem, limitation, fields, failure, hostedUser } = state.context
  const page = (title: string, subtitle: ReactNode, children: ReactNode) => (
    <SignedOutPage title={title} subtitle={subtitle} contactQuestion="Trouble registering?">
      {children}
    </SignedOutPage>
  )
  const title = 'Create your account'

  if (state.matches('accountExists'))
    return page(
      'Account already exists',
      'Please sign in with your existing credentials.',
      <ExistingAccount
        token={token}
        email={fields.values.email}
        replacesForm={fields.values.password !== ''}
      />,
    )
  if (problem !== null)
    return page(
      title,
      null,
      <SetupLinkRejection
        problem={problem}
        page="registration"
        isRetrying={state.matches('checkingToken')}
        onRetry={() => send({ type: 'check.retried' })}
        replacesForm={fields.values.password !== ''}
        isAccountCreated={hostedUser !== null}
        email={fields.values.email}
        used={{
          tone: 'error',
          help: 'This link was already used to create an account. Sign in with your email and the password you chose.',
        }}
      />,
    )
  if (state.matches('checkingToken'))
    return page(title, null, <Spinner label="Checking your link…" showLabel />)
  // The final states, until the dashboard is shown.
  if (state.matches('fullAccess'))
    return page(ACCOUNT_CREATED, FULL_ACCESS, <Spinner label="Opening your dashboard…" showLabel />)
  if (state.matches('limitedAccess'))
    return page(LIMITED_FEATURES, limitation, <Spinner label="Opening your dashboard…" showLabel />)
  if (failure?.kind === 'unclaimed' && !state.matches('connectingBackend'))
    return page(
      title,
      null,
      <UnfinishedSetup
        reason={failure.reason}
        busy={state.matches('claiming')}
        onRetry={() => send({ type: 'form.submitted' })}
      />,
    )
  const isConnecting = state.matches('connectingBackend')
  return page(
    title,
    'Your application was approved. Check your name and choose a password.',
    <AccountForm
      fields={fields}
      onEdit={(name, value) => send({ type: 'field.edited', name, value })}
      onSubmit={() => send({ type: 'form.submitted' })}
      signInState={linkSignInState(token, fields.values.email)}
      busy={
        isConnecting ||
        ['recheckingToken', 'creatingAccount', 'claiming'].some((busy) => state.value === busy)
      }
      submitLabel={isConnecting ? 'Connecting to the backend…' : 'Create Account'}
      failure={
        failure?.kind === 'failed' && (
          <Notice tone="error" title={SETUP_LINK_MESSAGES.registration.unverified}>
            {failure.reason}
          </Notice>
        )
      }
    />,
  )
}
