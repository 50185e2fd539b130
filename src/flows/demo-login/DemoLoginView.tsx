import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { PATHS, REQUEST_HASH } from '../../domain/paths.ts'
import { SignedOutPage } from '../../modules/signed-out-page/SignedOutPage.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import * as styles from './DemoLoginView.css.ts'
import { SignInForm, type SignInFormProps } from './SignInForm.tsx'

export interface DemoLoginViewProps extends SignInFormProps {
  /** Where 'Contact Us' writes to. */
  contactEmail: string
  /** Asks for the second factor, in the form's place. */
  challenge: ReactNode
}

export function DemoLoginView({ state, send, contactEmail, challenge }: DemoLoginViewProps) {
  const isChallenged = state.matches('challenged')
  return (
    <SignedOutPage
      backTo={PATHS.home}
      title="Demo login"
      subtitle={
        isChallenged ? 'One more step: your second factor.' : 'Use the email and password of your account.'
      }
      contact={{ question: 'Trouble signing in?', email: contactEmail }}
    >
      {isChallenged ? (
        challenge
      ) : (
        <>
          <SignInForm state={state} send={send} />
          <p className={styles.aside}>
            No invitation yet?{' '}
            <Link render={<RouterLink to={`${PATHS.home}${REQUEST_HASH}`} />}>Request Demo Access</Link>
          </p>
        </>
      )}
    </SignedOutPage>
  )
}
