import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { PATHS, REQUEST_HASH } from '../../domain/paths.ts'
import { SignedOutPage } from '../../modules/signed-out-page/SignedOutPage.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import * as styles from './DemoLoginView.css.ts'
import { SignInForm, type SignInFormProps } from './SignInForm.tsx'

export interface DemoLoginViewProps extends SignInFormProps {
  /** Replaces the form while a second factor is required. */
  secondFactor: ReactNode
  /** Content above the form. */
  extras?: ReactNode
}

export function DemoLoginView({ state, send, secondFactor, extras }: DemoLoginViewProps) {
  const isChallenged = state.matches('challenged')
  return (
    <SignedOutPage
      backTo={PATHS.home}
      title="Demo login"
      subtitle={
        isChallenged
          ? "Verify it's you."
          : `${extras ? 'Try the demo, or sign' : 'Sign'} in with your email and password.`
      }
      contactQuestion="Trouble signing in?"
    >
      {isChallenged ? (
        secondFactor
      ) : (
        <>
          {extras}
          <SignInForm state={state} send={send} />
          <p className={styles.aside}>
            Don't have access yet?{' '}
            <Link render={<RouterLink to={`${PATHS.home}${REQUEST_HASH}`} />}>Request Demo Access</Link>
          </p>
        </>
      )}
    </SignedOutPage>
  )
}
