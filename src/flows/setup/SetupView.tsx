import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { PRODUCT_NAME } from '../../domain/product.ts'
import type { ViewState } from '../../lib/xstate/viewState.ts'
import { AuthLayout } from '../../ui/AuthLayout/AuthLayout.tsx'
import { ContactFoot } from '../../ui/AuthLayout/ContactFoot.tsx'
import { HomeMark } from '../../ui/AuthLayout/HomeMark.tsx'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import { SetupForm } from './SetupForm.tsx'
import { SetupRejection } from './SetupRejection.tsx'
import type { SetupEvent, setupMachine } from './setup.machine.ts'

export interface SetupViewProps {
  state: ViewState<typeof setupMachine>
  send: (event: SetupEvent) => void
  /** Where 'Contact Us' writes to. */
  contactEmail: string
}

export function SetupView({ state, send, contactEmail }: SetupViewProps) {
  const { person, problem } = state.context
  const frame = (subtitle: ReactNode, children: ReactNode) => (
    <AuthLayout
      brand={<HomeMark name={PRODUCT_NAME} render={<Link to={PATHS.home} />} />}
      title="Set up your account"
      subtitle={subtitle}
      foot={<ContactFoot question="Trouble with your link?" email={contactEmail} />}
    >
      {children}
    </AuthLayout>
  )

  if (problem !== null)
    return frame(
      null,
      <SetupRejection
        problem={problem}
        isRetrying={state.matches('verifying')}
        onRetry={() => send({ type: 'verification.retried' })}
      />,
    )
  if (state.matches('verifying')) return frame(null, <Spinner label="Checking your link…" showLabel />)
  if (state.matches('done'))
    return frame(
      null,
      <Notice
        tone="success"
        title="Account created successfully! Please log in."
        action={<ButtonLink render={<Link to={PATHS.demoLogin} />}>Sign In</ButtonLink>}
      />,
    )
  const welcome = person?.firstName ? `Welcome, ${person.firstName}.` : 'Welcome.'
  return frame(
    state.matches('interrupted') ? null : `${welcome} Choose a password, then sign in with it.`,
    <SetupForm state={state} send={send} />,
  )
}
