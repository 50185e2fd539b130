import type { ReactNode } from 'react'
import { LIMITED_FEATURES } from '../../modules/account/limitedAccess.ts'
import { SignedOutPage } from '../../modules/signed-out-page/SignedOutPage.tsx'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import { ExistingAccount } from './ExistingAccount.tsx'
import type { RegistrationFormProps } from './RegistrationForm.tsx'
import { RegistrationForm } from './RegistrationForm.tsx'
import { RegistrationRejection } from './RegistrationRejection.tsx'

export interface RegistrationViewProps extends RegistrationFormProps {
  /** Where 'Contact Us' writes to. */
  contactEmail: string
}

/** /register: the form, or why there is none and the way on. */
export function RegistrationView({ state, send, contactEmail }: RegistrationViewProps) {
  const { problem, limitation, fields } = state.context
  const frame = (title: string, subtitle: ReactNode, children: ReactNode) => (
    <SignedOutPage
      title={title}
      subtitle={subtitle}
      contact={{ question: 'Trouble registering?', email: contactEmail }}
    >
      {children}
    </SignedOutPage>
  )
  const title = 'Create your account'

  if (state.matches('accountExists'))
    return frame(
      'Account already exists',
      'Please sign in with your existing credentials.',
      <ExistingAccount email={fields.values.email} hadForm={fields.values.password !== ''} />,
    )
  // Checked again, the problem stays in sight until it is known better.
  if (problem !== null)
    return frame(
      title,
      null,
      <RegistrationRejection
        problem={problem}
        email={fields.values.email}
        isChecking={state.matches('checkingToken')}
        onRetry={() => send({ type: 'check.retried' })}
      />,
    )
  if (state.matches('checkingToken'))
    return frame(title, null, <Spinner label="Checking your link…" showLabel />)
  // On the way to the dashboard.
  if (state.matches('fullAccess'))
    return frame(
      'Account created',
      'Full backend access is available.',
      <Spinner label="Opening your dashboard…" showLabel />,
    )
  if (state.matches('providerOnly'))
    return frame(LIMITED_FEATURES, limitation, <Spinner label="Opening your dashboard…" showLabel />)
  return frame(
    title,
    'Your application was approved. Check your name and choose a password.',
    <RegistrationForm state={state} send={send} />,
  )
}
