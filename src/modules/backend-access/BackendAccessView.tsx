import { RotateCw } from 'lucide-react'
import { useStepFocus } from '../../lib/focus/useStepFocus.ts'
import type { ViewState } from '../../lib/xstate/viewState.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Notice, type NoticeTone } from '../../ui/Notice/Notice.tsx'
import { OTHER_PASSWORD } from '../account/limitedAccess.ts'
import { ContactLink } from '../contact/ContactLink.tsx'
import * as styles from './BackendAccessView.css.ts'
import type { backendAccessMachine } from './backendAccess.machine.ts'

export interface BackendAccessViewProps {
  state: ViewState<typeof backendAccessMachine>
  /** What the user lacks: 'Backend Access Required'. */
  title: string
  /** Defaults to `warning`, which is announced immediately. */
  tone?: NoticeTone
  onRetry: () => void
  onSignIn: () => void
}

/** Shown on pages that need the backend while the user has no backend access: why, and what to do. */
export function BackendAccessView({
  state,
  title,
  tone = 'warning',
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
      <Explanation state={state} />
    </Notice>
  )
}

function signInLabel(state: BackendAccessViewProps['state']): string {
  if (state.matches('notSetUp')) return 'Finish setting up'
  return state.matches('demoAccess') ? 'Sign in' : 'Sign in again'
}

function Explanation({ state }: Pick<BackendAccessViewProps, 'state'>) {
  if (state.matches('demoAccess'))
    return "Demo access doesn't include documents and chat. Sign in with your own account to use them."
  if (state.matches('checking')) return 'Checking the connection to documents and chat…'
  if (state.matches('notSetUp'))
    return "Your account is approved, but setup isn't finished. Sign in once more with your password to create your knowledge base."
  if (state.matches('reachable'))
    return "You're signed in, but not connected to documents and chat. Sign in again to connect."
  if (state.matches('otherPassword'))
    return (
      <>
        {OTHER_PASSWORD} Contact <ContactLink /> to change it.
      </>
    )
  if (state.matches('noAccount'))
    return (
      <>
        This account doesn't have a knowledge base yet. To get one, contact <ContactLink />.
      </>
    )
  return "Documents and chat can't be reached right now. You're still signed in; try again in a moment."
}
