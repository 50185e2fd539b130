import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { linkSignInState } from '../../modules/setup-link/linkSignIn.ts'
import { SetupLinkLayout } from '../../modules/setup-link/SetupLinkLayout.tsx'
import { SetupLinkRejection } from '../../modules/setup-link/SetupLinkRejection.tsx'
import { welcomeText } from '../../modules/setup-link/setupLink.ts'
import { UnfinishedSetup } from '../../modules/setup-link/UnfinishedSetup.tsx'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import type { MagicSetupFormProps } from './MagicSetupForm.tsx'
import { MagicSetupForm } from './MagicSetupForm.tsx'

export interface MagicSetupViewProps extends MagicSetupFormProps {
  /** Path of the unfinished onboarding if the link was used in this tab, otherwise null. */
  onboardingPath: string | null
}

export function MagicSetupView({ state, send, onboardingPath }: MagicSetupViewProps) {
  const { token, applicant, problem, fields, isAccountCreated, claimFailure } = state.context
  const page = (title: string, subtitle: ReactNode, children: ReactNode) => (
    <SetupLinkLayout title={title} subtitle={subtitle}>
      {children}
    </SetupLinkLayout>
  )
  const title = 'Create your account'

  if (problem !== null)
    return page(
      // A link that could not be checked may be valid.
      problem === 'unverified' ? title : 'Invalid Setup Link',
      null,
      <SetupLinkRejection
        problem={problem}
        page="magicSetup"
        isRetrying={state.matches('loading')}
        onRetry={() => send({ type: 'check.retried' })}
        replacesForm={fields.values.password !== ''}
        isAccountCreated={isAccountCreated}
        email={applicant?.email ?? null}
        {...(onboardingPath !== null && {
          used: {
            help: 'Your account exists; you still need to finish onboarding.',
            linkLabel: 'Continue',
            to: onboardingPath,
          },
        })}
      />,
    )
  if (state.matches('loading')) return page(title, null, <Spinner label="Checking your link…" showLabel />)
  if (state.matches('alreadyExists'))
    return page(
      title,
      null,
      <Notice
        tone="warning"
        title="Account already exists"
        action={
          <ButtonLink
            render={<Link to={PATHS.demoLogin} state={linkSignInState(token, applicant?.email ?? '')} />}
          >
            Sign In
          </ButtonLink>
        }
      >
        Please sign in with your existing credentials.
      </Notice>,
    )
  if (state.matches('opened')) return page(title, null, <Spinner label="Opening your dashboard…" showLabel />)
  if (state.matches('interrupted') || (state.matches('claiming') && claimFailure !== null))
    return page(
      title,
      null,
      <UnfinishedSetup
        reason={claimFailure ?? ''}
        busy={state.matches('claiming')}
        onRetry={() => send({ type: 'form.submitted' })}
      />,
    )
  return page(
    title,
    `${welcomeText(state.context)} Choose a password. Next: a few questions about your assistant.`,
    <MagicSetupForm state={state} send={send} />,
  )
}
