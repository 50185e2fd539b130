import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import type { ViewState } from '../../lib/xstate/viewState.ts'
import { SignedOutPage } from '../../modules/signed-out-page/SignedOutPage.tsx'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import { InvalidSetupLink } from './InvalidSetupLink.tsx'
import { MagicSetupForm } from './MagicSetupForm.tsx'
import type { MagicSetupEvent, magicSetupMachine } from './magicSetup.machine.ts'

export interface MagicSetupViewProps {
  state: ViewState<typeof magicSetupMachine>
  send: (event: MagicSetupEvent) => void
  /** Where 'Contact Us' writes to. */
  contactEmail: string
  /** Where onboarding goes on for whoever set up in this tab and came back; null for anybody else. */
  onboardingPath: string | null
}

export function MagicSetupView({ state, send, contactEmail, onboardingPath }: MagicSetupViewProps) {
  const { person, problem } = state.context
  const frame = (title: string, subtitle: ReactNode, children: ReactNode) => (
    <SignedOutPage
      title={title}
      subtitle={subtitle}
      contact={{ question: 'Trouble with your link?', email: contactEmail }}
    >
      {children}
    </SignedOutPage>
  )
  const title = 'Create your account'

  if (problem !== null)
    return frame(
      // A link that could not be checked may well be valid.
      problem === 'unverified' ? title : 'Invalid Setup Link',
      null,
      <InvalidSetupLink
        problem={problem}
        onboardingPath={onboardingPath}
        isRetrying={state.matches('loading')}
        onRetry={() => send({ type: 'loading.retried' })}
      />,
    )
  if (state.matches('loading')) return frame(title, null, <Spinner label="Checking your link…" showLabel />)
  if (state.matches('alreadyExists'))
    return frame(
      title,
      null,
      <Notice
        tone="warning"
        title="Account already exists"
        action={<ButtonLink render={<Link to={PATHS.demoLogin} />}>Sign In</ButtonLink>}
      >
        Please sign in with your existing credentials.
      </Notice>,
    )
  const welcome = person?.firstName ? `Welcome, ${person.firstName}.` : 'Welcome.'
  return frame(
    title,
    `${welcome} Choose a password; a few questions about your assistant follow.`,
    <MagicSetupForm state={state} send={send} />,
  )
}
