import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import type { ViewState } from '../../lib/xstate/viewState.ts'
import { SetupLinkLayout } from '../../modules/setup-link/SetupLinkLayout.tsx'
import { SetupLinkRejection } from '../../modules/setup-link/SetupLinkRejection.tsx'
import type { SetupLinkPage } from '../../modules/setup-link/setupLinkMessages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import * as styles from './ClaimLinkView.css.ts'
import type { ClaimLinkEvent, claimLinkMachine } from './claimLink.machine.ts'

export interface ClaimLinkViewProps {
  state: ViewState<typeof claimLinkMachine>
  send: (event: ClaimLinkEvent) => void
  /** The page that the link opens. */
  page: SetupLinkPage
  /** Replaces the page if the link is for another person; `linkEmail` is null if unknown. */
  signOutPrompt: (linkEmail: string | null) => ReactNode
}

/** A setup link opened by a signed-in user. */
export function ClaimLinkView({ state, send, page, signOutPrompt }: ClaimLinkViewProps) {
  const { email, linkEmail, problem, failure, hasBackendAccess } = state.context
  const layout = (subtitle: ReactNode, children: ReactNode) => (
    <SetupLinkLayout title="Finish setting up your account" subtitle={subtitle}>
      {children}
    </SetupLinkLayout>
  )

  if (state.matches('forAnotherPerson')) return signOutPrompt(linkEmail)
  if (problem !== null)
    return layout(
      null,
      <SetupLinkRejection
        problem={problem}
        page={page}
        isRetrying={state.matches('checking')}
        onRetry={() => send({ type: 'check.retried' })}
        replacesForm={linkEmail !== null}
        email={linkEmail}
        used={{
          tone: 'error',
          help: 'Another account has already used it. Contact us if you think this is a mistake.',
          linkLabel: 'Go to the dashboard',
          to: PATHS.dashboard,
        }}
      />,
    )
  if (state.matches('checking')) return layout(null, <Spinner label="Checking your link…" showLabel />)
  if (state.matches('finished')) return layout(null, <Spinner label="Opening your dashboard…" showLabel />)
  if (state.matches('signInRequired')) return layout(null, <Spinner label="Opening sign-in…" showLabel />)
  return layout(
    <>
      You are signed in as <span className={styles.email}>{email}</span>. This link connects your approved
      application to this account.
      {!hasBackendAccess && ' Then sign in once more with your password to create your knowledge base.'}
    </>,
    <div className={styles.content}>
      {failure !== null && !state.matches('claiming') && (
        <Notice tone="error" title="Setup couldn't be finished">
          {failure}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button
          variant="primary"
          size="large"
          block
          busy={state.matches('claiming')}
          onClick={() => send({ type: 'claim.requested' })}
        >
          Finish setting up
        </Button>
        <ButtonLink size="large" block render={<Link to={PATHS.dashboard} />}>
          Go to the dashboard
        </ButtonLink>
      </div>
    </div>,
  )
}
