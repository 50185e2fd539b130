import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { SetupLinkLayout } from '../../modules/setup-link/SetupLinkLayout.tsx'
import { SetupLinkRejection } from '../../modules/setup-link/SetupLinkRejection.tsx'
import { welcomeText } from '../../modules/setup-link/setupLink.ts'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import type { SetupFormProps } from './SetupForm.tsx'
import { SetupForm } from './SetupForm.tsx'
import { SETUP_OUTCOMES } from './setupOutcomes.ts'

export function SetupView({ state, send }: SetupFormProps) {
  const { applicant, problem, fields, isAccountCreated, outcome } = state.context
  const page = (subtitle: ReactNode, children: ReactNode) => (
    <SetupLinkLayout title="Set up your account" subtitle={subtitle}>
      {children}
    </SetupLinkLayout>
  )

  if (problem !== null)
    return page(
      null,
      <SetupLinkRejection
        problem={problem}
        isAccountCreated={isAccountCreated}
        email={applicant?.email ?? null}
        page="setup"
        isRetrying={state.matches('verifying')}
        onRetry={() => send({ type: 'check.retried' })}
        replacesForm={fields.values.password !== ''}
      />,
    )
  if (state.matches('verifying')) return page(null, <Spinner label="Checking your link…" showLabel />)
  if (state.matches('done')) {
    const { tone, title, text } = SETUP_OUTCOMES[outcome]
    return page(
      null,
      <Notice
        tone={tone}
        title={title}
        action={<ButtonLink render={<Link to={PATHS.demoLogin} />}>Sign In</ButtonLink>}
      >
        {text}
      </Notice>,
    )
  }
  return page(
    state.matches('interrupted')
      ? null
      : `${welcomeText(state.context)} Choose a password, then sign in with it.`,
    <SetupForm state={state} send={send} />,
  )
}
