import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import type { ViewState } from '../../lib/xstate/viewState.ts'
import { SignedOutPage } from '../../modules/signed-out-page/SignedOutPage.tsx'
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
    <SignedOutPage
      title="Set up your account"
      subtitle={subtitle}
      contact={{ question: 'Trouble with your link?', email: contactEmail }}
    >
      {children}
    </SignedOutPage>
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
