import { RotateCw } from 'lucide-react'
import { useStepFocus } from '../../lib/focus/useStepFocus.ts'
import type { ViewState } from '../../lib/xstate/viewState.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import type { NoticeTone } from '../../ui/Notice/Notice.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import { OTHER_PASSWORD } from '../account/limitedAccess.ts'
import * as styles from './BackendAccessView.css.ts'
import type { backendAccessMachine } from './backendAccess.machine.ts'

export interface BackendAccessViewProps {
  state: ViewState<typeof backendAccessMachine>
  /** What the user lacks: 'Backend Access Required'. */
  title: string
  /** Defaults to `warning`, which is announced immediately. */
  tone?: NoticeTone
  contactEmail: string
  onRetry: () => void
  onSignIn: () => void
}

/** Shown on pages that need the backend while the user has no backend access: why, and what to do. */
export function BackendAccessView({
  state,
  title,
  tone = 'warning',
  contactEmail,
  onRetry,
  onSignIn,
}: BackendAccessViewProps) {
  const canRetry = state.matches('unreachable') || state.matches('retrying')
  const ref = useStepFocus<HTMLDivElement>(canRetry ? 'unreachable' : JSON.stringify(state.value))
  return (
    <Notice
      ref={ref}
      tabIndex={-1}
      tone={tone}
      title={title}
      action={
        !state.matches('checking') && (
          <div className={styles.actions}>
            {canRetry && (
              <Button
                icon={<RotateCw aria-hidden="true" />}
                busy={state.matches('retrying')}
                onClick={onRetry}
              >
                Retry
              </Button>
            )}
            <Button variant={canRetry ? 'quiet' : 'secondary'} onClick={onSignIn}>
              {signInLabel(state)}
            </Button>
          </div>
        )
      }
    >
      <Explanation state={state} contactEmail={contactEmail} />
    </Notice>
  )
}

function signInLabel(state: BackendAccessViewProps['state']): string {
  if (state.matches('notSetUp')) return 'Finish setting up'
  return state.matches('demoAccess') ? 'Sign in' : 'Sign in again'
}

function Explanation({ state, contactEmail }: Pick<BackendAccessViewProps, 'state' | 'contactEmail'>) {
  if (state.matches('demoAccess'))
    return 'The access code does not include documents and chat. Sign in with an account of your own to use them.'
  if (state.matches('checking')) return 'Checking the connection to the backend…'
  if (state.matches('notSetUp'))
    return 'Your account is approved, but its setup was not completed, so it has no knowledge base yet. Finish setting up: sign in once more with your password.'
  if (state.matches('reachable'))
    return 'You are signed in, but not to the backend, which stores your documents and answers questions. Sign in again to connect to it.'
  if (state.matches('otherPassword'))
    return (
      <>
        {OTHER_PASSWORD} Write to <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link> to have it
        changed.
      </>
    )
  if (state.matches('noAccount'))
    return (
      <>
        This account has no knowledge base yet. Contact us at{' '}
        <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link>.
      </>
    )
  return 'The backend, which stores your documents and answers questions, cannot be reached. You stay signed in: retry in a moment.'
}
